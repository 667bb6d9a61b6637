# Ce qu'un serveur refuse, et pourquoi.

refusal-who = Dites d’abord qui vous êtes.
refusal-not-yours = Cette place n’est pas la vôtre.
refusal-origin = Cette requête vient de la page d’un autre site.
refusal-no-table = Cette table n’existe pas.
refusal-no-game = Ce jeu n’existe pas : { $reason }
refusal-no-address = Il n’y a rien à cette adresse.
refusal-method = Cette adresse n’accepte pas ce genre de requête.
refusal-too-large = C’est trop à la fois ; { $most } Ko au plus sont possibles.
refusal-invalid = Nous ne comprenons pas cette requête. { $reason }
refusal-spectators-quiet = Ici, seuls les joueurs discutent ; le chat n’est pas ouvert aux spectateurs.
refusal-too-often = C’est trop souvent. Attendez un instant.
refusal-internal = Une erreur s’est produite de notre côté. Elle a été notée ; rien n’a changé.
refusal-storage = Les parties sont inaccessibles pour le moment. Réessayez : rien n’est fait deux fois.
refusal-busy = Trop de joueurs veulent agir à cette table en même temps. Réessayez.
refusal-stale = La table a changé entre-temps. Regardez de nouveau.
refusal-not-your-turn = Ce n’est pas à vous de décider.
refusal-illegal = Les règles ne le permettent pas maintenant.
refusal-no-action = Ce n’est pas une action : { $reason }
refusal-away = Un bot joue pour vous. Revenez d’abord.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-begun = La partie a déjà commencé.
refusal-over = La partie est terminée.
refusal-not-finished = La partie n’est pas terminée ; d’ici là, son enregistrement dévoilerait des secrets.
refusal-no-moment = Ce moment n’existe pas ; ils vont de 0 à { $last }.
refusal-conceded = Vous avez déjà abandonné.
refusal-which-seat = Vous avez plusieurs places ({ $seats }). Dites laquelle.
refusal-no-seat = Cette place n’existe pas ; il y en a { $seats }, comptées à partir de 0.
refusal-taken = Quelqu’un est déjà assis là.
refusal-full = Toutes les places sont prises.
refusal-seat-count = { $seats } places sont nommées, mais { $players } jouent.
refusal-name-count = Pour { $seats } places il faut autant de noms (ou aucun) ; il y en a { $names }.
refusal-no-seat-word = Une place ne peut pas être « { $word } » ; elle peut être { $known }.
refusal-no-bot = Il n’y a pas de bot « { $bot } » ; il y a { $bots }.
refusal-option = Cette option est impossible : { $reason }
refusal-pack = On ne peut pas jouer avec ces données : { $reason }
refusal-record = Cette partie enregistrée est inutilisable : { $reason }
refusal-outdated = Cette partie a été jouée avec d’autres règles ou données de { $game } que celles de ce serveur. On peut la revoir, mais pas la continuer ici.
refusal-empty = Il n’y a rien à lire là-dedans.
refusal-too-long = { $longest } caractères au plus sont possibles.
refusal-undo-nothing = Vous n’avez encore rien décidé.
refusal-undo-others = Quelqu’un d’autre décide maintenant, votre dernière action reste donc acquise.
refusal-undo-learned = Quelque chose de caché a été révélé depuis, votre dernière action reste donc acquise.

# Le journal d’une partie dont les règles ne sont plus ici : une action dans sa notation.
noted = Joueur { $seat } : { $action }
