### Conseils et analyses en français. Les mots d'un jeu se trouvent chez lui.

percent = { $share } %

source-rest = autres perspectives
source-others = les autres

## Conseils

why-parts = Par rapport au deuxième meilleur choix : { $parts } points.
why-even = En points, pas de différence nette avec le deuxième meilleur choix.
why-exact = Vaut { $points } points de plus que le deuxième meilleur choix, calcul exact.
why-odds = { $what } : { $now } au lieu de { $then }.
why-only = Il n'y a pas d'autre choix.
sure-sure = sûr : toutes les recherches sont d'accord et l'écart est net
sure-likely = probable : la plupart des recherches sont d'accord
sure-open = ouvert : les recherches ne départagent pas ces choix
sure-exact = exact : calculé d'après tout ce que les dés peuvent montrer
sure-only = le seul choix
column-choice = Choix
column-win = Chances de victoire
column-points = Points
column-worth = Valeur
worths = Valeur exacte de chaque choix, en points
not-calibrated = Les chances de victoire sont estimées : elles n'ont pas été mesurées pour ce jeu à ce nombre.
