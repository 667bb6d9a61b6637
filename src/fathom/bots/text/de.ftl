### Die Gegner auf Deutsch: für die Seite, das Terminal und den Server. Eine Stufe hat in jedem Spiel denselben Namen
### und dasselbe Gesicht, und ihr Satz stimmt mit ihrer Spielweise überein (levels.py).

name-beginner = Momo
level-beginner = Neuling
style-beginner = Frisch im neuen Schneckenhaus: prüft wenige Züge und übersieht viele, schenkt aber nie eine Partie her.
name-casual = Luma
level-casual = Gemütlich
style-casual = Lässt sich treiben: denkt ein wenig voraus und übersieht ab und zu einen guten Zug.
name-good = Piko
level-good = Gut
style-good = Hellwach: sieht sich jede Möglichkeit an und denkt sie ein Stück weiter.
name-strong = Vega
level-strong = Stark
style-strong = Geduldig im Dunkeln: spielt vor jeder Entscheidung sehr viele Fortsetzungen durch.
name-expert = Baltasar
level-expert = Meister
style-expert = Alt und ohne Eile: nimmt sich am meisten Zeit und blickt am weitesten voraus.

## Zum Ausprobieren

name-greedy = Gierig
style-greedy = Nimmt, was am Ende des eigenen Zuges am besten aussieht, und blickt nicht weiter.
name-random = Zufall
style-random = Tut irgendetwas, was erlaubt ist.
name-mcts = Suche
style-mcts = Die Suche, die in allen Stufen steckt, so lange sie nachdenken darf.

## Allein: etwas zu schlagen

# $name (text): an opponent; $mean, $low, $high (number): points.
solo-mark = Zu schlagen: { $name } kommt im Schnitt auf { $mean } Punkte; die Hälfte der Partien endet zwischen { $low } und { $high }.
# $share (text): a percentage.
solo-wins = { $name } gewinnt { $share } der Partien.
solo-beaten-0 = Noch zu schlagen: { $name } kommt im Schnitt auf { $mean } Punkte.
solo-beaten-1 = Du übertriffst, was { $name } in 1 von 4 Partien schafft.
solo-beaten-2 = Du übertriffst, was { $name } in jeder zweiten Partie schafft.
solo-beaten-3 = Du übertriffst, was { $name } in 3 von 4 Partien schafft.
