### Pearl Dive auf Deutsch.

game-name = Perlentauchen
game-tagline = Noch eine Muschel öffnen oder mit der Beute auftauchen?

depth-shallow = im Flachen
depth-deep = in der Tiefe

action-dive = { $points ->
    [0] Tauche { $depth }: Öffne eine Muschel
   *[other] Tauche weiter { $depth }: Öffne noch eine Muschel, { $points } stehen auf dem Spiel
    }
action-surface = Tauche auf und behalte { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }; dein Zug endet

event-pearl = Person { $seat } findet eine Perle mit Wert { $worth }
event-shark = Ein Hai: Person { $seat } verliert die Perlen dieses Tauchgangs
event-surface = Person { $seat } taucht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    } auf
event-charm = Person { $seat } erhält den Glücksbringer { $worth }
event-charm-unseen = Person { $seat } erhält einen Glücksbringer
event-over = Das Spiel ist zu Ende

phase-over = Das Spiel ist zu Ende
phase-diving = Tauchen oder auftauchen?
wait-over = Das Spiel ist zu Ende
wait-diving = Person { $seat } taucht

why-air =
    { $count ->
        [one] Die Luft ist verbraucht: Du hast { $count } Muschel geöffnet
       *[other] Die Luft ist verbraucht: Du hast { $count } Muscheln geöffnet
    }
why-empty = In deinem Beutel ist noch keine Perle
odds-pearl = eine Perle mit Wert { $worth }
odds-shark = der Hai

source-pearls = Perlen
source-charm = Glücksbringer
tie-breaker = Wer gleich viele Punkte hat, teilt den Platz.

table-player = Person { $seat }
table-score = Punkte
table-pearls = Perlen (Wert × Anzahl)
table-charm = Glücksbringer
table-dive = Ziel: { $goal }. Luft für noch { $air }. Dieser Tauchgang: { $points } ({ $pearls })

option-players = Personen
option-players-help = Wie viele tauchen.
option-goal = Ziel
option-goal-help = Sind jemandes Perlen so viel wert, ist diese Runde die letzte.
