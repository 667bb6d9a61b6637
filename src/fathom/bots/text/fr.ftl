### Les adversaires en français : pour la page, le terminal et le serveur. Un niveau porte le même nom et le même visage
### dans tous les jeux, et sa phrase dit vrai sur sa façon de jouer (levels.py).

name-beginner = Momo
level-beginner = Débutant
style-beginner = Tout juste installé dans sa coquille : examine peu de coups et en oublie beaucoup, mais ne gâche jamais une partie.
name-casual = Luma
level-casual = Détendu
style-casual = Se laisse porter par le courant : réfléchit un peu à l’avance et laisse parfois passer un bon coup.
name-good = Piko
level-good = Bon
style-good = Toujours en éveil : examine chaque possibilité et l’imagine quelques coups plus loin.
name-strong = Vega
level-strong = Fort
style-strong = Patience dans le noir : parcourt un très grand nombre de suites avant chaque décision.
name-expert = Baltasar
level-expert = Expert
style-expert = Vieux sage sans hâte : prend le plus de temps et regarde le plus loin.

## Pour expérimenter

name-greedy = Glouton
style-greedy = Prend ce qui paraît le mieux à la fin de son tour, et ne regarde pas plus loin.
name-random = Hasard
style-random = Fait n’importe quoi, pourvu que ce soit permis.
name-mcts = Recherche
style-mcts = La recherche qui anime les niveaux, aussi longtemps qu’elle peut réfléchir.

## En solitaire : de quoi se mesurer

# $name (text): an opponent; $mean, $low, $high (number): points.
solo-mark = À battre : { $name } atteint { $mean } points en moyenne ; la moitié des parties finissent entre { $low } et { $high }.
# $share (text): a percentage.
solo-wins = { $name } gagne { $share } des parties.
solo-beaten-0 = Encore à battre : { $name } atteint { $mean } points en moyenne.
solo-beaten-1 = Vous battez ce que { $name } atteint dans 1 partie sur 4.
solo-beaten-2 = Vous battez ce que { $name } atteint dans une partie sur deux.
solo-beaten-3 = Vous battez ce que { $name } atteint dans 3 parties sur 4.
