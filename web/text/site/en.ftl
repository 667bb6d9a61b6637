# The page without a server: tables on this device.
here = On this device
here-what = Everything here stays on this device: no account, no server, nothing is sent.
here-stored = Your tables lie in this browser’s storage for this site{ $size ->
    [none] .
   *[other] , { $size } so far.
  } Clearing the site’s data in the browser deletes them; a file keeps them.
here-safe = The browser has promised to keep them until you delete them.
here-unsafe = When space runs out, the browser may delete them. Save them to a file from time to time.
here-export = Save all tables to a file
here-import = Read tables from a file
here-imported = { $tables ->
    [0] No new tables
    [one] One table read
   *[other] { $tables } tables read
  }{ $known ->
    [0] .
    [one] , one was here already.
   *[other] , { $known } were here already.
  }
here-no-storage = This browser keeps nothing here (a private window, perhaps). Tables cannot be stored.
here-table = This table is on this device, for you and whoever sits beside you. Bots think here, too.
here-delete = Delete this table
here-delete-sure = Delete this table for good? A game that is on is lost.
engine-loading = The rules are being loaded: { $share }
engine-failed = The rules could not be loaded: { $why }
engine-again = Try again
newer = A newer version of this page is ready.
newer-take = Change to it
newer-later = Later
newer-help = Your tables stay. A game that is on and was begun by other rules ends with the change and can be gone on with from where it stood.
install = Install as an app
offline-ready = Ready to play without a network.
