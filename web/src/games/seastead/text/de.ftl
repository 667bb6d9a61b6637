### Was die Bilder von Seastead sagen, über die Texte des Spiels hinaus.

## Orte und Docks

web-free = kostenlos
# $price (Text): etwa 2 Fisch.
web-price = Preis jetzt: { $price }
web-prices = Preis jetzt: Hafen { $port }, Akademie { $academy }, Werft { $shipyard }
web-location = Ort { $location }
web-cost = Baukosten { $cost }
# $type (Text): etwa Hafen; $amount (Zahl).
web-tag = { $type } kostet { $amount } weniger
# $player (Text): etwa Platz 1.
web-built = { $type } von { $player }
web-ship-of = Schiff von { $player }
# $points (Text): mit seinem Wort; $port (Text): etwa 1-3.
web-dock-area = { $type } hier: { $points } durch das Dock auf { $port }
web-dock-score = { $player }: { $points } für Gebäude
web-dock-owner = { $player } wertet { $kind } im Lager, höchstens { $most }
web-flotilla = Flotilla { $flotilla }: Nachfrage { $kind }, Seite { $side }, { $built } von 6 Orten bebaut
web-demand =
    { $locked ->
        [yes] Nachfrage auf Flotilla { $flotilla }: { $kind }, gesperrt
       *[no] Nachfrage auf Flotilla { $flotilla }: { $kind }
    }

## Spielertableaus, Karten

# $left (Zahl): wie viele Gebäude übrig sind.
web-row = { $type }: noch { $left } von 4
web-columns = Spalten
# $beside und $boxed (Zahlen); $placed (Text): Orte, oder "none".
web-ships =
    { $placed ->
        [none] { $beside } daneben
       *[other] { $beside } daneben, auf { $placed }
    }{ $boxed ->
        [0] {""}
       *[other] , { $boxed } aus dem Spiel
    }
web-no-specialists = Noch niemand: Jede Akademie bringt einen Spezialisten.
web-face-down = verdeckt
web-ready = Offene Spezialisten
web-removed = Aus dem Spiel: { $names }
web-removed-docks =
    { $count ->
        [one] { $count } Dock aus dem Spiel
       *[other] { $count } Docks aus dem Spiel
    }
web-first = Beginnt jede Runde
web-pad-dock = Gebäude am Dock { $location }
web-either = entweder so
web-or = oder so
# $half (Text): a oder b; $mine und $other (Text): was die Hälften bringen.
web-way = Hälfte { $half } für dich: { $mine }. Für die andere Seite: { $other }
web-half-of = { $player }: { $half }
web-drawn = Gezogen: { $name }. { $rule }
web-locks = sperrt { $kind }
web-displays = Vorrat und Auslagen

## Aktionen in wenigen Worten

web-do-dive = Tauchen
web-do-build = { $type } { $location }: { $price }
web-do-half = Du: { $own } | Gegner: { $other }
web-do-half-solo = Du: { $own } | Boss: { $other }
web-do-market = { $amount } tauschen
web-do-dock = { $slot }: { $kind }-Dock
web-do-copy = Effekt von { $location }
web-do-swap = { $kind } und { $other }
web-do-stop = Nichts weiter
web-do-decline = Verzichten
web-prompt-take = noch { $amount }
web-prompt-picked = von { $location }
web-window-pre = vor der Aktion
web-window-oriented = bevor jemand nimmt
web-window-taken = beide haben genommen
web-window-location = vor dem Ortseffekt
web-window-post = nach der Aktion
web-window-opponent-oriented = der Gegner hat die Karte ausgerichtet
web-window-opponent-paid = der Gegner hat bezahlt

## Was die Dinge sind

web-use-dive = Fürs Tauchen.
web-use-build = Fürs Bauen.
web-use-both = Fürs Tauchen und fürs Bauen.
web-tip-kind = Nachfrage auf Flotilla { $flotilla }; noch { $supply } im Vorrat. Ein Dock dieser Art wertet, was im Lager liegt.
web-name-any = Beliebige Ressource
web-tip-any = Fisch, Seetang, Artefakt oder Metall, nach Wahl.
web-name-cleanup = Säuberungsmarker
web-tip-cleanup = 1 Siegpunkt wert. Zu zweit löst der letzte Marker im Vorrat das Spielende aus.
web-name-points = Siegpunkte
web-tip-points = Durch Docks, Orte, offene Spezialisten und Säuberungsmarker.
web-tip-port = Bringt ein Dock aus der Auslage, das an seinen Ort kommt.
web-tip-academy = Bringt einen Spezialisten aus der Auslage.
web-tip-shipyard = Bringt ein Schiff, das auf einen günstigsten freien Ort einer Flotilla kommt.
web-name-ship = Schiff
web-tip-ship = Wo es steht, kostet ein Bau 1 weniger, für alle. Baut dort der Gegner, bekommt, wem das Schiff gehört, 1 beliebige Ressource.
web-name-dock = Dock
web-tip-dock = Wer es besitzt, wertet gelagerte Ressourcen seiner Art. Passende Gebäude rundum bringen denen Siegpunkte, die sie gebaut haben: vom Dock aus gesehen zwei links und zwei rechts.
web-name-demand = Nachfragemarker
web-tip-demand = Auf dieser Flotilla wird mit dieser Art bezahlt.
web-name-lock = Gesperrter Nachfragemarker
web-tip-lock = Solange er gesperrt ist, kann er nicht getauscht werden.
web-name-dive = Tauchen
web-tip-dive = Decke eine Karte auf und richte sie aus: eine Hälfte für dich, die andere für den Gegner. Liegt oben eine Tiefseekarte, naht das Ende.
web-tip-face-up = Sie liegt so, wie sie ausgerichtet wurde; manche Ortseffekte nehmen noch einmal von ihr.
web-name-specialist = Spezialist
web-tip-specialist = Einmal im passenden Moment einsetzbar, danach verdeckt. Offen 1 Siegpunkt wert.
web-name-resolution = Beschluss
web-tip-resolution = Ändert eine Regel für alle, solange er im Spiel ist.
web-name-first = Beginnt jede Runde
web-tip-first = Dieser Platz ist in jeder Runde zuerst am Zug.
web-name-buildings = Gebäude
web-name-row-port = Reihenbonus der Häfen
web-tip-row-port = Nach deinem vierten Hafen: Wähle eines deiner Docks und nimm für jede Ressource seiner Art, die du hast, 1 Säuberungsmarker, höchstens 3.
web-name-row-academy = Reihenbonus der Akademien
web-tip-row-academy = Nach deiner vierten Akademie: Decke einen deiner Spezialisten wieder auf.
web-name-row-shipyard = Reihenbonus der Werften
web-tip-row-shipyard = Nach deiner vierten Werft: Bewege beliebig viele deiner Schiffe auf freie Orte.
web-name-column = Spaltenbonus
web-tip-column = Sind Hafen, Akademie und Werft einer Spalte gebaut: Tausche zwei Nachfragemarker und sperre einen davon.
web-name-boss = Boss
web-tip-boss = Hat 20 Siegpunkte und 3 für jedes seiner Gebäude. Er baut, wo zu einer seiner Ressourcen eine zweite kommt oder wo eine auf dein Schiff trifft.

## Nachschlagen

web-group-pieces = Spielmaterial
web-group-resolutions = Beschlüsse
web-group-effects = Ortseffekte
web-group-dive = Tauchkarten
# $where (Text): Orte mit ihrer Seite, etwa 1-6 A, 2-6 B.
web-effect = Effekt { $number } ({ $where })

## Die erste Partie

web-guide-sea = Vier Flotillas treiben auf dem Meer. Der Marker in ihrer Mitte sagt, womit dort bezahlt wird. In deinem Zug tauchst du nach Ressourcen oder du baust.
web-guide-use = Vor der Aktion darfst du Spezialisten einsetzen. Die Quartiermeisterin bringt dir zwei Ressourcen. Klick auf die Karte.
web-guide-take = Nimm Seetang. Mit dem, den du schon hast, sind es zwei.
web-guide-more = Auch die zweite Ressource wählst du selbst. Nimm Metall.
web-guide-build = Jetzt baust du. Der Ort 2-1 kostet 2, und auf Flotilla 2 wird mit Seetang bezahlt. Klick auf deine Reihe der Häfen, dann auf 2-1.
web-guide-dock = Ein Hafen bringt ein Dock. Das mittlere bringt 1 Siegpunkt für deine Akademie auf 2-2 und 3 weitere für eine Akademie auf 2-3. Nimm es.
web-guide-cleanup = Dann folgt der Ortseffekt: ein Säuberungsmarker, 1 Siegpunkt wert. Nimm ihn.
web-guide-column = Hafen, Akademie und Werft deiner ersten Spalte sind gebaut. Du darfst zwei Nachfragemarker tauschen. Metall hast du: Klick auf die Marker der Flotillas 1 und 2.
web-guide-lock = Einer der beiden wird jetzt gesperrt und bleibt vorerst liegen. Sperre das Metall auf Flotilla 2.
web-guide-end = Dein Zug ist zu Ende. Probiere nächstes Mal das Tauchen: Du richtest die Karte aus, und der Gegner bekommt die andere Hälfte. Ab hier ist es eine richtige Partie. Spiel weiter.
