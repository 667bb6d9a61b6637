### Seastead auf Deutsch.
###
### Aktionen sagen der Person am Zug, was geschehen wird; Ereignisse sagen allen, was geschieht; beide ohne Punkt am
### Ende. Die Begriffe sind die aus rules/de.md. Wer spielt, heißt „Person 1“ und „Person 2“. Die Namen der
### Spezialistinnen bringen ihren Artikel mit („die Fischerin“): Sie stehen im Akkusativ oder nach einem Doppelpunkt,
### nie am Satzanfang. Ein Ort ist etwas wie 1-3.

game-name = Seastead
game-tagline = Mach vier Flotillas zur neuen Heimat: Tauche nach Ressourcen, baue Häfen, Akademien und Werften und befreie das Meer vom Gift.

## Wörter

kind-fish = Fisch
kind-seaweed = Seetang
kind-artifact = Artefakt
kind-metal = Metall

type-port = Hafen
type-academy = Akademie
type-shipyard = Werft
type-none = kein Gebäude

depth-shallow = Flachgewässer
depth-reef = Riff
depth-deep = Tiefsee

# $count (Zahl): wie viele, manchmal keine. Im Nominativ und Akkusativ.
amount-fish =
    { $count ->
        [0] keine Fische
       *[other] { $count } Fisch
    }
amount-seaweed =
    { $count ->
        [0] keinerlei Seetang
       *[other] { $count } Seetang
    }
amount-artifact =
    { $count ->
        [0] keine Artefakte
        [one] { $count } Artefakt
       *[other] { $count } Artefakte
    }
amount-metal =
    { $count ->
        [0] kein Metall
       *[other] { $count } Metall
    }
amount-resources =
    { $count ->
        [0] keine Ressourcen
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
amount-other =
    { $count ->
        [one] { $count } Ressource einer anderen Art
       *[other] { $count } Ressourcen einer anderen Art
    }
amount-cleanup =
    { $count ->
        [0] keine Säuberungsmarker
       *[other] { $count } Säuberungsmarker
    }
amount-points =
    { $count ->
        [0] keine Siegpunkte
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }

# Was eine Hälfte einer Tauchkarte bringt. $count (Zahl): wie viele Ressourcen.
half-choice =
    { $count ->
        [one] { $count } beliebige Ressource
       *[other] { $count } beliebige Ressourcen
    }
half-different =
    { $count ->
        [one] { $count } beliebige Ressource
       *[other] { $count } verschiedene Ressourcen nach Wahl
    }
half-equal =
    { $count ->
        [one] { $count } beliebige Ressource
       *[other] { $count } gleiche Ressourcen nach Wahl
    }

# $depth (Text): etwa Riff; $a und $b (Text): was die Hälften bringen.
dive-card = { $depth }karte ({ $a } / { $b })
# Die Bereiche entlang des Rings: zwei vor dem Hafen | zwei nach ihm.
dock-tile = { $kind }-Dock ({ $type0 } { $points0 }, { $type1 } { $points1 } | { $type2 } { $points2 }, { $type3 } { $points3 })
# Ein Dock, dessen Bereiche anderswo am Ring liegen: wie weit vom Hafen, im Uhrzeigersinn.
dock-tile-apart = { $kind }-Dock ({ $at0 } { $type0 } { $points0 }, { $at1 } { $type1 } { $points1 }, { $at2 } { $type2 } { $points2 }, { $at3 } { $type3 } { $points3 })

## Die Spezialisten

specialist-fisher = die Fischerin
specialist-architect = die Architektin
specialist-diver = die Taucherin
specialist-trader = die Händlerin
specialist-environmentalist = die Umweltschützerin
specialist-captain = die Kapitänin
specialist-master-builder = die Baumeisterin
specialist-quartermaster = die Quartiermeisterin
specialist-founder = die Gründerin
specialist-investor = die Investorin
specialist-agent = die Agentin
specialist-salvager = die Bergungsarbeiterin
specialist-cartographer = die Kartografin
specialist-scout = die Kundschafterin
specialist-engineer = die Ingenieurin
specialist-diplomat = die Diplomatin

## Die Beschlüsse

resolution-free-trade = Freihandel
resolution-port-subsidy = Hafenförderung
resolution-education-drive = Bildungsoffensive
resolution-fleet-programme = Flottenprogramm
resolution-flagship-projects = Leuchtturmprojekte
resolution-environmental-standard = Umweltauflage
resolution-rich-grounds = Reiche Fanggründe
resolution-solidarity-fund = Solidarfonds
resolution-storage-tax = Lagersteuer
resolution-free-passage = Freie Fahrt
resolution-tug-service = Schlepperhilfe
resolution-pilotage-fee = Lotsengeld
resolution-exchange-market = Tauschbörse
resolution-neighbourhood-aid = Nachbarschaftshilfe
resolution-expert-fee = Expertenhonorar
resolution-clean-up-duty = Säuberungspflicht

## Die Ortseffekte, nach dem Namen des Ortes und einem Doppelpunkt

# $amount und $times sind Zahlen, $building (Text) ist etwas wie Hafen.
effect-gain-cleanup = Nimm { $amount } Säuberungsmarker
effect-trade-cleanup =
    { $times ->
        [one] Zahle 1 beliebige Ressource und nimm dafür { $amount } Säuberungsmarker
       *[other] Zahle bis zu { $times }-mal 1 beliebige Ressource und nimm dafür jeweils { $amount } Säuberungsmarker
    }
effect-trade =
    { $times ->
        [one] Zahle 1 beliebige Ressource und nimm dafür { $amount } beliebige
       *[other] Zahle bis zu { $times }-mal 1 beliebige Ressource und nimm dafür jeweils { $amount } beliebige
    }
effect-gain-other =
    { $amount ->
        [one] Nimm { $amount } Ressource
       *[other] Nimm { $amount } Ressourcen
    }, aber nicht von der hier nachgefragten Art
effect-return-to =
    { $amount ->
        [one] Beide legen Ressourcen zurück, bis sie höchstens { $amount } Ressource haben
       *[other] Beide legen Ressourcen zurück, bis sie höchstens { $amount } Ressourcen haben
    }
effect-copy = Nutze den Effekt eines anderen Ortes mit einem Gebäude von dir, als stünde der Neubau dort
effect-own-half = Nimm, was deine Hälfte der aufgedeckten Tauchkarte zeigt
effect-whole-card = Nimm, was beide Hälften der aufgedeckten Tauchkarte zeigen
effect-resolution-cleanup = Ziehe 2 Beschlüsse und bring einen davon ins Spiel, dann nimm { $amount } Säuberungsmarker
effect-resolution-trade = Ziehe 2 Beschlüsse und bring einen davon ins Spiel, dann zahle 1 beliebige Ressource und nimm dafür { $amount } beliebige
effect-flip =
    Drehe einen deiner offenen Spezialisten auf die verdeckte Seite und nimm dafür { $amount ->
        [one] { $amount } beliebige Ressource
       *[other] { $amount } beliebige Ressourcen
    }
effect-other-per-building =
    Nimm je { $building } auf dieser Flotilla { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    }, aber nicht von der hier nachgefragten Art
effect-cleanup-per-building = Nimm je { $building } auf dieser Flotilla { $amount } Säuberungsmarker

## Die Fähigkeiten der Spezialisten, nach dem Namen und einem Doppelpunkt

# $amount und $least sind Zahlen.
ability-fisher =
    Nimm deine Hälfte und dazu { $amount ->
        [one] { $amount } beliebige Ressource
       *[other] { $amount } beliebige Ressourcen
    }; der Gegner bekommt statt seiner Hälfte nur { $amount } beliebige
ability-architect = Tausche nach einem Bau eine Akademie und eine Werft derselben Flotilla, von denen mindestens eine dir gehört; die Siegpunkte ihrer Orte dürfen sich höchstens um { $amount } unterscheiden
ability-diver = Nimm die Ressourcen deiner Hälfte noch einmal; was zu wählen ist, wählst du neu, und Verknüpfungen gelten nicht
ability-trader =
    { $amount ->
        [one] Lege 1 Ressource zurück und nimm dafür 1 von einer anderen Art
       *[other] Lege bis zu { $amount }-mal 1 Ressource zurück und nimm dafür jeweils 1 von einer anderen Art
    }
ability-environmentalist = Nimm { $amount } Säuberungsmarker
ability-captain = Bewege deine platzierten Schiffe, mindestens eines und jedes höchstens einmal, auf beliebige freie Orte
ability-master-builder =
    { $amount ->
        [one] Du musst in diesem Zug bauen, und dieses Gebäude kostet { $amount } Ressource weniger
       *[other] Du musst in diesem Zug bauen, und dieses Gebäude kostet { $amount } Ressourcen weniger
    }
ability-quartermaster =
    { $amount ->
        [one] Nimm { $amount } beliebige Ressource
       *[other] Nimm { $amount } beliebige Ressourcen
    }
ability-founder = Nach diesem Zug hast du in derselben Runde noch einen vollständigen Zug
ability-investor = Hat der Gegner ein Gebäude bezahlt, nimm ebenso viele Ressourcen der dort nachgefragten Art, höchstens { $amount }
ability-agent = Hat der Gegner eine Tauchkarte ausgerichtet, drehe sie herum, sodass die Hälften vertauscht sind
ability-salvager = Bewege eine deiner Akademien oder Werften an einen Ort ohne Gebäude, dessen Siegpunkte höchstens um { $amount } höher sind als die des bisherigen
ability-cartographer =
    Führe einen Spaltenbonus aus, dann nimm { $amount ->
        [one] { $amount } beliebige Ressource
       *[other] { $amount } beliebige Ressourcen
    }
ability-scout =
    Du musst in diesem Zug tauchen: Sieh dir die obersten 2 Tauchkarten an, tauche mit einer davon, lege die andere zurück und nimm nach dem Tauchen noch { $amount ->
        [one] { $amount } beliebige Ressource
       *[other] { $amount } beliebige Ressourcen
    }
ability-engineer = Der Ortseffekt dieses Baus wird zweimal nacheinander ausgeführt
ability-diplomat = Nimm 1 beliebige Ressource für jede Flotilla, auf der du mindestens { $least } Gebäude hast, insgesamt höchstens { $amount }

## Was ein Beschluss für beide ändert

rule-free-trade = Bei einem Bau an einem Ort mit aufgedruckten Baukosten von mindestens { $least } darf 1 der fälligen Ressourcen durch 1 von einer anderen Art ersetzt werden
rule-cheaper-building =
    { $building ->
        [Hafen] Ein { $building } kostet { $amount } weniger
       *[other] Eine { $building } kostet { $amount } weniger
    }
rule-cheaper-location = An Orten mit aufgedruckten Baukosten von mindestens { $least } kostet der Bau { $amount } weniger
rule-build-cleanup = Wer an einem Ort mit aufgedruckten Baukosten von mindestens { $least } baut, darf am Ende des Baus { $amount } Säuberungsmarker nehmen
rule-dive-gain =
    Haben beim Tauchen beide ihre Hälfte genommen, darf die Person am Zug noch { $amount ->
        [one] { $amount } beliebige Ressource
       *[other] bis zu { $amount } beliebige Ressourcen
    } nehmen
rule-dive-gain-both =
    Haben beim Tauchen beide ihre Hälfte genommen, dürfen erst die Person am Zug und dann die andere noch je { $amount ->
        [one] { $amount } beliebige Ressource
       *[other] bis zu { $amount } beliebige Ressourcen
    } nehmen
rule-storage-tax =
    { $amount ->
        [one] Wer am Ende des eigenen Zuges mehr als { $amount } Ressource hat, muss welche zurücklegen, bis nur noch { $amount } übrig ist
       *[other] Wer am Ende des eigenen Zuges mehr als { $amount } Ressourcen hat, muss welche zurücklegen, bis nur noch { $amount } übrig sind
    }
rule-free-passage = Wer ein Schiff nach den Platzierungsregeln platziert oder bewegt, darf jeden freien Ort irgendeiner Flotilla wählen, nicht nur einen günstigsten
rule-tug-service = Der Schiffsrabatt beträgt { $amount } statt 1
rule-pilotage-fee =
    Als Schiffsbesitzer-Bonus gibt es { $amount ->
        [one] { $amount } beliebige Ressource
       *[other] bis zu { $amount } beliebige Ressourcen statt 1
    }
rule-exchange-market =
    Vor der Aktion darf die Person am Zug { $amount ->
        [one] einmal
       *[other] bis zu { $amount }-mal
    } 1 Ressource zurücklegen und dafür 1 von einer anderen Art nehmen
rule-build-gain =
    Wer auf einer Flotilla baut, auf der dann mindestens { $least } Gebäude stehen, darf am Ende des Baus { $amount ->
        [one] { $amount } beliebige Ressource
       *[other] bis zu { $amount } beliebige Ressourcen
    } nehmen
rule-expert-fee =
    Wer einen Spezialisten eingesetzt hat, darf danach { $amount ->
        [one] { $amount } beliebige Ressource
       *[other] bis zu { $amount } beliebige Ressourcen
    } nehmen
rule-clean-up-duty = Wer taucht, darf auf 1 Ressource der eigenen Hälfte verzichten und dafür 1 Säuberungsmarker nehmen

## Warum die Partie endet, nach einem Doppelpunkt

cause-none = Es gibt keinen Grund
cause-full-flotilla = Auf einer Flotilla ist jeder Ort bebaut
cause-few-buildings = Ein Tableau hat höchstens noch 1 Gebäude
cause-deep-card = Oben auf dem Tauchstapel liegt eine Tiefseekarte
cause-no-cleanup = Der Vorrat an Säuberungsmarkern ist leer
cause-no-buildings = Ein Tableau ist leer
cause-no-dive-cards = Der Tauchstapel ist leer

## Aktionen

# $depth (Text): etwa Riff, oder "none", wenn der Stapel leer ist.
action-dive =
    { $depth ->
        [none] Tauche
       *[other] Tauche ({ $depth }karte)
    }
# $price (Text): etwa 2 Fisch, oder "none", wenn der Bau nichts kostet.
action-build =
    Baue { $type ->
        [Hafen] einen { $type }
       *[other] eine { $type }
    } auf { $location } { $price ->
        [none] ohne Kosten
       *[other] für { $price }
    } ({ $points }; Ortseffekt: { $effect })
action-half = Richte die Tauchkarte so aus: für dich { $own }; für den Gegner { $other }
action-half-solo = Richte die Tauchkarte so aus: für dich { $own }; für den Boss { $other }
action-take = Nimm { $amount }
action-give = Gib { $amount } ab
action-give-taking = Verzichte auf { $amount } und nimm dafür 1 Säuberungsmarker
action-give-forgoing = Verzichte auf { $amount } und nimm dafür 1 Säuberungsmarker
action-give-returning = Lege { $amount } zurück
action-give-trading = Zahle { $amount } und nimm dafür { $gain }
action-give-exchanging = Lege { $amount } zurück und nimm dafür 1 Ressource einer anderen Art
action-give-menu = Tausche vor deiner Aktion: Lege { $amount } zurück und nimm dafür 1 Ressource einer anderen Art
action-give-substituting = Zahle { $amount } statt { $gain }
action-slot = Wähle Nummer { $slot } der Auslage
action-slot-choosing-dock = Nimm dieses Dock: { $dock }
action-slot-removing-dock = Nimm dieses Dock aus dem Spiel: { $dock }
action-slot-choosing-specialist = Nimm { $specialist }: { $ability }
action-slot-removing-specialist = Nimm { $specialist } aus dem Spiel ({ $ability })
action-location = Wähle den Ort { $location }
action-location-placing = Stelle das Schiff auf { $location }
action-location-shipping = Bewege das Schiff, das auf { $location } steht
action-location-sailing = Bewege das Schiff von { $from } nach { $location }
action-location-dock-bonus = Wähle das Dock auf { $location } und nimm { $amount }
action-location-copying = Nutze den Effekt von { $location }: { $effect }
action-location-salvaging = Bewege dieses Gebäude: { $type } auf { $location }
action-location-landing = Bewege das Gebäude von { $from } nach { $location } ({ $points })
action-location-designing = Wähle dieses Gebäude zum Tausch: { $type } auf { $location }
action-location-swapping = Tausche das Gebäude auf { $from } gegen dieses: { $type } auf { $location }
action-location-boss-placing = Lege die Ressource des Bosses auf { $location }
action-exchange = Tausche die Nachfragemarker von Flotilla { $flotilla } ({ $kind }) und Flotilla { $other } ({ $new })
action-lock = Sperre den Nachfragemarker von Flotilla { $flotilla } ({ $kind })
action-use = Setze { $specialist } ein: { $ability }
action-use-readying = Decke { $specialist } wieder auf: { $ability }
action-use-flipping = Drehe { $specialist } auf die verdeckte Seite und nimm dafür { $amount }
action-card = Wähle Karte { $number }
action-card-looking = Tauche mit dieser Karte: { $dive }
action-card-resolving = Bring den Beschluss { $resolution } ins Spiel: { $rule }
action-boss =
    Errichte für den Boss { $type ->
        [Hafen] einen { $type }
       *[other] eine { $type }
    }
action-yes = Ja
action-yes-cleaning = Nimm { $amount }
action-yes-whole-card = Nimm beide Hälften der Tauchkarte: { $own } / { $other }
action-yes-own-half = Nimm deine Hälfte der Tauchkarte: { $own }
action-no = Nein
# $amount (Text): was noch genommen werden könnte.
action-no-taking = Verzichte auf { $amount }
action-no-window = Fahre fort, ohne einen Spezialisten einzusetzen
action-no-substituting = Ersetze nichts: Zahle alles in der nachgefragten Art
action-no-exchanging = Lass es dabei: tausche nichts mehr
action-no-shipping = Lass die Schiffe, wo sie sind
action-no-forgoing = Verzichte auf nichts: Nimm deine ganze Hälfte
action-no-trading = Zahle keine Ressource
action-no-cleaning = Verzichte auf { $amount }
action-no-card-taking = Nimm nichts von der Tauchkarte
action-no-dock-bonus = Verzichte auf den Reihenbonus der Häfen
action-no-readying = Decke keinen Spezialisten auf
action-no-demands = Tausche keine Nachfragemarker
action-no-copying = Nutze keinen anderen Ortseffekt
action-no-flipping = Drehe keinen Spezialisten um
action-end = Beende den Zug
action-end-menu = Passe, weil weder Tauchen noch Bauen möglich ist
action-end-window = Beende deinen Zug

## Ereignisse

event-start = Person { $seat } ist Startperson
event-demand = Nachfrage auf Flotilla { $flotilla }: { $resource }
event-turn = Runde { $round }: Person { $seat } ist am Zug
event-reveal = Person { $seat } deckt eine Tauchkarte auf: { $dive }
# $own und $other (Text): was die beiden Hälften bringen.
event-half = Person { $seat } richtet die Tauchkarte aus: eigene Hälfte { $own }, andere Hälfte { $other }
event-turned = Person { $seat } dreht die Tauchkarte herum; die Hälften sind vertauscht
event-take = Person { $seat } nimmt { $amount }
event-give = Person { $seat } legt { $amount } in den Vorrat zurück
event-pay = Person { $seat } zahlt { $amount }
event-forgo = Person { $seat } verzichtet auf { $amount }
event-cleanup = Person { $seat } nimmt { $amount }
event-noted = Person { $seat } bekommt { $amount } gutgeschrieben, weil der Vorrat leer ist
event-build =
    Person { $seat } baut { $type ->
        [Hafen] einen { $type }
       *[other] eine { $type }
    } auf { $location }
event-dock = Person { $seat } legt ein Dock an den Hafen auf { $location }: { $dock }
event-new-dock = Neu in der Auslage: { $dock }
event-hire = Person { $seat } nimmt { $specialist } aus der Auslage
event-new-specialist = Neu in der Auslage: { $specialist }
event-gone-dock = Person { $seat } nimmt ein Dock aus dem Spiel: { $dock }
event-gone-specialist = Person { $seat } nimmt { $specialist } aus dem Spiel
event-ship = Person { $seat } stellt ein Schiff auf { $location }
event-sail = Person { $seat } bewegt ein Schiff von { $from } nach { $location }
event-boxed = Ein Schiff von Person { $seat } kommt in die Schachtel, weil kein Ort frei ist
event-use = Person { $seat } setzt { $specialist } ein
event-flip = Person { $seat } dreht { $specialist } auf die verdeckte Seite
event-ready = Person { $seat } deckt { $specialist } wieder auf
event-move = Person { $seat } bewegt ein Gebäude von { $from } nach { $location }
event-swap = Person { $seat } tauscht die Gebäude auf { $from } und { $location }
event-exchange = Person { $seat } tauscht die Nachfragemarker der Flotillas { $flotilla } und { $other }
event-lock = Der Nachfragemarker von Flotilla { $flotilla } wird gesperrt
event-copy = Person { $seat } nutzt den Effekt von { $location }
event-resolution = Der Beschluss { $resolution } ist jetzt im Spiel: { $rule }
event-under = Person { $seat } schiebt den Beschluss { $resolution } unter den Beschlussstapel
event-under-unseen = Person { $seat } schiebt einen Beschluss unter den Beschlussstapel
event-look = Person { $seat } sieht sich eine Tauchkarte an: { $dive }
event-look-unseen = Person { $seat } sieht sich eine Tauchkarte an
event-boss = Eine Ressource des Bosses kommt auf { $location }: { $resource }
event-back = Die Ressource des Bosses auf { $location } geht in den Vorrat
event-boss-build =
    Der Boss bekommt auf { $location } { $type ->
        [Hafen] einen { $type }
       *[other] eine { $type }
    }
event-again = Person { $seat } hat nach diesem Zug noch einen weiteren Zug
event-pass = Person { $seat } passt
event-ending = Das Spielende ist ausgelöst: { $cause }
event-over = Die Partie ist zu Ende

## Entscheidungen: die Aufforderung an die Person, die entscheidet, und worauf die anderen warten

phase-over = Die Partie ist zu Ende
phase-menu = Wähle deine Aktion: tauchen oder bauen
phase-orienting = Richte die Tauchkarte aus: Wähle deine Hälfte
phase-window = Setze einen Spezialisten ein oder fahre fort
phase-taking = Wähle, welche Ressource du nimmst
phase-forgoing = Verzichte auf 1 Ressource deiner Hälfte für 1 Säuberungsmarker oder nimm alles
phase-returning = Du hast zu viele Ressourcen im Lager: Lege eine zurück
phase-trading = Der Ortseffekt: Zahle 1 Ressource oder verzichte
phase-exchanging = Die Händlerin: Wähle die Ressource, die du zurücklegst
phase-choosing-dock = Der Hafen: Wähle ein Dock aus der Auslage
phase-choosing-specialist = Die Akademie: Wähle einen Spezialisten aus der Auslage
phase-removing-dock = Nimm ein weiteres Dock der Auslage aus dem Spiel
phase-removing-specialist = Nimm einen weiteren Spezialisten der Auslage aus dem Spiel
phase-placing = Wähle einen Ort für dein Schiff
phase-shipping = Wähle das Schiff, das du bewegst; wo es erlaubt ist, kannst du aufhören
phase-sailing = Wähle den Ort, auf den das Schiff kommt
phase-dock-bonus = Der Reihenbonus der Häfen: Wähle eines deiner Docks oder verzichte
phase-readying = Der Reihenbonus der Akademien: Decke einen deiner Spezialisten wieder auf oder verzichte
phase-demands = Der Spaltenbonus: Tausche zwei Nachfragemarker oder verzichte
phase-locking = Sperre einen der beiden getauschten Nachfragemarker
phase-cleaning = Nimm Säuberungsmarker oder verzichte
phase-copying = Wähle den Ort, dessen Effekt du nutzt, oder verzichte
phase-card-taking = Nimm Ressourcen der aufgedeckten Tauchkarte oder verzichte
phase-flipping = Drehe einen deiner Spezialisten für Ressourcen auf die verdeckte Seite oder verzichte
phase-resolving = Wähle den Beschluss, der ins Spiel kommt
phase-looking = Die Kundschafterin: Wähle die Karte, mit der du tauchst
phase-substituting = Ersetze 1 der fälligen Ressourcen oder zahle nur die nachgefragte Art
phase-salvaging = Die Bergungsarbeiterin: Wähle das Gebäude, das du bewegst
phase-landing = Die Bergungsarbeiterin: Wähle den neuen Ort des Gebäudes
phase-designing = Die Architektin: Wähle die Akademie
phase-swapping = Die Architektin: Wähle die Werft, mit der die Akademie den Platz tauscht
phase-boss-placing = Wähle den Ort für die Ressource des Bosses
phase-boss-building = Wähle, welches Gebäude der Boss bekommt
phase-start-half = Wähle deine Hälfte der Flachgewässerkarte

wait-over = Die Partie ist zu Ende
wait-menu = Person { $seat } wählt eine Aktion
wait-orienting = Person { $seat } richtet die Tauchkarte aus
wait-window = Person { $seat } kann Spezialisten einsetzen
wait-taking = Person { $seat } nimmt Ressourcen
wait-forgoing = Person { $seat } entscheidet, ob eine Ressource liegen bleibt
wait-returning = Person { $seat } legt Ressourcen zurück
wait-trading = Person { $seat } entscheidet, ob eine Ressource gezahlt wird
wait-exchanging = Person { $seat } tauscht mit der Händlerin
wait-choosing-dock = Person { $seat } wählt ein Dock
wait-choosing-specialist = Person { $seat } wählt einen Spezialisten
wait-removing-dock = Person { $seat } nimmt ein Dock aus dem Spiel
wait-removing-specialist = Person { $seat } nimmt einen Spezialisten aus dem Spiel
wait-placing = Person { $seat } wählt einen Ort für ein Schiff
wait-shipping = Person { $seat } wählt ein Schiff
wait-sailing = Person { $seat } bewegt ein Schiff
wait-dock-bonus = Person { $seat } wählt ein Dock für den Reihenbonus
wait-readying = Person { $seat } darf einen Spezialisten wieder aufdecken
wait-demands = Person { $seat } darf zwei Nachfragemarker tauschen
wait-locking = Person { $seat } sperrt einen Nachfragemarker
wait-cleaning = Person { $seat } darf Säuberungsmarker nehmen
wait-copying = Person { $seat } wählt einen Ortseffekt
wait-card-taking = Person { $seat } entscheidet über die aufgedeckte Tauchkarte
wait-flipping = Person { $seat } entscheidet, ob ein Spezialist umgedreht wird
wait-resolving = Person { $seat } wählt einen Beschluss
wait-looking = Person { $seat } sieht sich Tauchkarten an
wait-substituting = Person { $seat } entscheidet, womit gezahlt wird
wait-salvaging = Person { $seat } wählt ein Gebäude für die Bergungsarbeiterin
wait-landing = Person { $seat } wählt einen Ort für die Bergungsarbeiterin
wait-designing = Person { $seat } wählt das erste Gebäude für die Architektin
wait-swapping = Person { $seat } wählt das zweite Gebäude für die Architektin
wait-boss-placing = Person { $seat } legt eine Ressource des Bosses
wait-boss-building = Person { $seat } wählt ein Gebäude für den Boss
wait-start-half = Person { $seat } wählt eine Hälfte der Flachgewässerkarte

## Das Ende

source-dock-resources = Ressourcen der Docks
source-dock-buildings = Gebäude der Docks
source-locations = Orte
source-specialists = Spezialisten
source-cleanup = Säuberung
source-storage = Ressourcen im Lager
source-ships = Schiffe
tie-breaker = Bei Gleichstand an Siegpunkten gewinnt, wer auf dem eigenen Tableau mehr Gebäude übrig hat, dann wer mehr Säuberungsmarker hat; ist auch das gleich, wird der Sieg geteilt. Gegen den Boss ist ein Gleichstand verloren.
result-won = Der Boss ist geschlagen.
result-lost = Der Boss hat gewonnen.

## Optionen

option-players = Personen
option-players-help = Zu zweit gegeneinander, oder allein gegen den Boss, der dann mitbaut und Punkte macht.
option-sides = Seiten der Flotillas
option-sides-help = Welche Seiten oben liegen; vier Buchstaben wie ABBA legen die Flotillas 1 bis 4 einzeln fest, ohne B oder mit mindestens zwei. Gegen den Boss liegen nur A-Seiten oben.
option-sides-a = überall die A-Seite
option-sides-b = überall die B-Seite
option-sides-mixed = ausgelost, mindestens zwei B-Seiten
option-specialists = Spezialisten
option-specialists-help = Welche Spezialisten im Stapel sind; für die erste Partie genügen die acht A-Spezialisten. Gegen den Boss braucht es alle.
option-specialists-all = alle
option-specialists-a = nur A-Spezialisten
option-resolution = Erster Beschluss
option-resolution-help = Welcher Beschluss zu Beginn im Spiel ist; eine Wahl gibt es nur mit B-Seiten.
option-resolution-random = ausgelost
option-resolution-free-trade = Freihandel
option-resolution-port-subsidy = Hafenförderung
option-resolution-education-drive = Bildungsoffensive
option-resolution-fleet-programme = Flottenprogramm
option-resolution-flagship-projects = Leuchtturmprojekte
option-resolution-environmental-standard = Umweltauflage
option-resolution-rich-grounds = Reiche Fanggründe
option-resolution-solidarity-fund = Solidarfonds
option-resolution-storage-tax = Lagersteuer
option-resolution-free-passage = Freie Fahrt
option-resolution-tug-service = Schlepperhilfe
option-resolution-pilotage-fee = Lotsengeld
option-resolution-exchange-market = Tauschbörse
option-resolution-neighbourhood-aid = Nachbarschaftshilfe
option-resolution-expert-fee = Expertenhonorar
option-resolution-clean-up-duty = Säuberungspflicht
option-locked_flotilla = Gesperrte Flotilla
option-locked_flotilla-help = Ob auf der Flotilla mit dem gesperrten Nachfragemarker gebaut werden darf.
option-locked_flotilla-open = Bauen ist erlaubt
option-locked_flotilla-closed = Bauen ist nicht erlaubt
option-ship_relocation = Schiff am Bauplatz
option-ship_relocation-help = Wann Schiffsbesitzer-Bonus und Bewegung des Schiffes an der Reihe sind, an dessen Ort gebaut wird.
option-ship_relocation-after-payment = gleich nach der Zahlung
option-ship_relocation-build-end = ganz am Ende des Baus
option-other_kinds = Andere Arten
option-other_kinds-help = Ob sich Arten wiederholen dürfen, wenn ein Ortseffekt 2 oder 3 Ressourcen anderer Arten als der nachgefragten bringt.
option-other_kinds-repeat = sie dürfen sich wiederholen
option-other_kinds-distinct = sie müssen verschieden sein
option-copied_building = Nachgeahmter Ort
option-copied_building-help = Wo der Neubau zählt, wenn er den Effekt eines anderen Ortes nutzt, der Gebäude zählt.
option-copied_building-counts = am nachgeahmten Ort
option-copied_building-stands = dort, wo er steht
option-solo_tags = Preisschilder gegen den Boss
option-solo_tags-help = Wo der Ortsrabatt im Solomodus entfällt.
option-solo_tags-covered = unter einer Ressource des Bosses
option-solo_tags-off = überall

## Der Tisch

table-score = Siegpunkte
table-player = Person { $seat }
table-you = Du

# Der Tisch im Terminal. Auf Karten steht der Name ohne Artikel; Arten haben einen Buchstaben, Gebäude zwei.
table-articles = die
table-kind-fish = F
table-kind-seaweed = S
table-kind-artifact = A
table-kind-metal = M
table-type-port = Ha
table-type-academy = Ak
table-type-shipyard = We
table-boss = Boss

# Die Kopfzeile. $cause (Text): eine der Meldungen cause-...
table-round = Runde { $round }
table-to-play = Person { $seat } ist am Zug
table-extra = danach noch ein Zug
table-start = Startperson
table-ending = letzte Runde { $round }: { $cause }
table-over = Die Partie ist zu Ende: { $cause }

# Flotillas, Tauchstapel, Auslagen. $depth (Text): etwa Riff.
table-side = Seite { $side }
table-locked = gesperrt
table-dive = Tauchstapel
table-next = oben: { $depth }
table-empty = leer
table-face-up = Aufgedeckt
table-linked = verknüpft: keine Art doppelt
table-known = nächste Karte, von dir gesehen
table-looked = Angesehen
table-left = noch { $count }
table-rule = { $name }: { $rule }
table-under = unter dem Stapel, von dir gesehen: { $names }
table-docks = Docks
table-supply = Vorrat

# Tableaus.
table-storage = Lager
table-ships = Schiffe
table-beside = { $count } daneben
table-boxed = Schachtel { $count }
table-spent = verdeckt: { $names }
table-noted = { $count } notiert
table-columns = Spalten { $count }/{ $all }
table-boss-points = { $base } + { $each } für jedes von { $count } Gebäuden
table-beaten = geschlagen
table-unbeaten = nicht geschlagen
table-source-docks = Docks
table-source-locations = Orte

# Der Wertungsblock.
table-pad = Wertungsblock
table-pad-kind = Ressourcen: { $kind }
table-total = Summe

# Was die Zeichen bedeuten.
table-sign-points = Siegpunkte
table-sign-cleanup = Säuberungsmarker
table-sign-left = noch auf dem Tableau
table-sign-any = beliebige Ressource
table-sign-other = jede Art außer { $kind }
table-sign-tag = { $type } kostet 1 weniger
table-sign-dock = Dock: Bereiche vor und nach seinem Hafen
table-sign-area = { $type } +{ $points }★ durch ein Dock
table-sign-resolution = neuer Beschluss
table-sign-card = aufgedeckte Tauchkarte
table-sign-half = eigene Tauchkartenhälfte
table-sign-copy = weiterer eigener Ortseffekt
table-sign-keep = beide behalten bis zu { $amount }
table-sign-person = Spezialist
table-sign-flip = einen verdecken
table-sign-boss = Ressource des Bosses

# Ortseffekte in wenigen Worten, höchstens 36 Zeichen. $kind (Text): die dort nachgefragte Art.
table-effect-gain-cleanup = nimm { $amount }✿
table-effect-trade-cleanup = zahle 1◇ für { $amount }✿
table-effect-trade = zahle 1◇ für { $amount }◇
table-effect-gain-other = nimm { $amount }, nicht { $kind }
table-effect-return-to = beide behalten höchstens { $amount }◇
table-effect-copy = Effekt eines anderen eigenen Orts
table-effect-own-half = eigene Hälfte der Tauchkarte
table-effect-whole-card = die ganze Tauchkarte
table-effect-resolution-cleanup = neuer Beschluss, nimm { $amount }✿
table-effect-resolution-trade = neuer Beschluss, zahle 1◇ für { $amount }◇
table-effect-flip = Spezialist verdeckt für { $amount }◇
table-effect-other-per-building = je { $building } { $amount }, nicht { $kind }
table-effect-cleanup-per-building = je { $building } { $amount }✿

# Fähigkeiten in wenigen Worten.
table-gist-fisher = beim Tauchen: +{ $amount }◇, für den Gegner nur { $amount }◇
table-gist-architect = nach dem Bauen: tausche Akademie und Werft, bis { $amount }★ Abstand
table-gist-diver = beim Tauchen: nimm deine Hälfte noch einmal
table-gist-trader = tausche bis zu { $amount } Ressourcen
table-gist-environmentalist = nimm { $amount }✿
table-gist-captain = bewege deine Schiffe auf freie Orte
table-gist-master-builder = dein Bau kostet { $amount } weniger
table-gist-quartermaster = nimm { $amount }◇
table-gist-founder = noch ein Zug nach diesem
table-gist-investor = der Gegner zahlt einen Bau: nimm ebenso viele, bis { $amount }
table-gist-agent = der Gegner taucht: drehe die Karte herum
table-gist-salvager = bewege Akademie oder Werft, höchstens +{ $amount }★
table-gist-cartographer = tausche zwei Nachfragen, nimm { $amount }◇
table-gist-scout = tauche mit einer von 2 gesehenen Karten, +{ $amount }◇
table-gist-engineer = beim Bauen: Ortseffekt zweimal
table-gist-diplomat = 1◇ je Flotilla mit { $least }+ deiner Gebäude, höchstens { $amount }

## Warum eine Aktion jetzt nicht möglich ist, neben der Regel

# Wann eine Karte wirkt, nach einem Doppelpunkt.
window-pre = vor der Aktion
window-oriented = beim eigenen Tauchen, wenn die Karte ausgerichtet ist
window-taken = beim eigenen Tauchen, wenn beide genommen haben
window-location = beim eigenen Bau, direkt vor dem Ortseffekt
window-post = nach der Aktion
window-opponent-oriented = wenn der Gegner taucht und die Karte ausgerichtet hat
window-opponent-paid = wenn der Gegner baut und bezahlt hat

# $amount (Text): etwa „keine Fische“; $missing (Text): etwa „1 Fisch“.
why-none-held = Du hast { $amount }
why-supply = Der Vorrat enthält { $amount }
why-supply-empty = Der Vorrat enthält keine Ressourcen
why-supply-other = Der Vorrat enthält keine Ressource einer anderen Art
why-closed = Nach dem eingesetzten Spezialisten musst du jetzt bauen
why-no-dive-cards = Der Tauchstapel ist leer
why-built-all =
    Deine { $count } { $building ->
        [port] Häfen
        [academy] Akademien
       *[other] Werften
    } sind alle gebaut
why-occupied =
    Auf { $location } steht schon { $building ->
        [port] ein Hafen
        [academy] eine Akademie
       *[other] eine Werft
    }
why-flotilla-closed = Der Nachfragemarker von Flotilla { $flotilla } ist gesperrt, und an diesem Tisch baut dort niemand
why-price =
    { $missing } zu wenig: { $building ->
        [port] Der Hafen
        [academy] Die Akademie
       *[other] Die Werft
    } auf { $location } kostet { $cost }, du hast { $held }
why-price-replaced =
    { $missing } zu wenig: { $building ->
        [port] Der Hafen
        [academy] Die Akademie
       *[other] Die Werft
    } auf { $location } kostet { $cost }, du hast { $held }, und nur 1 darf von einer anderen Art sein
why-kind-taken = Keine Art doppelt: { $kind } ist schon vergeben
why-kind-demanded = Es darf nicht die dort nachgefragte Art sein: { $kind }
why-kind-demanded-or-taken = Nicht möglich: { $kind } ist dort nachgefragt oder schon genommen
why-kind-returned = Du hast gerade { $kind } zurückgelegt; nimm eine andere Art
why-kind-due = Zu zahlen ist ohnehin in { $kind }
why-no-exchange = In dieser Partie gibt es keine Beschlüsse, also auch keinen Tausch vor der Aktion
why-in-force = In Kraft ist der Beschluss { $resolution }; er erlaubt das nicht
why-exchanged =
    { $count ->
        [one] Du hast in diesem Zug schon einmal getauscht; öfter geht es nicht
       *[other] Du hast in diesem Zug schon { $count }-mal getauscht; öfter geht es nicht
    }
why-nothing-forgone = Du nimmst gerade Ressourcen; zu geben gibt es nichts
why-forgo-half = Verzichten kannst du nur auf 1 Ressource deiner eigenen Hälfte
why-not-on-half = Deine Hälfte zeigt diese Art nicht: { $kind }
why-must-take = Du musst noch { $amount } nehmen
why-first-exchange = Du hast noch nichts getauscht; einmal musst du
why-first-ship = Du hast noch kein Schiff bewegt; eines musst du bewegen
why-last-window = Hier endet dein Zug: Beende ihn, oder setze einen Spezialisten ein
why-goes-on = Dein Zug geht danach noch weiter
why-can-dive = Du kannst tauchen
why-can-build = Du kannst bauen
why-can-dive-or-build = Du kannst tauchen oder bauen
why-slot = Feld { $slot } der Auslage ist leer
why-locked = Der Nachfragemarker von Flotilla { $flotilla } ist gesperrt
why-not-exchanged = Getauscht hast du die Marker von Flotilla { $flotilla } und { $other }; es muss einer von diesen sein
why-boss-none =
    Der Boss hat { $building ->
        [port] keinen Hafen
        [academy] keine Akademie
       *[other] keine Werft
    } mehr
why-not-yours = Du hast { $specialist } nicht
why-face-up = Liegt schon offen: { $specialist }
why-face-down = Liegt verdeckt, weil schon eingesetzt: { $specialist }
why-after-dive = Nur nach einem Tauchgang kannst du { $specialist } einsetzen
why-after-build = Nur nach einem Bau kannst du { $specialist } einsetzen
why-window = Du kannst { $specialist } nur zu diesen Zeiten einsetzen: { $windows }
why-no-free-location = Für ein Schiff ist kein Ort frei
why-idle-architect = Auf keiner Flotilla dürfen eine Akademie und eine Werft die Plätze tauschen: Eine davon muss dir gehören, und ihre Orte dürfen höchstens { $amount } SP auseinanderliegen
why-idle-diver = Der Vorrat enthält nichts von dem, was deine Hälfte zeigt
why-idle-trader = Du hast keine Ressource zum Tauschen
why-idle-captain = Keines deiner Schiffe kann bewegt werden
why-idle-master-builder = Auch wenn es { $amount } weniger kostet, könntest du nichts bauen
why-idle-quartermaster = Der Vorrat enthält keine Ressourcen
why-idle-salvager = Keine deiner Akademien und Werften kann irgendwohin
why-idle-engineer = Der Ortseffekt könnte jetzt nichts bewirken
why-idle-diplomat = Auf keiner Flotilla hast du { $least } Gebäude
why-ship-waits = Das Schiff auf { $location } macht dem Neubau Platz und wird später neu platziert
why-ship-moved = Das Schiff auf { $location } ist schon bewegt worden
why-ship-there = Auf { $location } steht schon ein Schiff
why-no-ship = Auf { $location } hast du kein Schiff
why-dearer = { $location } kostet { $cost }; am günstigsten ist dort: { $cheapest } (Kosten { $least })
why-no-dock = Auf { $location } hast du kein Dock
why-dock-nothing = Das Dock auf { $location } brächte nichts: Du hast { $amount }
why-copy-here = Auf { $location } hast du gerade gebaut; es muss ein anderer Ort sein
why-no-building = Auf { $location } hast du kein Gebäude
why-copy-copy = Der Effekt von { $location } nutzt selbst einen anderen
why-boss-flotilla = Die Ressource gehört auf Flotilla { $flotilla }, die { $kind } nachfragt
why-boss-tag = { $location } hat kein Preisschild; im Aufbau kommt zuerst ein Ort mit einem
why-port-stays = Ein Hafen wird nie bewegt
why-nothing-movable = Auf { $location } hast du keine Akademie oder Werft
why-nowhere = Von { $location } aus käme nur ein Ort mit höchstens { $points } in Frage, und keiner davon ist unbebaut
why-points = { $location } bringt { $points }; von { $from } aus sind höchstens { $most } erlaubt
why-no-academy = Auf { $location } steht keine Akademie
why-no-shipyard = Auf { $location } steht keine Werft
why-no-partner = Auf dieser Flotilla passt keine Werft: Eines der beiden Gebäude muss dir gehören, und ihre Orte dürfen höchstens { $amount } SP auseinanderliegen
why-other-flotilla = { $location } liegt auf einer anderen Flotilla als { $from }
why-neither-yours = Keines der beiden Gebäude gehört dir
why-apart = { $location } und { $from } liegen { $apart } SP auseinander; erlaubt sind höchstens { $amount }

## Was gezogen werden kann

odds-dive = eine Karte mit { $a } und { $b }
odds-half-equal = { $count } von einer Art
odds-half-mixed = { $count } von mehreren Arten
odds-dock = { $kind }-Dock
odds-for-dive = ein Spezialist fürs Tauchen
odds-for-build = ein Spezialist fürs Bauen
odds-for-both = ein Spezialist für beides
odds-two = { $one }; { $two }
odds-other = etwas anderes

## Übungen

exercise-1 = Erst Ressourcen
exercise-1-text = Dein erster Zug. Ein Hafen, der sofort zwei Ressourcen bringt, oder einer auf einem Ort, der einen Punkt wert ist?
exercise-1-learned = Früh in der Partie werden aus Ressourcen Gebäude, und aus Gebäuden wird mehr als ein Punkt. Bau zuerst dort, wo sofort etwas zurückkommt.
exercise-2 = Was ein Dock zählt
exercise-2-text = Du darfst einen Hafen umsonst bauen oder eine Werft für ein Metall. Beide Orte sind zwei Punkte wert.
exercise-2-learned = Ein Hafen bringt ein Dock, und ein Dock zählt, was um es herum steht: Hier bringt das voraussichtlich fast vier Punkte mehr. Schau dir die Orte davor und dahinter an.
exercise-3 = Was ist eine Ressource wert?
exercise-3-text = Du darfst einen Fisch für einen Säuberungsmarker zahlen. Marker sind sichere Punkte.
exercise-3-learned = Eine Ressource im richtigen Moment ist ein Gebäude. Solange dein nächstes Gebäude sie braucht, ist sie mehr wert als ein Marker.
exercise-4 = Was es die Gegenseite kostet
exercise-4-text = Du darfst die Nachfrage zweier Flotillas tauschen. Welche beiden?
exercise-4-learned = Was der Gegenseite das Bauen verteuert, zählt so viel wie das, was es dir verbilligt. Hier verliert sie dadurch voraussichtlich mehr als zwei Punkte.
exercise-5 = Nimm, was das nächste Gebäude kostet
exercise-5-text = Du nimmst eine Ressource deiner Wahl. Welche?
exercise-5-learned = Nimm nicht, wovon du am wenigsten hast, sondern was dein nächstes Gebäude kostet. Einen Zug früher am richtigen Ort zu sein, ist hier mehrere Punkte wert.

## Pieces that can be set by hand

piece-demand = Nachfrage der Flotilla { $flotilla }
piece-location = Ort { $flotilla }-{ $at }
piece-dock = Dock bei { $flotilla }-{ $at }
piece-empty = leer
piece-port = Hafen von Person
piece-academy = Akademie von Person
piece-shipyard = Werft von Person
piece-ship = Schiff von Person

## Why a position cannot be set by hand like that

impossible-no-cleanup = Es gibt keine Säuberungsmarker mehr, also wäre das Ende ausgelöst
impossible-ships = Person { $seat } hat mehr Schiffe als Werften
impossible-row = niemand hat mehr als { $most } Gebäude einer Art
impossible-full-flotilla = eine Flotilla ist voll, also hätte das Ende ausgelöst werden müssen
impossible-few-buildings = Person { $seat } hat kaum noch ein Gebäude übrig, also hätte das Ende ausgelöst werden müssen
