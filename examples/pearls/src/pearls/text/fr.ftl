### Pearl Dive en français.

game-name = Pêche aux perles
game-tagline = Ouvrir encore une huître, ou remonter avec sa pêche ?

depth-shallow = près du bord
depth-deep = au fond

action-dive = { $points ->
    [0] Plongez { $depth } : ouvrez une huître
   *[other] Plongez encore { $depth } : ouvrez une autre huître, { $points } en jeu
    }
action-surface = Remontez et gardez { $points ->
    [one] { $points } point
   *[other] { $points } points
    } ; votre tour se termine

event-pearl = Le joueur { $seat } trouve une perle de valeur { $worth }
event-shark = Un requin : le joueur { $seat } perd les perles de cette plongée
event-surface = Le joueur { $seat } remonte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
event-charm = Le joueur { $seat } reçoit le porte-bonheur { $worth }
event-charm-unseen = Le joueur { $seat } reçoit un porte-bonheur
event-over = La partie est terminée

phase-over = La partie est terminée
phase-diving = Plonger ou remonter ?
wait-over = La partie est terminée
wait-diving = Le joueur { $seat } plonge

why-air =
    { $count ->
        [one] Il n'y a plus d'air : vous avez ouvert { $count } huître
       *[other] Il n'y a plus d'air : vous avez ouvert { $count } huîtres
    }
why-empty = Il n'y a pas encore de perle dans votre sac
odds-pearl = une perle de valeur { $worth }
odds-shark = le requin

source-pearls = Perles
source-charm = Porte-bonheur
tie-breaker = À égalité de points, la place est partagée.

table-player = Joueur { $seat }
table-score = Points
table-pearls = Perles (valeur × nombre)
table-charm = Porte-bonheur
table-dive = Objectif : { $goal }. Encore de l'air pour { $air }. Cette plongée : { $points } ({ $pearls })

option-players = Joueurs
option-players-help = Combien plongent.
option-goal = Objectif
option-goal-help = La manche où les perles de quelqu'un atteignent cette valeur est la dernière.
