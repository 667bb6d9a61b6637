### Conseils et analyses en français. Les mots d'un jeu se trouvent chez lui.

percent = { $share } %

source-rest = autres perspectives

## Conseils

gains-own = { $parts } points
gains-others-more = { $points } points de plus pour les autres
gains-others-fewer = { $points } points de moins pour les autres
gains-both = { $own } et { $others }
gains-later = { $gains } dans l’immédiat, mais d’après la recherche, cela paie plus tard
why-gains = Par rapport au deuxième meilleur choix : { $gains }.
why-open = À peine meilleur que le deuxième meilleur choix. À attendre : { $gains }.
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

## Analyses

review = Analyse
review-of = Analyse : { $game }
knowledge = Chaque choix est jugé d'après ce que ce joueur pouvait savoir à ce moment. Rien ici n'utilise davantage.
chances = Chances de victoire après chaque action
chances-help = Chaque ligne montre les chances de victoire d'un joueur, d'après ce qu'il pouvait savoir alors ; ensemble, elles font 100 %.
as-table = La même chose en tableau
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turning = Moments décisifs
turning-none = Aucun choix n'a rien cédé que la recherche puisse voir.
turning-at = Après { $number } actions
turning-played = Joué : { $what }
turning-better = Mieux : { $what }
turning-worth = chances de gagner : { $played } au lieu de { $better }
why-better = Le meilleur choix devrait rapporter : { $gains }.
why-better-even = En points, les deux se valent presque ; la recherche gagne pourtant plus souvent après le meilleur choix.
luck = Chance et habileté
luck-help = Ce qui a changé les chances de victoire d'un joueur, en points de pourcentage : ses choix (ce qu'ils ont cédé), le hasard (ce qui est arrivé là où l'on a pioché ou lancé les dés) et le reste (ce que les autres ont fait et ce qui ne pouvait être prévu). Ensemble, c'est le chemin de la première position au résultat.
column-player = Joueur
column-accuracy = Précision
column-choices = Choix
column-chance = Hasard
column-others = Reste
phase-0 = début
phase-1 = milieu
phase-2 = fin
phase-all = toute la partie
accuracy-help = La précision est de 100 si aucun choix n'a cédé de chances de victoire. Un choix qui cède 10 points de pourcentage compte { $ten }, un choix qui en cède 20 compte { $twenty } ; la moyenne de tous les vrais choix est affichée. Les pertes inférieures à { $noise } point de pourcentage sont du bruit et ne comptent pas.
review-simulations = { $count } simulations pour chaque position et chaque joueur.
review-written = L'analyse se trouve dans { $file }
reviewing = Analyse

# Pictures
plot-actions = Actions
# $brier (Number): 0 is perfect.
plot-calibrated = { $game }, { $players } joueurs : score de Brier { NUMBER($brier, minimumFractionDigits: 3) }
plot-expected = Chances de victoire attendues
plot-won = Gagnées

## Puzzles and exercises

# What a puzzle is about, where no source of points of the game says it.
theme-odds = Probabilités
theme-payment = Paiement
theme-timing = Le bon moment
theme-endgame = Fin de partie
theme-others = Les autres
theme-plan = Voir plus loin
difficulty-1 = facile
difficulty-2 = moyen
difficulty-3 = difficile
difficulty-4 = très difficile
column-puzzle = Problème
column-theme = Thème
column-difficulty = Difficulté
# $theme (String): one of the themes, or a source of points.
step-theme = De quoi il s’agit : { $theme }.
# $gains (String): what the right choice brings more.
step-brings = Par rapport au choix qui tente, le bon devrait rapporter : { $gains }.
step-worth = Le bon choix vaut { $points } points de plus que celui qui tente.
step-even = Jusqu’à ce que tout le monde ait joué, les points ne distinguent guère le bon choix de celui qui tente : il paie plus tard.
# $one and $other (String): two choices.
step-two = L’un des deux est bon : « { $one } » ou « { $other } ».
# $what (String): a choice.
tempting = Ce qui tente : « { $what } ».
why-trap = En comparaison, le bon choix devrait rapporter : { $gains }.
why-trap-even = En points, les deux ne diffèrent guère au début ; la recherche gagne plus souvent après le bon.
why-less = Vaut { $points } points de moins que le meilleur choix, calculé exactement.
worth-right = On gagne ainsi { $win } des parties.
worth-hardly = La recherche ne s’y est guère arrêtée : rien ne plaide pour cela.
puzzle-find = Trouvez le meilleur choix.
puzzle-help = Tapez un numéro ou une action ; hint : un indice ; show : la solution ; quit : assez.
puzzle-right = Exact.
puzzle-wrong = Ce n’est pas le meilleur.
puzzle-next = Entrée : le suivant ; quit : assez.
puzzle-score = Résolus au premier essai : { $solved }
puzzle-mining = Recherche de problèmes

## Positions as codes: what follows “This is not the code of a position:” and the like

code-pack = une partie avec ses propres données
code-game = le jeu { $game } n’existe pas ici
code-rules = elle suit la version { $version } des règles de { $game }, et ici c’est la { $here }
code-data = elle repose sur d’autres données
code-beginning = son début n’a pas de sens
code-mark = il ne commence pas par { $mark }
code-long = il est trop long
code-damaged = il est abîmé
code-half = il en manque la moitié
code-seats = { $seats } joueurs à une table pour { $table }
code-options = { $name } n’est pas conforme aux options de la table
code-nobody = personne ne pourrait rien faire
code-nothing = quelque chose n’y existe pas ({ $what })
code-rule = elle enfreint une règle du jeu

## Pieces set by hand

piece-nothing = rien
