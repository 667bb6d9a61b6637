### Octo Dice auf Deutsch.
###
### Aktionen sagen der Person am Zug, was geschehen wird; Ereignisse sagen allen, was geschieht; beide ohne Punkt am
### Ende. Die Begriffe sind die aus rules/de.md. Wer spielt, heißt „Person 1“ bis „Person 4“.

game-name = Octo Dice
game-tagline = Forsche in der Tiefseestation: sechs Würfel, neun Laborplättchen und Oktopoden, die es zu fangen gilt.

## Wörter

# Was ein weißer Würfel zeigt, in einer Aufzählung von Würfeln.
symbol-crystal = Kristall
symbol-research = Forschung
symbol-lab = Labor
symbol-bot = Bot
symbol-submarine = U-Boot
symbol-octopus = Oktopode

# Ungebeugt; die Endung hängt der Satz an.
colour-yellow = gelb
colour-red = rot
colour-blue = blau
colour-green = grün
colour-white = weiß
colour-orange = orangefarben
colour-purple = violett

# Was ein schwarzer Würfel zeigt, in einer Aufzählung von Würfeln.
face = { $colour }e { $digit }
face-octopus = schwarzer Oktopode

# $count (Zahl): wie viele Punkte, manchmal weniger als keine.
amount-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

function-flexi-lab = Flexi-Lab
function-octo-plus = Octo-Plus
function-flexi-tec = Flexi-Tec
function-plus-tec = Plus-Tec
function-sub-plus = Sub-Plus
function-flexi-sub = Flexi-Sub
function-crystal-plus = Crystal-Plus
function-plus-bot = Plus-Bot
function-plus-lab = Plus-Lab
function-flexi-level = Flexi-Level
function-octo-sub = Octo-Sub
function-octo-catch = Octo-Catch
function-super-lab-v = Super-Lab V
function-super-lab-h = Super-Lab H
function-super-octo = Super-Octo
function-super-sub = Super-Sub
function-super-level = Super-Level
function-super-copy = Super-Copy

function-flexi-lab-help = Einmal pro Zug darfst du eine gelbe Würfelseite als andere Farbe oder Ziffer verwenden, aber nicht als Oktopoden.
function-octo-plus-help = Jede Oktopoden-Aktion, die Bonuspunkte einbringt, bringt { $points } mehr.
function-flexi-tec-help = Einmal pro Zug darfst du einen Würfel mit Forschung als Bot verwenden.
function-plus-tec-help = Jede Forschungs-Aktion bringt { $points } mehr.
function-sub-plus-help = Jede U-Boot-Aktion bringt { $points }.
function-flexi-sub-help = Einmal pro Zug darfst du einen Würfel mit U-Boot als Bot verwenden.
function-crystal-plus-help = Jede Kristall-Aktion bringt { $points } mehr.
function-plus-bot-help = Jede Bot-Aktion bringt { $points } mehr.
function-plus-lab-help = Jede weitere Labor-Aktion bringt { $points }.
function-flexi-level-help = Für jede weitere Labor-Aktion genügt eine beliebige Ziffer.
function-octo-sub-help = Eine Oktopoden-Aktion zählt 1 Oktopoden mehr, wenn ein weißer Würfel ein U-Boot zeigt.
function-octo-catch-help = Eine Oktopoden-Aktion zählt 1 Oktopoden mehr, wenn du einen weißen Würfel nicht benutzt hast.
function-super-lab-v-help = Am Ende bringen 1, 2 oder 3 bis Stufe 2 ausgebaute Spalten { $one }, { $two } oder { $three } Punkte.
function-super-lab-h-help = Am Ende bringen 1, 2 oder 3 in allen Spalten ausgebaute Zeilen { $one }, { $two } oder { $three } Punkte.
function-super-octo-help = Am Ende bringen durchgestrichene Minuspunkte in 1, 2 oder 3 Spieldritteln { $one }, { $two } oder { $three } Punkte.
function-super-sub-help = Am Ende bringt jedes deiner U-Boote { $points }.
function-super-level-help = Unmittelbar vor der Bonuswertung darfst du einen Markierungsstein einer anderen Spalte auf Stufe 2 ziehen.
function-super-copy-help = Am Ende darfst du eines der beiden anderen Plättchen der Stufe 2 werten, auch ohne Markierungsstein darauf.

## Aktionen

# In den Klammern einer Aktion, gleich nach den Würfeln: welche Funktionen sie nutzt. Entfällt, wenn sie keine nutzt.
through = , mit { $functions }

action-keep =
    Lege zur Seite: { $dice }; { $count ->
        [2] wirf die letzten zwei
       *[other] wirf die anderen vier
    }
action-crystal = Analysiere einen Kristall ({ $dice }{ $through }): { $points }
action-research = Forsche im { $colour }en Farbkreis ({ $dice }{ $through }): { $points }
action-lab = Baue das Labor in Spalte { $column } bis { $function } auf Stufe { $level } aus ({ $dice }{ $through }): { $points }
action-bot = Aktiviere einen { $colour }en Bot ({ $dice }{ $through }): { $points }
action-submarine = Mache das { $colour }e U-Boot startbereit ({ $dice }{ $through }): { $points }
action-octopus = Fange { $count } Oktopoden ({ $dice }{ $through }): { $points }
action-octopus-none = Fange mit zwei Würfeln { $count } Oktopoden: { $points }
action-stop = Führe keine weitere Hauptaktion aus; die Oktopoden-Aktion folgt
action-stop-main = Führe keine Hauptaktion aus; die Oktopoden-Aktion folgt
action-stop-extra = Passe: keine Zusatzaktion
action-super-level = Ziehe den Markierungsstein in Spalte { $column } auf Stufe 2: { $function }
action-super-copy = Kopiere { $function }
action-stop-super-level = Verzichte: Lass die Markierungssteine, wo sie sind
action-stop-super-copy = Verzichte: Kopiere nichts

## Ereignisse

event-turn =
    Zug { $turn }, { $third ->
        [1] erstes Spieldrittel
        [2] zweites Spieldrittel
       *[other] drittes Spieldrittel
    }: Person { $seat } ist am Zug
event-roll = Person { $seat } würfelt ({ $dice })
event-keep = Person { $seat } legt zwei Würfel zur Seite ({ $dice })
event-virtual = Die virtuelle Person würfelt ({ $dice })
event-extra = Person { $seat } nutzt eine Zusatzaktion ({ $count } von 2 in diesem Spieldrittel)
event-flexi = Person { $seat } nutzt { $function }
event-crystal = Person { $seat } analysiert einen Kristall: { $points }
event-research = Person { $seat } forscht im { $colour }en Farbkreis: { $points }
event-lab = Person { $seat } baut das Labor in Spalte { $column } bis { $function } aus: { $points }
event-bot = Person { $seat } aktiviert einen { $colour }en Bot: { $points }
event-submarine = Person { $seat } macht das { $colour }e U-Boot startbereit: { $points }
event-plus = Davon { $points } durch { $function }
event-added = { $function } ergänzt einen Oktopoden
event-octopus = Person { $seat } fängt { $count } Oktopoden: { $points }
event-struck =
    Person { $seat } streicht die Minuspunkte im { $third ->
        [1] ersten Spieldrittel
        [2] zweiten Spieldrittel
       *[other] dritten Spieldrittel
    } durch
event-interim =
    Zwischenwertung nach dem { $third ->
        [1] ersten Spieldrittel
        [2] zweiten Spieldrittel
       *[other] dritten Spieldrittel
    }
event-ready = Person { $seat } bekommt { $points } für U-Boote mit Bots
event-penalty = Person { $seat } verliert { $points }, weil Oktopoden fehlen
event-sum =
    Summe im { $third ->
        [1] ersten Spieldrittel
        [2] zweiten Spieldrittel
       *[other] dritten Spieldrittel
    } für Person { $seat }: { $points }
event-super-level = Person { $seat } nutzt Super-Level: Der Markierungsstein in Spalte { $column } rückt bis { $function } vor
event-super-copy = Person { $seat } kopiert { $function } mit Super-Copy
event-majority = Person { $seat } bekommt { $points } für Kristalle
event-super = Person { $seat } bekommt { $points } für { $function }
event-stop =
    { $count ->
        [0] Person { $seat } führt keine Hauptaktion aus
       *[other] Person { $seat } führt keine weitere Hauptaktion aus
    }
event-over = Die Partie ist zu Ende

## Warum nicht: was eine Aktion gerade verhindert

why-aside = Liegt schon zur Seite: { $dice }
why-used = In diesem Zug schon benutzt: { $dice }
why-octopus-white = Der weiße Würfel zeigt einen Oktopoden
why-octopus-black = Der schwarze Würfel zeigt einen Oktopoden
why-octopus-both = Beide Würfel zeigen einen Oktopoden
# $shown, $wanted (Text): Symbole weißer Würfel.
why-symbol = Der weiße Würfel zeigt { $shown }; nötig ist { $wanted }
why-function = { $function } ist nicht aktiv: Keiner deiner Markierungssteine hat Plättchen { $tile } erreicht (Spalte { $column }, Stufe { $level })
why-function-used = { $function } hast du in diesem Zug schon genutzt
why-crystals = Alle { $count } Kristallkreise sind angekreuzt
why-research = Alle { $count } Farbkreise sind angekreuzt
why-lowest = Dein Markierungsstein in Spalte { $column } ist schon auf Stufe { $level }
why-bots = Deine { $colour }en Bots sind alle aktiv: { $count } von { $count }
why-submarine = Dein { $colour }es U-Boot ist schon startbereit
why-digit = Der schwarze Würfel zeigt { $other }; nötig ist die Ziffer { $digit }
why-level = In Spalte { $column } kommt Stufe { $level }: Nötig ist die Ziffer { $level }, der schwarze Würfel zeigt { $other }
why-next = Dein nächster Farbkreis ist { $colour }; der schwarze Würfel zeigt die { $shown }
why-colour = Der schwarze Würfel zeigt die { $shown }; nötig ist { $colour }
why-no-digit = Kein Würfel hat die Ziffer { $digit }
why-no-colour = Kein Würfel zeigt { $colour }
why-octopods = Zwei dieser Würfel zählen höchstens { $most }; nötig sind { $count } Oktopoden
why-octopods-exactly = Keine zwei dieser Würfel zählen genau { $count }
why-useless =
    Alle Oktopodenkästchen dieses Spieldrittels sind angekreuzt, und { $count ->
        [one] ein einzelner Oktopode bringt
       *[other] { $count } Oktopoden bringen
    } keine Punkte
why-super = Keiner deiner Markierungssteine steht auf { $function }
why-level-itself = Super-Level liegt selbst in Spalte { $column }; es zieht einen Markierungsstein einer anderen Spalte
why-copy-itself = Super-Copy kann sich nicht selbst kopieren

## Chancen beim Zurseitelegen

# Nach dem zweiten Wurf entscheiden nur noch zwei Würfel; nach dem ersten werden noch zwei gezielt zur Seite gelegt.
chance-last = { $what }
chance-aimed = { $what } (gezielt)
chance-two = Zwei Hauptaktionen
# $columns (Text): die Spalten, in denen der Schritt möglich ist.
chance-lab = Labor auf Stufe { $level } (Spalte { $columns })
chance-research = Forschung { $colour } ({ $points })
chance-bot = Bot für { $points }
chance-submarine = U-Boot
chance-crystal = Kristall
chance-boxes =
    { $count ->
        [one] Ein Oktopode für das offene Oktopodenkästchen
       *[other] { $count } Oktopoden für die offenen Oktopodenkästchen
    }
chance-octopods = Mindestens { $count } Oktopoden ({ $points })

## Entscheidungen: die Aufforderung an die Person, die entscheidet, und worauf die anderen warten

phase-over = Die Partie ist zu Ende
phase-keep = Lege zwei Würfel zur Seite; die anderen vier werden noch einmal geworfen
phase-keep-again = Lege zwei weitere Würfel zur Seite; die letzten zwei werden noch einmal geworfen
phase-main = Wähle deine erste Hauptaktion oder höre auf
phase-main-again = Wähle deine zweite Hauptaktion oder höre auf
phase-extra = Wähle eine Zusatzaktion mit diesen Würfeln oder passe
phase-super-level = Ziehe einen Markierungsstein auf Stufe 2 oder verzichte
phase-super-copy = Kopiere ein anderes Plättchen der Stufe 2 oder verzichte

wait-over = Die Partie ist zu Ende
wait-keep = Person { $seat } legt zwei Würfel zur Seite
wait-keep-again = Person { $seat } legt zwei weitere Würfel zur Seite
wait-main = Person { $seat } wählt die erste Hauptaktion
wait-main-again = Person { $seat } wählt die zweite Hauptaktion
wait-extra = Person { $seat } entscheidet über eine Zusatzaktion
wait-super-level = Person { $seat } entscheidet über Super-Level
wait-super-copy = Person { $seat } entscheidet über Super-Copy

## Das Ende

source-crystals = Kristalle
source-research = Forschung
source-bots = Bots
source-octopods = Oktopoden
source-functions = Plus-Funktionen
source-submarines = U-Boote
source-penalties = Fehlende Oktopoden
source-majority = Kristallmehrheit
source-labs = Laborbonus
source-tiles = Laborfunktionen
source-extras = Zusatzaktionen
tie-breaker = Bei Gleichstand an Punkten liegt vorn, wer mehr U-Boote hat; sind auch diese gleich, wird der Platz geteilt.

## Optionen

option-players = Personen
option-players-help = Wie viele mitspielen, von 1 bis 4.
option-layout = Laborplättchen
option-layout-help = Wie die Laborplättchen liegen; eine eigene Auslage wird Zeile für Zeile angegeben, etwa A1B1C1/D1E1F1/G1H1I1.
option-layout-random = ausgeloste Auslage
option-layout-first-game = Aufbau für die erste Partie
option-first_player = Wer beginnt
option-first_player-help = Wer die Partie beginnt: ausgelost oder eine bestimmte Person.
option-first_player-random = ausgelost
option-extra_order = Zusatzaktionen
option-extra_order-help = Ob Zusatzaktionen offen nacheinander oder verdeckt gleichzeitig gewählt werden.
option-extra_order-clockwise = nacheinander im Uhrzeigersinn
option-extra_order-simultaneous = gleichzeitig
option-octo_from_zero = Octo-Sub und Octo-Catch ab null
option-octo_from_zero-help = Ob diese Funktionen auch dann einen Oktopoden ergänzen, wenn keiner gewürfelt ist.
option-octo_from_zero-on = an
option-octo_from_zero-off = aus
option-octo_catch = Octo-Catch
option-octo_catch-help = Welcher unbenutzte weiße Würfel für Octo-Catch genügt.
option-octo_catch-literal = jeder, auch ein Oktopode
option-octo_catch-symbol = einer mit Aktionssymbol
option-virtual_player = Virtuelle Person
option-virtual_player-help = Nur zu zweit: Nach jedem Zug werden noch einmal sechs Würfel geworfen, die beide für Zusatzaktionen nutzen dürfen.
option-virtual_player-off = aus
option-virtual_player-on = an

## Der Tisch

table-score = Punkte
table-player = Person { $seat }
table-you = Du
table-turn = Zug { $turn } von { $turns }
table-third =
    { $third ->
        [1] 1. Spieldrittel
        [2] 2. Spieldrittel
       *[other] 3. Spieldrittel
    }
table-to-play = Person { $seat } ist am Zug
table-roll = Wurf { $roll } von 3
table-dice = Würfel von Person { $seat }
table-dice-virtual = Virtuelle Würfel
table-labs = Laborplättchen
table-start = Start
table-extras =
    { $count ->
        [0] keine Zusatzaktion mehr
        [one] noch { $count } Zusatzaktion
       *[other] noch { $count } Zusatzaktionen
    }
# $action (Text): die Schreibweise einer Zusatzaktion, die gewählt, aber noch nicht ausgeführt ist.
table-pending = gewählt: { $action }
table-bonus = Bonus
table-total = Endergebnis

# Unter einem Würfel, höchstens 12 Zeichen: nach welchem Wurf er zur Seite gelegt wurde, oder was sonst mit ihm ist.
table-kept = aus Wurf { $roll }
table-rolled = geworfen
table-used = benutzt
table-as-bot = als Bot

# Auf einem Würfel, höchstens 10 Zeichen.
table-symbol-crystal = Kristall
table-symbol-research = Forschung
table-symbol-lab = Labor
table-symbol-bot = Bot
table-symbol-submarine = U-Boot
table-symbol-octopus = Oktopode

# Auf einem Würfel oder über einer Spalte, höchstens 7 Zeichen; und in drei Zeichen. Ungebeugt und alleinstehend.
table-colour-yellow = gelb
table-colour-red = rot
table-colour-blue = blau
table-colour-green = grün
table-colour-white = weiß
table-colour-orange = orange
table-colour-purple = violett
table-short-yellow = gel
table-short-red = rot
table-short-blue = bla
table-short-green = grü
table-short-white = wei
table-short-orange = ora
table-short-purple = vio

# Was ein Plättchen tut, höchstens 15 Zeichen. 1× heißt einmal pro Zug, W ein weißer Würfel; $points (Text): 1 oder 3/5/7.
table-tile-flexi-lab = 1× Gelb = Joker
table-tile-octo-plus = Ж Bonus +{ $points }
table-tile-flexi-tec = 1× λ als ☻
table-tile-plus-tec = λ Forschung +{ $points }
table-tile-sub-plus = ⊥ U-Boot +{ $points }
table-tile-flexi-sub = 1× ⊥ als ☻
table-tile-crystal-plus = ✦ Kristall +{ $points }
table-tile-plus-bot = ☻ Bot +{ $points }
table-tile-plus-lab = ⌂ Labor +{ $points }
table-tile-flexi-level = ⌂ jede Ziffer
table-tile-octo-sub = mit ⊥: Ж +1
table-tile-octo-catch = W frei: Ж +1
table-tile-super-lab-v = Spalten { $points }
table-tile-super-lab-h = Zeilen { $points }
table-tile-super-octo = ohne -{ $penalty }: { $points }
table-tile-super-sub = { $points } pro ⊥
table-tile-super-level = Stein auf 2
table-tile-super-copy = kopiert Stufe 2

help-signs = Zeichen: ✦ Kristall, λ Forschung, ⌂ Labor, ☻ Bot, ⊥ U-Boot, Ж Oktopode; ⊗ ein angekreuzter Kreis, ○ ein freier, ebenso ⊠ und □ für Oktopodenkästchen; 3λ⁺ drei Punkte für Forschung, davon welche durch eine Funktion; + Zusatzaktionen, bei + ⊗○ ist eine benutzt, ✓ heißt entschieden; 2→1 zwei Oktopoden bringen 1 Punkt; ── die Minuspunkte sind durchgestrichen; Σ Summe des Spieldrittels; ✓ deine Funktion; 1× einmal pro Zug; λ 2→bla zwei Farbkreise angekreuzt, blau ist der nächste; gel2⊥ zwei gelbe Bots und das gelbe U-Boot.

## Das Analysebrett

piece-white = Weißer Würfel { $white }
piece-black-1 = Schwarzer Würfel 1
piece-black-2 = Schwarzer Würfel 2
piece-black-3 = Schwarzer Würfel 3
piece-no-lab = keins
impossible-actions = Dafür hätte Person { $seat } { $count } Aktionen mehr gebraucht

## Übungen

exercise-1 = Oktopoden im Paar
exercise-1-text = Erster Wurf, und zwei Oktopoden sind dabei. Was legst du beiseite?
exercise-1-learned = Jedes Drittel hat zwei Kästchen für Oktopoden, und jedes leere kostet an seinem Ende Punkte. Zwei in einem Zug füllen beide; was die Würfel sonst noch bringen, kommt dazu.
exercise-2 = Würfle für das, was du gebaut hast
exercise-2-text = Du besitzt Crystal-Plus. Zwei weiße Würfel zeigen einen Kristall.
exercise-2-learned = Eine Funktion zahlt sich jedes Mal aus: Behalte das Symbol, für das sie gemacht ist, und nutze sie zweimal. Ohne die Funktion hätte eine höhere Ziffer mehr gezählt.
exercise-3 = Erst das Labor, dann die Ernte
exercise-3-text = Eine Zusatzaktion früh in der Partie: jetzt ein Punkt oder ein Schritt im Labor für nichts?
exercise-3-learned = Crystal-Plus bringt mit jedem Kristall, der noch kommt, einen Punkt, und das Labor auf Ebene 2 ist einen Schritt näher. Früh in der Partie sind Labore mehr wert als ein Punkt sofort.
exercise-4 = Wann man passt
exercise-4-text = Du darfst mit fremden Würfeln eine Zusatzaktion ausführen. In diesem Drittel hast du zwei.
exercise-4-learned = Zusatzaktionen sind knapp. Eine, die keine Punkte bringt und nichts baut, was du brauchst, hebst du besser für Würfel auf, die passen.
exercise-5 = Am Ende zählen Punkte
exercise-5-text = Eine der letzten Aktionen: ein Labor auf Ebene 2 oder der blaue Forschungskreis?
exercise-5-learned = Was ein Labor später bringt, ist nichts wert, wenn es kein Später gibt. Der Kreis mit den meisten Punkten gewinnt.

## Why a position cannot be set by hand like that

impossible-boxes = Oktopodenkästchen eines späteren Drittels können noch nicht angekreuzt sein
impossible-octopus = Ein für eine Hauptaktion benutzter Würfel kann keinen Oktopoden zeigen
