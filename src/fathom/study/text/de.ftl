### Hinweise und Rückblicke auf Deutsch. Die Wörter eines Spiels stehen bei ihm.

percent = { $share } %

source-rest = andere Aussichten

## Hinweise

gains-own = { $parts } Punkte
gains-others-more = { $points } Punkte mehr für die anderen
gains-others-fewer = { $points } Punkte weniger für die anderen
gains-both = { $own } und { $others }
gains-later = { $gains } fürs Erste, aber nach der Suche lohnt es sich später
why-gains = Gegenüber der nächstbesten Wahl: { $gains }.
why-open = Kaum besser als die nächstbeste Wahl. Erwartet: { $gains }.
why-even = In Punkten unterscheidet sie sich nicht deutlich von der nächstbesten Wahl.
why-exact = { $points } Punkte mehr wert als die nächstbeste Wahl, genau berechnet.
why-odds = { $what }: { $now } statt { $then }.
why-only = Es gibt keine andere Wahl.
sure-sure = sicher: Alle Suchen sind sich einig, und der Abstand ist deutlich
sure-likely = wahrscheinlich: Die meisten Suchen sind sich einig
sure-open = offen: Die Suchen unterscheiden diese Möglichkeiten nicht
sure-exact = genau: aus allem berechnet, was die Würfel zeigen können
sure-only = die einzige Möglichkeit
column-choice = Wahl
column-win = Gewinnchance
column-points = Punkte
column-worth = Wert
worths = Genauer Wert jeder Möglichkeit, in Punkten
not-calibrated = Die Gewinnchance ist geschätzt: Für dieses Spiel und diese Personenzahl wurde sie nicht gemessen.

## Rückblicke

review = Rückblick
review-of = Rückblick: { $game }
knowledge = Jede Wahl wird an dem gemessen, was diese Person in dem Moment wissen konnte. Mehr wird hier nirgends verwendet.
chances = Gewinnchance nach jeder Aktion
chances-help = Jede Linie ist die Gewinnchance einer Person, aus dem, was sie damals wissen konnte; zusammen sind es 100 %.
as-table = Dasselbe als Tabelle
end-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
turning = Wendepunkte
turning-none = Keine Wahl hat etwas verschenkt, das die Suche sehen konnte.
turning-at = Nach { $number } Aktionen
turning-played = Gespielt: { $what }
turning-better = Besser: { $what }
turning-worth = Gewinnchance { $played } statt { $better }
why-better = Die bessere Wahl bringt voraussichtlich: { $gains }.
why-better-even = In Punkten unterscheiden sich beide kaum; die Suche gewinnt nach der besseren Wahl trotzdem öfter.
luck = Glück und Können
luck-help = Was die Gewinnchance einer Person bewegt hat, in Prozentpunkten: eigene Entscheidungen (was sie verschenkt haben), Zufall (was geschah, wo gezogen oder gewürfelt wurde) und der Rest (was andere getan haben und was nicht vorherzusehen war). Zusammen ist es der Weg von der ersten Stellung bis zum Ergebnis.
column-player = Person
column-accuracy = Genauigkeit
column-choices = Wahl
column-chance = Zufall
column-others = Rest
phase-0 = Anfang
phase-1 = Mitte
phase-2 = Ende
phase-all = ganzes Spiel
accuracy-help = Die Genauigkeit ist 100, wenn keine Wahl Gewinnchance verschenkt hat. Eine Wahl, die 10 Prozentpunkte verschenkt, zählt { $ten }, eine, die 20 verschenkt, zählt { $twenty }; gezeigt wird der Mittelwert aller echten Entscheidungen. Verluste unter { $noise } Prozentpunkt sind Rauschen und zählen nicht.
review-simulations = { $count } Simulationen für jede Stellung und Person.
review-written = Der Rückblick steht in { $file }
reviewing = Rückblick

# Pictures
plot-actions = Aktionen
# $brier (Number): 0 is perfect.
plot-calibrated = { $game }, { $players } Personen: Brier-Wert { NUMBER($brier, minimumFractionDigits: 3) }
plot-expected = Erwartete Gewinnchance
plot-won = Gewonnen

## Puzzles and exercises

# What a puzzle is about, where no source of points of the game says it.
theme-odds = Chancen
theme-payment = Bezahlen
theme-timing = Der richtige Moment
theme-endgame = Endspiel
theme-others = Die anderen
theme-plan = Vorausdenken
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = schwer
difficulty-4 = sehr schwer
column-puzzle = Aufgabe
column-theme = Thema
column-difficulty = Schwierigkeit
# $theme (String): one of the themes, or a source of points.
step-theme = Darum geht es: { $theme }.
# $gains (String): what the right choice brings more.
step-brings = Gegenüber dem, was lockt, bringt die richtige Wahl voraussichtlich: { $gains }.
step-worth = Die richtige Wahl ist { $points } Punkte mehr wert als die, die lockt.
step-even = Bis alle am Zug waren, unterscheiden Punkte die richtige Wahl kaum von der, die lockt: Sie lohnt sich später.
# $one and $other (String): two choices.
step-two = Eins davon ist richtig: „{ $one }“ oder „{ $other }“.
# $what (String): a choice.
tempting = Verlockend ist: „{ $what }“.
why-trap = Demgegenüber bringt die richtige Wahl voraussichtlich: { $gains }.
why-trap-even = In Punkten unterscheiden sich beide zunächst kaum; die Suche gewinnt nach der richtigen Wahl öfter.
why-less = { $points } Punkte weniger wert als die beste Wahl, genau ausgerechnet.
worth-right = So werden { $win } der Partien gewonnen.
worth-hardly = Die Suche hat sich damit kaum befasst: Nichts spricht dafür.
puzzle-find = Finde die beste Wahl.
puzzle-help = Tippe eine Nummer oder eine Aktion; hint: ein Tipp; show: die Lösung; quit: genug.
puzzle-right = Richtig.
puzzle-wrong = Nicht das Beste.
puzzle-next = Eingabetaste: die nächste; quit: genug.
puzzle-score = Beim ersten Versuch gelöst: { $solved }
puzzle-mining = Suche Aufgaben

## Positions as codes: what follows “This is not the code of a position:” and the like

code-pack = eine Partie mit eigenen Daten
code-game = Das Spiel { $game } gibt es hier nicht
code-rules = Sie ist von Fassung { $version } der Regeln von { $game }, hier gilt { $here }
code-data = Sie hat andere Daten
code-beginning = Der Anfang ergibt keinen Sinn
code-mark = Er beginnt nicht mit { $mark }
code-long = Er ist zu lang
code-damaged = Er ist beschädigt
code-half = Die Hälfte fehlt
code-seats = { $seats } Personen sitzen an einem Tisch für { $table }
code-options = { $name } ist nicht, wie es die Optionen des Tischs sagen
code-nobody = Niemand könnte etwas tun
code-nothing = Etwas darin gibt es nicht ({ $what })
code-rule = Sie verletzt eine Spielregel

## Pieces set by hand

piece-nothing = nichts
