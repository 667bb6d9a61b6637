# La page sans serveur : des tables sur cet appareil.
here = Sur cet appareil
here-what = Ici, tout reste sur cet appareil : pas de compte, pas de serveur, rien n’est envoyé.
here-stored = Vos tables sont dans le stockage de ce navigateur pour ce site{ $size ->
    [none] .
   *[other] , { $size } pour l’instant.
  } Effacer les données du site dans le navigateur les supprime ; un fichier les conserve.
here-safe = Le navigateur a promis de les garder jusqu’à ce que vous les supprimiez.
here-unsafe = Si la place manque, le navigateur peut les supprimer. Enregistrez-les de temps en temps dans un fichier.
here-export = Enregistrer toutes les tables dans un fichier
here-import = Lire des tables depuis un fichier
here-imported = { $tables ->
    [0] Aucune nouvelle table
    [one] Une table lue
   *[other] { $tables } tables lues
  }{ $known ->
    [0] .
    [one] , une était déjà ici.
   *[other] , { $known } étaient déjà ici.
  }
here-no-storage = Ce navigateur ne conserve rien ici (peut-être une fenêtre privée). Les tables ne peuvent pas être enregistrées.
here-table = Cette table est sur cet appareil, pour vous et les personnes à côté de vous. Les bots réfléchissent ici aussi.
here-delete = Supprimer cette table
here-delete-sure = Supprimer définitivement cette table ? Une partie en cours est perdue.
engine-loading = Chargement des règles : { $share }
engine-failed = Les règles n’ont pas pu être chargées : { $why }
engine-again = Réessayer
newer = Une version plus récente de cette page est prête.
newer-take = L’utiliser
newer-later = Plus tard
newer-help = Vos tables restent. Une partie en cours commencée avec d’autres règles se termine alors et peut reprendre là où elle en était.
install = Installer comme application
offline-ready = Prêt à jouer sans réseau.
