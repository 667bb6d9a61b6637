### Octo Dice en français.
###
### Les actions annoncent ce qui va se passer à qui décide, à l'infinitif comme sur un bouton ; les événements le
### racontent à tout le monde ; sans point final. Les termes sont ceux de rules/fr.md. Qui joue est un joueur, « Joueur 2 », sans article, comme un nom.

game-name = Octo Dice
game-tagline = Menez vos recherches dans une station sous-marine : six dés, neuf laboratoires et des octopodes à capturer.

## Mots

# Ce que montre un dé blanc, dans une liste de dés.
symbol-crystal = cristal
symbol-research = recherche
symbol-lab = laboratoire
symbol-bot = bot
symbol-submarine = sous-marin
symbol-octopus = octopode

# Au masculin, comme le bot, le sous-marin et le cercle.
colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-white = blanc
colour-orange = orange
colour-purple = violet

# Ce que montre un dé noir, dans une liste de dés.
face = { $colour } { $digit }
face-octopus = octopode noir

# $count (nombre) : combien de points, parfois moins que zéro.
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
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

function-flexi-lab-help = Une fois par tour, une face jaune vaut au choix une autre couleur ou un autre chiffre, mais jamais un octopode.
function-octo-plus-help = Chaque action Octopodes qui rapporte des points bonus rapporte { $points } de plus.
function-flexi-tec-help = Une fois par tour, un symbole recherche peut servir de bot.
function-plus-tec-help = Chaque action Recherche rapporte { $points } de plus.
function-sub-plus-help = Chaque action Sous-marin rapporte { $points }.
function-flexi-sub-help = Une fois par tour, un symbole sous-marin peut servir de bot.
function-crystal-plus-help = Chaque action Cristal rapporte { $points } de plus.
function-plus-bot-help = Chaque action Bot rapporte { $points } de plus.
function-plus-lab-help = Chaque action Laboratoire suivante rapporte { $points }.
function-flexi-level-help = N'importe quel chiffre convient pour les actions Laboratoire suivantes.
function-octo-sub-help = Une action Octopodes compte 1 octopode de plus si un dé blanc montre un sous-marin.
function-octo-catch-help = Une action Octopodes compte 1 octopode de plus s'il vous reste un dé blanc inutilisé.
function-super-lab-v-help = À la fin, 1, 2 ou 3 colonnes construites jusqu'au niveau 2 rapportent { $one }, { $two } ou { $three } points.
function-super-lab-h-help = À la fin, 1, 2 ou 3 rangées construites dans toutes les colonnes rapportent { $one }, { $two } ou { $three } points.
function-super-octo-help = À la fin, le symbole négatif barré dans 1, 2 ou 3 tiers rapporte { $one }, { $two } ou { $three } points.
function-super-sub-help = À la fin, chacun de vos sous-marins rapporte { $points }.
function-super-level-help = Juste avant le décompte bonus, un marqueur d'une autre colonne peut descendre au niveau 2.
function-super-copy-help = À la fin, vous pouvez utiliser une des deux autres tuiles de niveau 2, même sans y avoir de marqueur.

## Actions

# Dans la parenthèse d'une action, juste après les dés : les fonctions qu'elle utilise. Rien si elle n'en utilise pas.
through = , avec { $functions }

action-keep =
    Mettre de côté : { $dice } ; { $count ->
        [2] relancer les deux derniers
       *[other] relancer les quatre autres
    }
action-crystal = Analyser un cristal ({ $dice }{ $through }) : { $points }
action-research = Cocher le cercle de recherche { $colour } ({ $dice }{ $through }) : { $points }
action-lab = Étendre le laboratoire de la colonne { $column } jusqu'à { $function }, niveau { $level } ({ $dice }{ $through }) : { $points }
action-bot = Activer un bot { $colour } ({ $dice }{ $through }) : { $points }
action-submarine = Préparer le sous-marin { $colour } ({ $dice }{ $through }) : { $points }
action-octopus =
    Capturer { $count ->
        [one] { $count } octopode
       *[other] { $count } octopodes
    } ({ $dice }{ $through }) : { $points }
action-octopus-none =
    Capturer { $count ->
        [one] { $count } octopode
       *[other] { $count } octopodes
    } avec deux dés : { $points }
action-stop = Ne plus effectuer d'action principale ; l'action Octopodes suit
action-stop-main = Ne pas effectuer d'action principale ; l'action Octopodes suit
action-stop-extra = Passer : aucune action supplémentaire
action-super-level = Descendre le marqueur de la colonne { $column } au niveau 2 : { $function }
action-super-copy = Copier { $function }
action-stop-super-level = Renoncer : laisser les marqueurs en place
action-stop-super-copy = Renoncer : ne rien copier

## Événements

event-turn =
    Tour { $turn }, { $third ->
        [1] premier tiers
        [2] deuxième tiers
       *[other] dernier tiers
    } : à Joueur { $seat } de jouer
event-roll = Joueur { $seat } lance les dés ({ $dice })
event-keep = Joueur { $seat } met deux dés de côté ({ $dice })
event-virtual = Le joueur virtuel lance les dés ({ $dice })
event-extra = Joueur { $seat } prend une action supplémentaire ({ $count } sur 2 dans ce tiers)
event-flexi = Joueur { $seat } utilise { $function }
event-crystal = Joueur { $seat } analyse un cristal : { $points }
event-research = Joueur { $seat } coche le cercle de recherche { $colour } : { $points }
event-lab = Joueur { $seat } étend le laboratoire de la colonne { $column } jusqu'à { $function } : { $points }
event-bot = Joueur { $seat } active un bot { $colour } : { $points }
event-submarine = Joueur { $seat } prépare le sous-marin { $colour } : { $points }
event-plus = Dont { $points } grâce à { $function }
event-added = { $function } ajoute un octopode
event-octopus =
    Joueur { $seat } capture { $count ->
        [one] { $count } octopode
       *[other] { $count } octopodes
    } : { $points }
event-struck =
    Joueur { $seat } barre le symbole négatif du { $third ->
        [1] premier tiers
        [2] deuxième tiers
       *[other] dernier tiers
    }
event-interim =
    Décompte intermédiaire du { $third ->
        [1] premier tiers
        [2] deuxième tiers
       *[other] dernier tiers
    }
event-ready = Joueur { $seat } marque { $points } pour ses sous-marins et leurs bots
event-penalty = Joueur { $seat } perd { $points }, faute d'octopodes
event-sum =
    Total du { $third ->
        [1] premier tiers
        [2] deuxième tiers
       *[other] dernier tiers
    } pour Joueur { $seat } : { $points }
event-super-level = Joueur { $seat } utilise Super-Level : le marqueur de la colonne { $column } descend jusqu'à { $function }
event-super-copy = Joueur { $seat } copie { $function } grâce à Super-Copy
event-majority = Joueur { $seat } marque { $points } pour ses cristaux
event-super = Joueur { $seat } marque { $points } grâce à { $function }
event-stop =
    { $count ->
        [0] Joueur { $seat } n'effectue aucune action principale
       *[other] Joueur { $seat } n'effectue plus d'action principale
    }
event-over = La partie est finie

## Pourquoi pas : ce qui empêche une action en ce moment

why-aside = Déjà mis de côté : { $dice }
why-used = Déjà utilisé pendant ce tour : { $dice }
why-octopus-white = Le dé blanc montre un octopode
why-octopus-black = Le dé noir montre un octopode
why-octopus-both = Les deux dés montrent un octopode
# $shown, $wanted (texte) : des symboles de dés blancs.
why-symbol = Le dé blanc montre { $shown } ; il faut { $wanted }
why-function = { $function } n'est pas active : aucun de vos marqueurs n'a atteint la tuile { $tile } (colonne { $column }, niveau { $level })
why-function-used = Vous avez déjà utilisé { $function } pendant ce tour
why-crystals = Les { $count } cercles de cristal sont tous cochés
why-research = Les { $count } cercles de recherche sont tous cochés
why-lowest = Votre marqueur de la colonne { $column } est déjà au niveau { $level }
why-bots = Tous vos bots de cette couleur ({ $colour }) sont actifs : { $count } sur { $count }
why-submarine = Votre sous-marin { $colour } est déjà prêt
why-digit = Le dé noir montre { $other } ; il faut le chiffre { $digit }
why-level = Dans la colonne { $column }, le niveau suivant est { $level } : il faut le chiffre { $level }, le dé noir montre { $other }
why-next = Votre prochain cercle de recherche est { $colour } ; le dé noir montre { $shown }
why-colour = Le dé noir montre { $shown } ; il faut { $colour }
why-no-digit = Aucun dé n'a le chiffre { $digit }
why-no-colour = Aucun dé ne montre la couleur { $colour }
why-octopods = Deux de ces dés comptent { $most } au plus ; il faut { $count } octopodes
why-octopods-exactly = Aucune paire de ces dés ne compte exactement { $count }
why-useless =
    Tous les emplacements d'octopode de ce tiers sont cochés, et { $count ->
        [one] un seul octopode ne rapporte
       *[other] { $count } octopodes ne rapportent
    } aucun point
why-super = Aucun de vos marqueurs n'est sur { $function }
why-level-itself = Super-Level est dans la colonne { $column } ; il déplace un marqueur d'une autre colonne
why-copy-itself = Super-Copy ne peut pas se copier

## Chances quand deux dés sont mis de côté

# Après le deuxième lancer, il ne reste que deux dés au hasard ; après le premier, deux autres sont encore choisis.
chance-last = { $what }
chance-aimed = { $what } (si visé)
chance-two = Deux actions principales
# $columns (texte) : les colonnes où le pas est possible.
chance-lab = Laboratoire niveau { $level } (colonne { $columns })
chance-research = Recherche { $colour } ({ $points })
chance-bot = Bot pour { $points }
chance-submarine = Sous-marin
chance-crystal = Cristal
chance-boxes =
    { $count ->
        [one] Un octopode pour l'emplacement libre
       *[other] { $count } octopodes pour les emplacements libres
    }
chance-octopods =
    { $count ->
        [one] Au moins { $count } octopode ({ $points })
       *[other] Au moins { $count } octopodes ({ $points })
    }

## Décisions : l'invite pour qui décide, et ce que les autres attendent

phase-over = La partie est finie
phase-keep = Mettez deux dés de côté ; les quatre autres seront relancés
phase-keep-again = Mettez deux autres dés de côté ; les deux derniers seront relancés
phase-main = Choisissez votre première action principale ou arrêtez-vous
phase-main-again = Choisissez votre seconde action principale ou arrêtez-vous
phase-extra = Prenez une action supplémentaire avec ces dés ou passez
phase-super-level = Descendez un marqueur au niveau 2 ou renoncez-y
phase-super-copy = Copiez une autre tuile de niveau 2 ou renoncez-y

wait-over = La partie est finie
wait-keep = Joueur { $seat } met deux dés de côté
wait-keep-again = Joueur { $seat } met deux autres dés de côté
wait-main = Joueur { $seat } choisit sa première action principale
wait-main-again = Joueur { $seat } choisit sa seconde action principale
wait-extra = Joueur { $seat } prend une action supplémentaire ou passe
wait-super-level = Joueur { $seat } utilise Super-Level ou y renonce
wait-super-copy = Joueur { $seat } utilise Super-Copy ou y renonce

## La fin

source-crystals = Cristaux
source-research = Recherche
source-bots = Bots
source-octopods = Octopodes
source-functions = Fonctions Plus
source-submarines = Sous-marins
source-penalties = Octopodes manquants
source-majority = Majorité de cristaux
source-labs = Bonus des laboratoires
source-tiles = Fonctions des laboratoires
source-extras = Actions supplémentaires
tie-breaker = À égalité de points, le plus grand nombre de sous-marins l'emporte ; s'il est égal aussi, la place est partagée.

## Options de la table

option-players = Joueurs
option-players-help = Le nombre de joueurs, de 1 à 4.
option-layout = Tuiles de laboratoire
option-layout-help = La disposition des tuiles ; une grille au choix s'écrit rangée par rangée, par exemple A1B1C1/D1E1F1/G1H1I1.
option-layout-random = disposition aléatoire
option-layout-first-game = disposition de première partie
option-first_player = Qui commence
option-first_player-help = Qui commence la partie : tirage au sort ou un joueur au choix.
option-first_player-random = tirage au sort
option-extra_order = Actions supplémentaires
option-extra_order-help = Si elles se choisissent une par une à découvert ou toutes en même temps en secret.
option-extra_order-clockwise = une par une, dans le sens horaire
option-extra_order-simultaneous = en même temps
option-octo_from_zero = Octo-Sub et Octo-Catch à partir de zéro
option-octo_from_zero-help = Si ces fonctions ajoutent un octopode même quand aucun dé n'en montre.
option-octo_from_zero-on = oui
option-octo_from_zero-off = non
option-octo_catch = Octo-Catch
option-octo_catch-help = Quel dé blanc inutilisé suffit pour Octo-Catch.
option-octo_catch-literal = n'importe lequel, même un octopode
option-octo_catch-symbol = un dé qui montre un symbole d'action
option-virtual_player = Joueur virtuel
option-virtual_player-help = À deux seulement : après chaque tour, six dés de plus sont lancés, et les deux joueurs peuvent s'en servir pour une action supplémentaire.
option-virtual_player-off = non
option-virtual_player-on = oui

## La table

table-score = Points
table-player = Joueur { $seat }
table-you = Vous
table-turn = Tour { $turn } sur { $turns }
table-third =
    { $third ->
        [1] premier tiers
        [2] deuxième tiers
       *[other] dernier tiers
    }
table-to-play = à Joueur { $seat } de jouer
table-roll = Lancer { $roll } sur 3
table-dice = Dés de Joueur { $seat }
table-dice-virtual = Dés du joueur virtuel
table-labs = Tuiles de laboratoire
table-start = départ
table-extras =
    { $count ->
        [0] plus d'action supplémentaire
        [one] encore { $count } action supplémentaire
       *[other] encore { $count } actions supplémentaires
    }
# $action (texte) : la notation d'une action supplémentaire choisie, mais pas encore effectuée.
table-pending = choix : { $action }
table-bonus = Bonus
table-total = Score final

# Sous un dé, 12 signes au plus : après quel lancer il a été mis de côté, ou ce qu'il est devenu.
table-kept = du lancer { $roll }
table-rolled = juste lancé
table-used = utilisé
table-as-bot = comme bot

# Sur un dé, 10 signes au plus.
table-symbol-crystal = cristal
table-symbol-research = recherche
table-symbol-lab = labo
table-symbol-bot = bot
table-symbol-submarine = sous-marin
table-symbol-octopus = octopode

# Sur un dé ou en tête de colonne, 7 signes au plus ; puis en trois lettres.
table-colour-yellow = jaune
table-colour-red = rouge
table-colour-blue = bleu
table-colour-green = vert
table-colour-white = blanc
table-colour-orange = orange
table-colour-purple = violet
table-short-yellow = jau
table-short-red = rou
table-short-blue = ble
table-short-green = ver
table-short-white = bla
table-short-orange = ora
table-short-purple = vio

# Ce que fait une tuile, 15 signes au plus. 1× : une fois par tour, W : un dé blanc ; $points (texte) : 1 ou 3/5/7.
table-tile-flexi-lab = 1× jaune libre
table-tile-octo-plus = Ж bonus +{ $points }
table-tile-flexi-tec = 1× λ vaut ☻
table-tile-plus-tec = λ recherche +{ $points }
table-tile-sub-plus = ⊥ sous-marin +{ $points }
table-tile-flexi-sub = 1× ⊥ vaut ☻
table-tile-crystal-plus = ✦ cristal +{ $points }
table-tile-plus-bot = ☻ bot +{ $points }
table-tile-plus-lab = ⌂ labo +{ $points }
table-tile-flexi-level = ⌂ tout chiffre
table-tile-octo-sub = avec ⊥ : Ж +1
table-tile-octo-catch = W libre : Ж +1
table-tile-super-lab-v = colonnes { $points }
table-tile-super-lab-h = rangées { $points }
table-tile-super-octo = -{ $penalty } barré { $points }
table-tile-super-sub = { $points } par ⊥
table-tile-super-level = marqueur à 2
table-tile-super-copy = copie niveau 2

help-signs = Signes : ✦ cristal, λ recherche, ⌂ laboratoire, ☻ bot, ⊥ sous-marin, Ж octopode ; ⊗ un cercle coché, ○ un cercle libre, de même ⊠ et □ pour les emplacements d'octopode ; 3λ⁺ trois points de recherche, dont une part grâce à une fonction ; + actions supplémentaires, + ⊗○ : une est prise, ✓ : choix fait ; 2→1 deux octopodes rapportent 1 point ; ── le symbole négatif est barré ; Σ total du tiers ; ✓ votre fonction ; 1× une fois par tour ; λ 2→ble deux cercles de recherche cochés, le bleu est le suivant ; jau2⊥ deux bots jaunes et le sous-marin jaune.

## Le plateau d’étude

piece-white = Dé blanc { $white }
piece-black-1 = Dé noir 1
piece-black-2 = Dé noir 2
piece-black-3 = Dé noir 3
piece-no-lab = aucun
impossible-actions = il aurait fallu { $count } actions de plus à Joueur { $seat }

## Exercices

exercise-1 = Les octopodes par deux
exercise-1-text = Premier lancer, et deux octopodes sont parmi les dés. Que mettez-vous de côté ?
exercise-1-learned = Chaque tiers a deux cases pour les octopodes, et chaque case vide coûte des points à sa fin. Deux en un tour remplissent les deux ; le reste des dés vient en plus.
exercise-2 = Lancez pour ce que vous avez construit
exercise-2-text = Vous possédez Crystal-Plus. Deux dés blancs montrent un cristal.
exercise-2-learned = Une fonction rapporte à chaque fois : gardez le symbole pour lequel elle est faite et utilisez-la deux fois. Sans elle, un chiffre plus élevé aurait compté davantage.
exercise-3 = D’abord le labo, puis la récolte
exercise-3-text = Une action supplémentaire en début de partie : un point maintenant, ou un pas dans les labos pour rien ?
exercise-3-learned = Crystal-Plus rapporte un point pour chaque cristal à venir, et le labo du niveau 2 est plus proche d’un pas. En début de partie, les labos valent plus qu’un point tout de suite.
exercise-4 = Quand passer
exercise-4-text = Vous pouvez faire une action supplémentaire avec les dés d’un autre. Vous en avez deux dans ce tiers.
exercise-4-learned = Les actions supplémentaires sont rares. Celle qui ne rapporte aucun point et ne construit rien d’utile, mieux vaut la garder pour des dés qui conviennent.
exercise-5 = À la fin, ce sont les points qui comptent
exercise-5-text = Une des dernières actions : un labo au niveau 2, ou le cercle de recherche bleu ?
exercise-5-learned = Ce qu’un labo rapporte plus tard ne vaut rien quand il n’y a plus de plus tard. Le cercle qui donne le plus de points gagne.

## Why a position cannot be set by hand like that

impossible-boxes = les cases Octopode d’un tiers à venir ne peuvent pas être cochées
impossible-octopus = un dé utilisé pour une action principale ne peut pas montrer d’octopode
