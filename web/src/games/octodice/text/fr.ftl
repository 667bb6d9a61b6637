### Octo Dice sur la page : ce qu'il faut aux images en plus des textes du jeu.

## Les dés

web-dice = Dés
web-die-white = Dé blanc { $number } : { $shown }
web-die-black = Dé noir { $number } : { $shown }
web-aside = De côté
web-extras = Actions supplémentaires
web-answered = choix fait
web-octopus-action = Action Octopodes
web-octopods-follow =
    { $count ->
        [0] Pas encore d'octopode
        [one] { $count } octopode : { $points }
       *[other] { $count } octopodes : { $points }
    }

## Les tuiles de laboratoire

web-why-tile =
    { $at ->
        [start] Votre marqueur de la colonne { $column } est au départ : le prochain niveau est le { $next }
       *[other] Votre marqueur de la colonne { $column } est au niveau { $at } : le prochain est le { $next }
    }
web-why-research = Votre premier cercle libre est le { $colour }
web-finale =
    { $players ->
        [one] Le dernier tour
       *[other] La dernière manche
    }
web-labs = Laboratoires
web-column = Colonne { $column }
web-level = Tuiles de laboratoire de niveau { $level }
web-symbols = Dés blancs
web-tile = { $name }, niveau { $level }, colonne { $column }.
web-tile-title = { $code } { $name } (niveau { $level })
web-yours = À vous.

# Ce que fait une tuile, en très peu de mots ; $points (texte) : 1 ou 3/5/7.
web-gist-flexi-lab = Jaune au choix, 1× par tour
web-gist-octo-plus = Bonus Octopodes +{ $points }
web-gist-flexi-tec = Recherche en bot, 1× par tour
web-gist-plus-tec = Recherche +{ $points }
web-gist-sub-plus = Sous-marin +{ $points }
web-gist-flexi-sub = Sous-marin en bot, 1× par tour
web-gist-crystal-plus = Cristal +{ $points }
web-gist-plus-bot = Bot +{ $points }
web-gist-plus-lab = Laboratoire +{ $points }
web-gist-flexi-level = Laboratoire avec tout chiffre
web-gist-octo-sub = Sous-marin : 1 octopode de plus
web-gist-octo-catch = Dé blanc inutilisé : 1 octopode de plus
web-gist-super-lab-v = Colonnes { $points }
web-gist-super-lab-h = Rangées { $points }
web-gist-super-octo = −{ $penalty } barré { $points }
web-gist-super-sub = { $points } par sous-marin
web-gist-super-level = Un marqueur au niveau 2
web-gist-super-copy = Copie une tuile de niveau 2

## La feuille de score

web-then = { $points } si c'était fini
web-functions = Fonctions de laboratoire
web-pending = action supplémentaire choisie
web-crossed = coché
web-free = libre
web-empty = vide
# A fact in a line: what it is about, and what there is.
web-fact = { $what } : { $value }
# Points that a function added.
web-by = { $points } grâce à { $function }
web-none = aucun
web-crystal-as = Cristal avec le chiffre { $digit }
web-crystals = Cristaux : { $count } sur { $of } cochés
web-research = Recherche, cercle { $colour } : { $points }, { $state }
web-research-next = Prochain cercle de recherche : { $colour } ({ $points })
web-research-done = Tous les cercles de recherche sont cochés
web-bots = Bots, { $colour } : { $count } sur { $of } cochés
web-submarine = Sous-marin { $colour } : { $state }
web-octopus-bonus =
    { $count ->
        [one] { $count } octopode : { $points }
       *[other] { $count } octopodes : { $points }
    }
web-boxes = Emplacements d'octopode : { $count } sur { $of } cochés, −{ $penalty } si l'un reste libre
web-boxes-struck = Emplacements d'octopode : { $count } sur { $of } cochés, −{ $penalty } barré
web-caught = Octopodes capturés dans ce tiers
web-sum = Total
web-markers = Marqueurs
web-marker-at = colonne { $column } : niveau { $level }
web-points-of = Points : { $who }

## Boutons

web-short-keep = Garder { $dice }
web-short-crystal = Analyser un cristal
web-short-research = Cocher la recherche ({ $colour })
web-short-lab = Construire { $name }
web-short-bot = Activer un bot { $colour }
web-short-submarine = Préparer le sous-marin { $colour }
web-short-octopus =
    { $count ->
        [one] Capturer { $count } octopode +{ $points }
       *[other] Capturer { $count } octopodes +{ $points }
    }
web-short-super-level = Descendre la colonne { $column } : { $name }
web-short-super-copy = Copier { $name }
web-short-with = { $did } ({ $dice })
web-stop-main = Finir le tour sans action
web-stop-main-again = Finir le tour
web-stop-extra = Passer
web-stop-super-level = Laisser les marqueurs
web-stop-super-copy = Ne rien copier
web-group-keep =
    { $count ->
        [2] En garder deux de plus, relancer les deux derniers
       *[other] En garder deux, relancer les quatre autres
    }
web-roll =
    { $count ->
        [2] Relancer les deux derniers
       *[other] Relancer les quatre autres
    }

## Infobulles

web-tip-crystal = Avec un dé noir : cochez un cristal, qui rapporte autant de points que le chiffre. Le plus grand nombre de cristaux rapporte encore à la fin.
web-tip-research = Avec un dé noir de la couleur de votre prochain cercle de recherche : cochez ce cercle et marquez ses points.
web-tip-lab = Avec un dé noir dont le chiffre est le niveau suivant d'une colonne : votre marqueur y descend. La fonction est à vous aussitôt.
web-tip-bot = Avec un dé noir : activez un bot de sa couleur. Le premier d'une couleur rapporte 1 point, le second 2.
web-tip-submarine = Avec un dé noir : préparez le sous-marin de sa couleur. À chaque décompte intermédiaire, il rapporte 1 point par bot de cette couleur.
web-tip-octopus = Pas d'action principale. Après vos actions principales, tous les octopodes des six dés comptent : ils cochent des emplacements, et à partir de deux ils rapportent un bonus.
web-tip-colour = La recherche, les bots et les sous-marins regardent la couleur d'un dé noir.
web-tip-face = Les cristaux et les laboratoires utilisent le chiffre ; la recherche, les bots et les sous-marins, la couleur.
web-tip-owned = À vous : elle agit déjà.
web-tip-away =
    { $steps ->
        [one] Pas encore à vous : il manque 1 pas à votre marqueur de la colonne { $column }.
       *[other] Pas encore à vous : il manque { $steps } pas à votre marqueur de la colonne { $column }.
    }
web-sign-points = Points
web-tip-points = Points de savoir ; le plus grand total l'emporte.
web-sign-extra = Actions supplémentaires
web-tip-extra = Deux par tiers, une au plus pendant le tour d'un autre joueur : une action principale avec un dé blanc et un dé noir, ou une action Octopodes avec deux dés quelconques.
web-sign-penalty = −{ $penalty }
web-tip-penalty = Si les { $boxes } emplacements d'octopode ne sont pas tous cochés au décompte intermédiaire, ce tiers perd { $penalty } points.
web-sign-marker = Marqueur
web-tip-marker = Il montre jusqu'où un laboratoire est construit dans cette colonne. La tuile sous lui et toutes celles au-dessus servent à son joueur.
web-sign-majority = Majorité de cristaux
web-tip-majority = À la fin, le plus grand nombre de cristaux rapporte { $first } points, le deuxième { $second }.
web-sign-octopus-bonus = Bonus Octopodes
web-tip-octopus-bonus = À gauche les octopodes comptés en une action Octopodes, à droite les points qu'ils rapportent.
web-sign-field-a = Case A
web-tip-field-a = Les points de la première action principale du tour.
web-sign-field-b = Case B
web-tip-field-b = Les points de la seconde action principale du tour.
web-sign-sum = Total du tiers
web-tip-sum = Toutes les cases du tiers et les points des sous-marins, moins { $penalty } si un emplacement d'octopode est libre.
web-sign-bonus = Bonus
web-tip-bonus = À la fin : les cristaux et les tuiles de niveau 2 que vous avez atteintes.
web-sign-total = Score final
web-tip-total = Les totaux des trois tiers et le bonus.
web-sign-keep = Mettre de côté
web-tip-keep = Deux dés après chaque lancer. Ils ne sont plus relancés pendant ce tour.
web-sign-stop = Arrêter
web-tip-stop = Aucune action n'est obligatoire.

## Le guide de première partie

web-guide-welcome = Dans Octo Dice, vous dirigez une station de recherche. Six dés disent ce que vous pouvez faire ; votre feuille montre ce que vous avez fait. Voici votre premier tour.
web-guide-rolled = Vous avez lancé deux fois. Après chaque lancer, deux dés sont mis de côté : les points sous un dé disent après lequel. Un laboratoire blanc et un 0 jaune sont déjà à l'abri.
web-guide-keep = Mettez-en deux autres de côté : cliquez sur le sous-marin blanc et sur le 1 rouge. Les deux derniers dés sont alors lancés. Avant cela, on vous montre ce qui peut venir, avec les chances.
web-guide-pairs = Les six dés sont prêts. Une action principale demande une paire : le dé blanc dit quoi, le dé noir comment. Vous avez deux actions principales par tour.
web-guide-lab = Construisez un laboratoire : cliquez sur le laboratoire blanc, le 0 jaune et la tuile Sub-Plus, ou faites glisser l'un sur l'autre. Le chiffre 0 mène au niveau 0.
web-guide-function = La tuile s'allume : sa fonction est à vous. Désormais, chaque action Sous-marin vous rapporte 1 point.
web-guide-submarine = Profitez-en tout de suite : cliquez sur le sous-marin blanc et sur le 1 rouge. Ils préparent le sous-marin rouge ; pour les sous-marins, seule la couleur compte.
web-guide-octopods = Après vos actions principales, on compte tous les octopodes de vos six dés. Chacun coche un emplacement de ce tiers ; les deux cochés, le −2 est barré. Deux à la fois rapportent 1 point, davantage rapporte plus.
web-guide-extra = Quand d'autres ont lancé les dés, vous pouvez en utiliser deux pour une action supplémentaire : deux fois par tiers.
web-guide-scoring = Tous les deux tours vient un décompte intermédiaire : chaque sous-marin rapporte 1 point par bot de sa couleur. Les bots rouges valent maintenant plus pour vous.
web-guide-bonus = À la fin, le plus grand nombre de cristaux rapporte encore des points, ainsi que les tuiles de niveau 2 que vous avez atteintes : chacune dit pourquoi.
web-guide-end = À vous de jouer : c'est une vraie partie. S'arrêter sur un choix montre ses chances.
web-wants-keep = Il faut garder deux dés : cliquez sur le sous-marin blanc et sur le 1 rouge.
web-wants-lab = C'est le tour d'un laboratoire : cliquez sur le laboratoire blanc, le 0 jaune et la tuile Sub-Plus, en haut à droite.
web-wants-submarine = C'est le tour d'un sous-marin : cliquez sur le dé blanc qui montre un sous-marin et sur le 1 rouge.

## Le décompte intermédiaire

web-interim =
    { $third ->
        [1] Décompte intermédiaire du premier tiers
        [2] Décompte intermédiaire du deuxième tiers
       *[other] Décompte intermédiaire du dernier tiers
    }
web-interim-on = Continuer

## Le jeu en une page

web-outline-goal = Marquez le plus de points : recherche, bots, sous-marins, cristaux, laboratoires et octopodes.
web-outline-thirds = La partie a trois tiers de deux tours chacun ; en solo, de trois tours.
web-outline-roll = Lancez trois fois ; après chacun des deux premiers lancers, gardez deux dés.
web-outline-main = Effectuez jusqu'à deux actions principales : le dé blanc dit quoi, le dé noir comment.
web-outline-lab = Les laboratoires vous donnent des fonctions qui durent jusqu'à la fin.
web-outline-octopus = Puis les octopodes des six dés sont comptés : capturez-en au moins deux dans chaque tiers.
web-outline-extra = Avec deux dés d'un autre joueur, vous pouvez prendre une action supplémentaire, deux fois par tiers.
web-outline-end = Le dernier tour d'un tiers est suivi d'un décompte intermédiaire, le troisième décompte de la fin.
web-outline-bonus = Cristaux et laboratoires de niveau 2 donnent alors un bonus ; le plus grand total l'emporte.
web-outline-now = Recherche, bots, cristaux et octopodes rapportent tout de suite.
web-outline-interim = À chaque décompte intermédiaire, un sous-marin rapporte 1 point par bot de sa couleur.
web-outline-penalty = Un emplacement d'octopode libre fait alors perdre 2 points.
web-outline-last = À la fin, le plus de cristaux rapporte 4 points, le deuxième total 2.
