### Hinweise und Rückblicke auf Deutsch. Die Wörter eines Spiels stehen bei ihm.

percent = { $share } %

source-rest = andere Aussichten
source-others = die anderen

## Hinweise

why-parts = Gegenüber der nächstbesten Wahl: { $parts } Punkte.
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
