### Octo Dice auf der Seite: was die Bilder außer den Texten des Spiels brauchen.

## Die Würfel

web-dice = Würfel
web-die-white = Weißer Würfel { $number }: { $shown }
web-die-black = Schwarzer Würfel { $number }: { $shown }
web-aside = Zur Seite
web-extras = Zusatzaktionen
web-answered = entschieden
web-octopus-action = Oktopoden-Aktion
web-octopods-follow =
    { $count ->
        [0] Bisher kein Oktopode
        [one] { $count } Oktopode: { $points }
       *[other] { $count } Oktopoden: { $points }
    }

## Die Laborplättchen

web-why-tile =
    { $at ->
        [start] Dein Markierungsstein in Spalte { $column } ist am Start: Als Nächstes kommt Stufe { $next }
       *[other] Dein Markierungsstein in Spalte { $column } ist auf Stufe { $at }: Als Nächstes kommt Stufe { $next }
    }
web-why-research = Dein erster freier Farbkreis ist { $colour }
web-finale =
    { $players ->
        [one] Der letzte Zug
       *[other] Die letzte Runde
    }
web-labs = Labore
web-column = Spalte { $column }
web-level = Laborplättchen der Stufe { $level }
web-symbols = Weiße Würfel
web-tile = { $name }, Stufe { $level }, Spalte { $column }.
web-tile-title = { $code } { $name } (Stufe { $level })
web-yours = Gehört dir.

# Was ein Plättchen tut, in ganz wenigen Wörtern; $points (Text): 1 oder 3/5/7.
web-gist-flexi-lab = Gelb als Joker, 1× pro Zug
web-gist-octo-plus = Oktopoden-Bonus +{ $points }
web-gist-flexi-tec = Forschung als Bot, 1× pro Zug
web-gist-plus-tec = Forschung +{ $points }
web-gist-sub-plus = U-Boot +{ $points }
web-gist-flexi-sub = U-Boot als Bot, 1× pro Zug
web-gist-crystal-plus = Kristall +{ $points }
web-gist-plus-bot = Bot +{ $points }
web-gist-plus-lab = Labor +{ $points }
web-gist-flexi-level = Labor mit jeder Ziffer
web-gist-octo-sub = U-Boot: 1 Oktopode mehr
web-gist-octo-catch = Weiß unbenutzt: 1 Oktopode mehr
web-gist-super-lab-v = Spalten { $points }
web-gist-super-lab-h = Zeilen { $points }
web-gist-super-octo = −{ $penalty } gestrichen { $points }
web-gist-super-sub = { $points } je U-Boot
web-gist-super-level = Ein Stein auf Stufe 2
web-gist-super-copy = Kopiert Stufe 2

## Der Wertungsbogen

web-then = { $points }, wäre jetzt Schluss
web-functions = Laborfunktionen
web-pending = Zusatzaktion gewählt
web-crossed = angekreuzt
web-free = frei
web-empty = leer
# A fact in a line: what it is about, and what there is.
web-fact = { $what }: { $value }
# Points that a function added.
web-by = { $points } durch { $function }
web-none = keine
web-crystal-as = Kristall mit der Ziffer { $digit }
web-crystals = Kristalle: { $count } von { $of } angekreuzt
web-research = Forschung, { $colour }er Farbkreis: { $points }, { $state }
web-research-next = Nächster Farbkreis: { $colour } ({ $points })
web-research-done = Alle Farbkreise sind angekreuzt
web-bots = Bots, { $colour }: { $count } von { $of } angekreuzt
web-submarine = U-Boot, { $colour }: { $state }
web-octopus-bonus =
    { $count ->
        [one] { $count } Oktopode: { $points }
       *[other] { $count } Oktopoden: { $points }
    }
web-boxes = Oktopodenkästchen: { $count } von { $of } angekreuzt, −{ $penalty }, falls eines offen bleibt
web-boxes-struck = Oktopodenkästchen: { $count } von { $of } angekreuzt, −{ $penalty } durchgestrichen
web-caught = In diesem Spieldrittel gefangene Oktopoden
web-sum = Summe
web-markers = Markierungssteine
web-marker-at = Spalte { $column }: Stufe { $level }
web-points-of = Punkte von { $who }

## Schaltflächen

web-short-keep = { $dice } behalten
web-short-crystal = Analysiere einen Kristall
web-short-research = Forsche im { $colour }en Farbkreis
web-short-lab = Baue { $name }
web-short-bot = Aktiviere einen { $colour }en Bot
web-short-submarine = Mache das { $colour }e U-Boot bereit
web-short-octopus = Fange { $count } Oktopoden +{ $points }
web-short-super-level = Ziehe Spalte { $column } auf { $name }
web-short-super-copy = Kopiere { $name }
web-short-with = { $did } ({ $dice })
web-stop-main = Zug ohne Aktion beenden
web-stop-main-again = Zug beenden
web-stop-extra = Passen
web-stop-super-level = Markierungssteine stehen lassen
web-stop-super-copy = Nichts kopieren
web-group-keep =
    { $count ->
        [2] Zwei weitere zur Seite, die letzten zwei werfen
       *[other] Zwei zur Seite, die anderen vier werfen
    }
web-roll =
    { $count ->
        [2] Die letzten zwei werfen
       *[other] Die anderen vier werfen
    }

## Hinweise

web-tip-crystal = Mit einem schwarzen Würfel: Kreuze einen Kristall an; er bringt so viele Punkte wie die Ziffer. Die meisten Kristalle bringen am Ende noch einmal Punkte.
web-tip-research = Mit einem schwarzen Würfel in der Farbe deines nächsten Farbkreises: Kreuze ihn an; er bringt die Punkte daneben.
web-tip-lab = Mit einem schwarzen Würfel, dessen Ziffer die nächste Stufe einer Spalte ist: Ziehe deinen Markierungsstein dorthin. Die Funktion gehört dir sofort.
web-tip-bot = Mit einem schwarzen Würfel: Aktiviere einen Bot seiner Farbe. Der erste einer Farbe bringt 1 Punkt, der zweite 2.
web-tip-submarine = Mit einem schwarzen Würfel: Mache das U-Boot seiner Farbe startbereit. Bei jeder Zwischenwertung bringt es 1 Punkt pro Bot dieser Farbe.
web-tip-octopus = Keine Hauptaktion. Nach deinen Hauptaktionen zählen alle Oktopoden auf den sechs Würfeln: Sie kreuzen Oktopodenkästchen an, und ab zweien gibt es Bonuspunkte.
web-tip-colour = Forschung, Bots und U-Boote richten sich nach der Farbe eines schwarzen Würfels.
web-tip-face = Für Kristalle und Labore gilt die Ziffer, für Forschung, Bots und U-Boote die Farbe.
web-tip-owned = Deins: Es wirkt schon.
web-tip-away =
    { $steps ->
        [one] Noch nicht deins: Deinem Markierungsstein in Spalte { $column } fehlt 1 Schritt.
       *[other] Noch nicht deins: Deinem Markierungsstein in Spalte { $column } fehlen { $steps } Schritte.
    }
web-sign-points = Punkte
web-tip-points = Wissenspunkte; wer die meisten hat, gewinnt.
web-sign-extra = Zusatzaktionen
web-tip-extra = Zwei in jedem Spieldrittel, höchstens eine in einem fremden Zug: eine Hauptaktion mit einem weißen und einem schwarzen Würfel oder eine Oktopoden-Aktion mit zwei beliebigen Würfeln.
web-sign-penalty = −{ $penalty }
web-tip-penalty = Sind bei der Zwischenwertung nicht alle { $boxes } Oktopodenkästchen angekreuzt, verliert dieses Spieldrittel { $penalty } Punkte.
web-sign-marker = Markierungsstein
web-tip-marker = Zeigt, wie weit ein Labor in dieser Spalte ausgebaut ist. Das Plättchen darunter und alle darüber wirken für diese Person.
web-sign-majority = Kristallmehrheit
web-tip-majority = Am Ende bringen die meisten Kristalle { $first } Punkte, die zweitmeisten { $second }.
web-sign-octopus-bonus = Oktopoden-Bonus
web-tip-octopus-bonus = Links die Oktopoden, die in einer Oktopoden-Aktion zählen, rechts die Punkte dafür.
web-sign-field-a = Feld A
web-tip-field-a = Die Punkte der ersten Hauptaktion des Zuges.
web-sign-field-b = Feld B
web-tip-field-b = Die Punkte der zweiten Hauptaktion des Zuges.
web-sign-sum = Summe des Spieldrittels
web-tip-sum = Alle Felder des Spieldrittels und die Punkte der U-Boote, weniger { $penalty }, wenn ein Oktopodenkästchen offen ist.
web-sign-bonus = Bonus
web-tip-bonus = Am Ende: die Kristalle und die Plättchen der Stufe 2, die du erreicht hast.
web-sign-total = Endergebnis
web-tip-total = Die Summen der drei Spieldrittel und der Bonus.
web-sign-keep = Zur Seite legen
web-tip-keep = Zwei Würfel nach jedem Wurf. Sie werden in diesem Zug nicht noch einmal geworfen.
web-sign-stop = Aufhören
web-tip-stop = Du musst keine Aktion ausführen.

## Die Einführung

web-guide-welcome = In Octo Dice leitest du eine Forschungsstation. Sechs Würfel sagen, was du tun kannst; dein Wertungsbogen zeigt, was du getan hast. Dies ist dein erster Zug.
web-guide-rolled = Du hast zweimal geworfen. Nach jedem Wurf kommen zwei Würfel zur Seite: Die Punkte unter einem Würfel sagen, nach welchem. Ein weißes Labor und eine gelbe 0 sind schon sicher.
web-guide-keep = Leg nun zwei weitere zur Seite: Klicke auf das weiße U-Boot und die rote 1. Dann werden die letzten beiden Würfel geworfen. Vorher steht da, was kommen kann und wie wahrscheinlich es ist.
web-guide-pairs = Alle sechs Würfel liegen bereit. Eine Hauptaktion braucht ein Paar: Der weiße Würfel sagt, was, der schwarze, wie. Du hast zwei Hauptaktionen pro Zug.
web-guide-lab = Baue ein Labor aus: Klicke auf das weiße Labor, die gelbe 0 und das Plättchen Sub-Plus, oder zieh eins auf das andere. Die Ziffer 0 führt auf Stufe 0.
web-guide-function = Das Plättchen leuchtet: Seine Funktion gehört dir. Ab jetzt bringt dir jede U-Boot-Aktion 1 Punkt.
web-guide-submarine = Nutze sie gleich: Klicke auf das weiße U-Boot und die rote 1. Sie machen das rote U-Boot startbereit; bei U-Booten zählt nur die Farbe.
web-guide-octopods = Nach deinen Hauptaktionen werden alle Oktopoden auf deinen sechs Würfeln gezählt. Jeder kreuzt ein Oktopodenkästchen dieses Spieldrittels an; sind beide angekreuzt, ist die −2 durchgestrichen. Zwei auf einmal bringen 1 Punkt, mehr bringen mehr.
web-guide-extra = Wenn andere geworfen haben, darfst du zwei ihrer Würfel für eine Zusatzaktion nutzen: zweimal in jedem Spieldrittel.
web-guide-scoring = Nach je zwei Zügen folgt eine Zwischenwertung: Jedes U-Boot bringt 1 Punkt pro Bot seiner Farbe. Rote Bots lohnen sich für dich jetzt besonders.
web-guide-bonus = Am Ende zählen die meisten Kristalle noch einmal, dazu die Plättchen der Stufe 2, die du erreicht hast: Auf jedem steht, wofür.
web-guide-end = Spiel nun weiter: Dies ist eine echte Partie. Wer auf einer Wahl verweilt, sieht ihre Chancen.
web-wants-keep = Jetzt werden zwei Würfel behalten: Klicke auf das weiße U-Boot und die rote 1.
web-wants-lab = Jetzt ist ein Labor dran: Klicke auf das weiße Labor, die gelbe 0 und das Plättchen Sub-Plus oben rechts.
web-wants-submarine = Jetzt ist ein U-Boot dran: Klicke auf den weißen Würfel mit dem U-Boot und die rote 1.

## Die Zwischenwertung

web-interim =
    { $third ->
        [1] Zwischenwertung nach dem ersten Spieldrittel
        [2] Zwischenwertung nach dem zweiten Spieldrittel
       *[other] Zwischenwertung nach dem dritten Spieldrittel
    }
web-interim-on = Weiter

## Das Spiel auf einer Seite

web-outline-goal = Sammle die meisten Punkte: mit Forschung, Bots, U-Booten, Kristallen, Laboren und Oktopoden.
web-outline-thirds = Eine Partie hat drei Spieldrittel zu je zwei Zügen, allein zu je drei.
web-outline-roll = Wirf dreimal; nach den ersten beiden Würfen legst du je zwei Würfel zur Seite.
web-outline-main = Führe bis zu zwei Hauptaktionen aus: Der weiße Würfel sagt, was, der schwarze, wie.
web-outline-lab = Labore geben dir Funktionen, die bis zum Ende bleiben.
web-outline-octopus = Danach zählen die Oktopoden auf allen sechs Würfeln: Fange in jedem Spieldrittel mindestens zwei.
web-outline-extra = Mit zwei Würfeln einer anderen Person darfst du eine Zusatzaktion ausführen, zweimal je Spieldrittel.
web-outline-end = Nach dem letzten Zug eines Spieldrittels folgt eine Zwischenwertung, nach der dritten das Ende.
web-outline-bonus = Dann bringen Kristalle und Labore der Stufe 2 einen Bonus; die meisten Punkte gewinnen.
web-outline-now = Forschung, Bots, Kristalle und Oktopoden bringen sofort Punkte.
web-outline-interim = Bei jeder Zwischenwertung bringt ein U-Boot 1 Punkt pro Bot seiner Farbe.
web-outline-penalty = Wer dann ein offenes Oktopodenkästchen hat, verliert 2 Punkte.
web-outline-last = Am Ende bringen die meisten Kristalle 4 Punkte, die zweitmeisten 2.
