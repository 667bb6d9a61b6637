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
# $player (Text): etwa Person 1.
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

## Tableaus, Karten

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
# $price (Text): etwa 2 Fisch.
web-do-build = { $type } auf { $location } bauen: { $price }
web-do-half = { $own } nehmen (Gegner: { $other })
web-do-half-solo = { $own } nehmen (Boss: { $other })
web-do-market = { $amount } tauschen
web-do-dock = Dock { $slot } nehmen ({ $kind })
web-do-remove-dock = Dock { $slot } entfernen ({ $kind })
web-do-hire = { $name } nehmen
web-do-remove = { $name } entfernen
web-do-use = { $name } einsetzen
web-do-ready = { $name } aufdecken
web-do-flip = { $name } umdrehen
web-do-copy = Effekt von { $location } nutzen
web-do-swap = { $kind } und { $other } tauschen
web-do-lock = { $kind } sperren (Flotilla { $flotilla })
web-do-resolve = { $name } beschließen
web-do-dive-with = Tauchen mit { $card }
web-do-boss = Dem Boss geben: { $type }
web-group-build = Auf Flotilla { $flotilla } bauen
web-group-market = Vorher tauschen
web-prompt-take = noch { $amount }
web-prompt-at = auf { $location }
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
web-tip-first = Diese Person ist in jeder Runde zuerst am Zug.
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

## Das Spiel auf einer Seite

web-outline-goal = Mach vier Flotillas zur Heimat: Baue dort Häfen, Akademien und Werften.
web-outline-win = Wer am Ende die meisten Siegpunkte hat, gewinnt.
web-outline-boss = Allein spielst du gegen den Boss, der ebenfalls baut und Punkte macht.
web-outline-dive = In jedem Zug tauchst oder baust du. Tauchen: Decke eine Karte auf und nimm eine Hälfte; die andere bekommt der Gegner.
web-outline-build = Bauen: Zahle mit der Ressource, die die Flotilla nachfragt.
web-outline-effects = Ein Hafen bringt ein Dock, eine Akademie einen Spezialisten, eine Werft ein Schiff; dann wirkt der Ort.
web-outline-specialists = Jeder Spezialist hilft einmal, zu seiner Zeit.
web-outline-bonuses = Eine geleerte Reihe oder Spalte deines Tableaus bringt einen Bonus.
web-outline-end-built = Das Ende naht, wenn eine Flotilla voll ist oder auf einem Tableau nur noch 1 Gebäude steht,
web-outline-end-supply = oder wenn auf dem Tauchstapel eine Tiefseekarte liegt oder kein Säuberungsmarker mehr da ist.
web-outline-end-round = Diese Runde wird beendet, und eine weitere folgt.
web-outline-locations = Jedes Gebäude bringt die Siegpunkte seines Ortes.
web-outline-docks = Docks werten passende Gebäude ringsum, für euch beide, und für ihre Besitzer bis zu 3 gelagerte Ressourcen.
web-outline-cards = Jeder noch offene Spezialist: 1 Siegpunkt.
web-outline-cleanup = Jeder Säuberungsmarker: 1 Siegpunkt.

## Die erste Partie

web-guide-sea = Vier Flotillas treiben auf dem Meer. Der Marker in ihrer Mitte sagt, womit dort bezahlt wird. In deinem Zug tauchst du nach Ressourcen oder du baust.
web-guide-build = Du hast 3 Fisch. Der Ort 3-3 kostet 3, und auf Flotilla 3 wird mit Fisch bezahlt: Dort kannst du bauen. Klick auf deine Reihe der Häfen, dann auf 3-3, oder zieh einen Hafen dorthin.
web-guide-dock = Ein Hafen bringt ein Dock. Das erste bringt 2 Siegpunkte für deine Werft auf 3-1 und 1 für jedes Metall in deinem Lager. Nimm es.
web-guide-cleanup = Dann folgt der Ortseffekt: ein Säuberungsmarker, 1 Siegpunkt wert. Nimm ihn.
web-guide-column = Hafen, Akademie und Werft deiner ersten Spalte sind gebaut. Du darfst zwei Nachfragemarker tauschen. Hol das Metall auf Flotilla 3: Klick auf die Marker der Flotillas 3 und 4.
web-guide-lock = Einer der beiden wird jetzt gesperrt und bleibt vorerst liegen. Sperre das Metall auf Flotilla 3.
web-guide-use = Deine Aktion ist ausgeführt; jetzt darfst du Spezialisten einsetzen. Die Gründerin schenkt dir sofort noch einen Zug. Klick auf die Karte.
web-guide-dive = Diesmal tauchst du. Niemand kennt die oberste Karte; zeig auf den Stapel, um zu sehen, was kommen kann. Klick auf den Tauchstapel.
web-guide-half = Eine Hälfte ist für dich, die andere für den Gegner, und du bestimmst, welche. Wähle die erste Richtung.
web-guide-finish = Das Ende naht, wenn eine Flotilla voll ist, auf einem Tableau nur noch 1 Gebäude steht, auf dem Tauchstapel eine Tiefseekarte liegt oder kein Säuberungsmarker mehr da ist. Dann folgen der Rest dieser Runde und eine letzte, und die Punkte entscheiden.
web-guide-end = Ab hier ist es eine richtige Partie. Spiel weiter.
web-guide-wants-build = Gefragt ist ein Hafen auf 3-3.
web-guide-wants-dock = Gefragt ist das erste Dock.
web-guide-wants-cleanup = Gefragt ist der Säuberungsmarker im Vorrat.
web-guide-wants-column = Gefragt sind die Nachfragemarker der Flotillas 3 und 4.
web-guide-wants-lock = Gefragt ist der Marker von Flotilla 3.
web-guide-wants-use = Gefragt ist die Gründerin, eine deiner Karten.
web-guide-wants-dive = Gefragt ist ein Tauchgang: der Stapel neben dem Meer.
web-guide-wants-half = Gefragt ist die erste der beiden Richtungen.
