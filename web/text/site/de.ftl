# Die Seite ohne Server: Tische auf diesem Gerät.
here = Auf diesem Gerät
here-what = Hier bleibt alles auf diesem Gerät: kein Konto, kein Server, nichts wird verschickt.
here-stored = Deine Tische liegen im Speicher dieses Browsers für diese Seite{ $size ->
    [none] .
   *[other] , bisher { $size }.
  } Wer die Websitedaten im Browser löscht, löscht auch sie; eine Datei bewahrt sie auf.
here-safe = Der Browser hat zugesagt, sie zu behalten, bis du sie löschst.
here-unsafe = Wird der Platz knapp, darf der Browser sie löschen. Sichere sie hin und wieder in einer Datei.
here-export = Alle Tische in einer Datei sichern
here-import = Tische aus einer Datei lesen
here-imported = { $tables ->
    [0] Keine neuen Tische
    [one] Ein Tisch gelesen
   *[other] { $tables } Tische gelesen
  }{ $known ->
    [0] .
    [one] , einer war schon hier.
   *[other] , { $known } waren schon hier.
  }
here-no-storage = Dieser Browser bewahrt hier nichts auf (vielleicht ein privates Fenster). Tische können nicht gespeichert werden.
here-table = Dieser Tisch ist auf diesem Gerät, für dich und alle, die neben dir sitzen. Auch die Bots denken hier.
here-delete = Diesen Tisch löschen
here-delete-sure = Diesen Tisch endgültig löschen? Ein laufendes Spiel ist dann verloren.
engine-loading = Die Regeln werden geladen: { $share }
engine-failed = Die Regeln konnten nicht geladen werden: { $why }
engine-again = Noch einmal versuchen
newer = Eine neuere Fassung dieser Seite ist bereit.
newer-take = Dazu wechseln
newer-later = Später
newer-help = Deine Tische bleiben. Ein laufendes Spiel, das nach anderen Regeln begonnen hat, endet mit dem Wechsel und kann von seinem Stand aus weitergehen.
install = Als App installieren
offline-ready = Bereit zum Spielen ohne Netz.
