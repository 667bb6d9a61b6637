### La ligne de commande en français. Les mots d'un jeu se trouvent dans ses propres fichiers.

## Jouer

news = Ce qui s'est passé
hint = ? aide
# $kind (String) : un mot à taper, $count (Number) : le nombre de choix qu'il montre.
choices-folded = { $count } autres choix : { $kind } les affiche
# What a choice brings with it, besides what its sentence says.
then-forced = puis : { $what }
then-draws = pioche ou révèle quelque chose
then-ends = termine le tour
then-may-end = termine peut-être le tour
percent = { $share } %
hand-over = { $player }, appuyez sur Entrée.
allowed = C'est permis maintenant.
forbidden = Ce n'est pas permis maintenant, d'après cette règle :
no-choice = Il n'y a pas de choix { $number }, seulement de 1 à { $count }.
not-understood = « { $text } » n'est ni un choix ni une commande. Vouliez-vous dire { $near } ? La commande ? explique tout.
undo-nothing = Vous n'avez encore rien décidé.
undo-others = Quelqu'un d'autre a agi depuis : votre dernière action est maintenue.
undo-learned = Quelque chose de caché a été révélé depuis : votre dernière action est maintenue.
rules-none = Aucune règle ne contient « { $word } ».
rules-more = { $count } de plus : { $ids }
saved = La partie est enregistrée dans { $file }
not-saved = Partie non enregistrée : { $reason }
kept = La partie est conservée. Pour la reprendre :

help-number = faire le choix 1
help-notation = faire le choix de cette notation, la forme brève à côté de chaque choix
help-question = cette aide, ou l'effet du choix 1
help-why = pourquoi une action n'est pas permise, par son numéro ou sa notation
help-rules = les règles qui contiennent ce mot ou portent cet identifiant
help-undo = annuler votre dernière action, tant qu'elle n'a rien appris à personne
help-table = afficher la table de nouveau
help-look = afficher le plateau d'un joueur, par son numéro
help-news = ce qui s'est passé depuis votre dernière décision
help-log = tout ce qui s'est passé jusqu'ici
help-save = enregistrer la partie, sous un nom de votre choix si vous le donnez
help-quit = quitter ; la partie est conservée et peut être reprise plus tard

## La fin

result = Résultat
place = Rang

## Revoir une partie

moment = Après { $at } actions sur { $count }
shown-open = Tout est visible, même ce qui était caché pendant la partie.
shown-spectator = Vue du public.
shown-seat = Vue de { $player }.

## Jeux et données

option-range = de { $low } à { $high }
data-ok = { $file } : correct, empreinte { $hash }
data-exported = Les données sont dans { $file }
