### Otys auf Deutsch.
###
### Aktionen sagen der Person am Zug, was geschehen wird; Ereignisse sagen allen, was geschieht; beide ohne Punkt am
### Ende. Die Begriffe sind die aus rules/de.md. Wer spielt, heißt „Person 1“ bis „Person 4“.

game-name = Otys
game-tagline = Tauche hinab in die versunkene Stadt: acht Taucher, fünf Ebenen und in jedem Zug ein Zugangsplättchen.

## Wörter

resource-metal = Metall
resource-plant = Pflanze
resource-fuel = Treibstoff
resource-tech = Tech

# $count (Zahl): wie viele Würfel.
cubes-metal = { $count } Metall
cubes-plant =
    { $count ->
        [one] { $count } Pflanze
       *[other] { $count } Pflanzen
    }
cubes-fuel = { $count } Treibstoff
cubes-tech = { $count } Tech
amount-credits =
    { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
amount-points =
    { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }

# Im Nominativ; wo ein Satz den Akkusativ braucht, wählt er ihn nach diesen Wörtern. Für sich allein: table-diver-*.
diver-metal-expert = Metallexperte
diver-plant-expert = Pflanzenexperte
diver-fuel-expert = Treibstoffexperte
diver-tech-expert = Techexperte
diver-trader = Händler
diver-spy = Spion
diver-engineer = Ingenieur
diver-explorer = Entdecker

# Als Objekt von „spielt“ oder „legt“.
key-1 = Zugangsplättchen 1
key-2 = Zugangsplättchen 2
key-3 = Zugangsplättchen 3
key-4 = Zugangsplättchen 4
key-5 = Zugangsplättchen 5
key-x = das X-Zugangsplättchen
key-neutral = ein neutrales X-Zugangsplättchen

specialist-mechanic = Mechaniker
specialist-hacker = Hacker

# Was ein Sponsor bringt, nach einem Doppelpunkt: als Aktion, im Ereignis oder auf dem Plättchen.
sponsor-1a = 1 Credit
sponsor-1b = der aktivierte Taucher kostet keine Credits
sponsor-2a = Effekt des aktivierten Tauchers zweimal
sponsor-2b = Soforteffekt eines Belohnungsplättchens
sponsor-3a = ein benutztes Zugangsplättchen zurück
sponsor-3b = der Taucher auf Ebene 5 taucht auf
sponsor-4a = Verbesserung des aktivierten Tauchers und { $points } für { $cost }
sponsor-4b = Verbesserung eines Tauchers über der Wasseroberfläche und { $points } für { $cost }
sponsor-5a = 1 Batterie
sponsor-5b = 1 Batterie oder Verschieben oder Tauschen von Ressourcen für 1 Batterie
sponsor-5b-move = 1 Batterie oder für 1 Batterie 1 Ressource auf die Ebene des Zugangsplättchens oder von ihr weg verschieben
sponsor-5b-swap = 1 Batterie oder für 1 Batterie 2 Ressourcen zweier Ebenen tauschen

# Was ein verbesserter Experte neben der Ressource bringt; die anderen Taucher haben keinen solchen Bonus.
bonus-metal-expert = 1 neutrales X-Zugangsplättchen
bonus-plant-expert = 1 Credit
bonus-fuel-expert = 1 Batterie
bonus-tech-expert = ein benutztes Zugangsplättchen zurück
bonus-trader = der eines verbesserten Experten
bonus-spy = der eines verbesserten Experten
bonus-engineer = der eines verbesserten Experten
bonus-explorer = der eines verbesserten Experten

# Was etwas kostet, nach „kostet“.
cost-credits =
    { $count ->
        [0] nichts
        [one] { $count } Credit
       *[other] { $count } Credits
    }
cost-trader = nur, was er kauft

need-fixed = { $cubes }
need-free = { $lots } verschiedener Art
contract-words =
    Auftrag { $card } (kostet { $need }; bringt { $points ->
        [one] { $points } Prestigepunkt
       *[other] { $points } Prestigepunkte
    }{ $credits ->
        [0] { "" }
       *[other]
            { $batteries ->
                [0] { " und " }
               *[other] { ", " }
            }{ $credits ->
                [one] { $credits } Credit
               *[other] { $credits } Credits
            }
    }{ $batteries ->
        [0] { "" }
        [one] { " und " }{ $batteries } Batterie
       *[other] { " und " }{ $batteries } Batterien
    })

front-resource = 1 { $one } oder 1 { $other }
front-battery = 1 Batterie
front-contract =
    { $count ->
        [one] den letzten Auftrag
       *[other] { $count } Aufträge
    } ziehen und 1 behalten
front-upgrade = einen Taucher verbessern
front-prestige = { $points }
back-orange = { $credits } je Auftrag
back-green = { $points } je Auftrag
token-words = { $front } (Rückseite: { $back })

## Aktionen

action-key = Spiele Zugangsplättchen { $level }
action-x = Spiele dein X-Zugangsplättchen auf Ebene { $level } (die Sponsoren rücken weiter; dort dann: { $sponsor })
action-neutral = Spiele ein neutrales X-Zugangsplättchen auf Ebene { $level } (die Sponsoren rücken weiter; dort dann: { $sponsor })
action-propeller-swap = Gib 1 Batterie aus: { $diver } und { $other } tauschen die Felder
action-propeller-up =
    Gib 1 Batterie aus: Der { $diver } zieht { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } nach oben
action-propeller-down =
    Gib 1 Batterie aus: Der { $diver } zieht { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } nach unten
action-sponsor = Nutze den Sponsor: { $effect }
# Sponsor 5, fortgeschrittene Seite: die erste der zwei Möglichkeiten.
action-sponsor-battery = Nutze den Sponsor: 1 Batterie
action-retrieve =
    { $key ->
        [X] Nimm dein X-Zugangsplättchen zurück
       *[other] Nimm Zugangsplättchen { $key } zurück
    }
action-upgrade =
    Verbessere den { $diver ->
        [Metallexperte] Metallexperten
        [Pflanzenexperte] Pflanzenexperten
        [Treibstoffexperte] Treibstoffexperten
        [Techexperte] Techexperten
       *[other] { $diver }
    }
action-upgrade-paid =
    Verbessere den { $diver ->
        [Metallexperte] Metallexperten
        [Pflanzenexperte] Pflanzenexperten
        [Treibstoffexperte] Treibstoffexperten
        [Techexperte] Techexperten
       *[other] { $diver }
    } für { $cost } und erhalte { $points }
action-token =
    Nimm { $cost ->
        [0] kostenlos
        [one] für { $cost } Credit
       *[other] für { $cost } Credits
    } ein Belohnungsplättchen: { $token }
action-token-use = Nutze ein Belohnungsplättchen: { $token }
action-out = Gib 1 Batterie aus: Verschiebe 1 { $resource } von Ebene { $from } auf Ebene { $to }
action-in = Gib 1 Batterie aus: Verschiebe 1 { $resource } von Ebene { $from } auf Ebene { $to }
action-swap = Gib 1 Batterie aus: Tausche 1 { $resource } auf Ebene { $from } gegen 1 { $other } auf Ebene { $to }
action-go =
    Weiter: Aktiviere den { $diver ->
        [Metallexperte] Metallexperten
        [Pflanzenexperte] Pflanzenexperten
        [Treibstoffexperte] Treibstoffexperten
        [Techexperte] Techexperten
       *[other] { $diver }
    }
action-take = Lege 1 { $resource } auf Ebene { $level }
action-bonus = Nimm den Bonus: { $bonus }
action-sell =
    Verkaufe 1 { $resource } für { $payout ->
        [points]
            { $count ->
                [one] { $count } Prestigepunkt
               *[other] { $count } Prestigepunkte
            }
       *[credits]
            { $count ->
                [one] { $count } Credit
               *[other] { $count } Credits
            }
    }
action-buy =
    Kaufe 1 { $resource } { $cost ->
        [0] kostenlos
        [one] für { $cost } Credit
       *[other] für { $cost } Credits
    }
action-draw =
    Ziehe { $cost ->
        [0] kostenlos
        [one] für { $cost } Credit
       *[other] für { $cost } Credits
    } { $count ->
        [0] keinen Auftrag
        [one] den letzten Auftrag
       *[other] { $count } Aufträge
    } und behalte 1
action-copy =
    Nutze den { $side ->
        [1] verbesserten{ " " }
       *[other] { "" }
    }{ $diver ->
        [Metallexperte] Metallexperten
        [Pflanzenexperte] Pflanzenexperten
        [Treibstoffexperte] Treibstoffexperten
        [Techexperte] Techexperten
       *[other] { $diver }
    } von Person { $seat }: Der Spion kostet { $spy }, der fremde Taucher { $own }{ $short ->
        [0] { "" }
       *[other] , und das kannst du dann nicht bezahlen
    }
action-keep = Behalte { $contract }
action-improve =
    Verbessere { $cost ->
        [0] kostenlos
        [one] für { $cost } Credit
       *[other] für { $cost } Credits
    } den { $specialist }
action-gain = Lege 1 { $resource } auf Ebene { $level }
action-accept = Nutze den Soforteffekt: { $front }
action-decline = Verzichte darauf
action-decline-expert = Verzichte auf die Ressource
action-decline-bonus = Verzichte auf den Bonus
action-decline-trade = Verkaufe und kaufe nichts
action-decline-spying = Nutze den Spion nicht
action-decline-engineering = Verbessere niemanden
action-decline-exploring = Nimm kein Belohnungsplättchen
action-decline-front = Verzichte auf den Soforteffekt
# Wo nichts anderes geht.
action-decline-full = Nimm keine Ressource: Ebene { $level } ist voll
action-decline-poor =
    Nutze den Effekt nicht: { $count ->
        [one] Es fehlt { $count } Credit
       *[other] Es fehlen { $count } Credits
    }
action-complete = Erfülle auf Ebene { $level } { $contract }
action-pay = Gib ab: { $cubes }
action-surface =
    Lass den { $diver ->
        [Metallexperte] Metallexperten
        [Pflanzenexperte] Pflanzenexperten
        [Treibstoffexperte] Treibstoffexperten
        [Techexperte] Techexperten
       *[other] { $diver }
    } auftauchen
action-surface-rescue =
    Lass deinen { $diver ->
        [Metallexperte] Metallexperten
        [Pflanzenexperte] Pflanzenexperten
        [Treibstoffexperte] Treibstoffexperten
        [Techexperte] Techexperten
       *[other] { $diver }
    } auftauchen
action-oxygen = Gib 1 Batterie aus: Der { $diver } bleibt auf seinem Feld
action-oxygen-rescue = Gib 1 Batterie aus: Dein { $diver } bleibt auf seinem Feld

## Ereignisse

event-turn = Runde { $round }: Person { $seat } ist am Zug
event-key = Person { $seat } spielt { $key } auf Ebene { $level }
event-rotate = Die Sponsorenplättchen werden verschoben
event-sponsor = Person { $seat } nutzt den Sponsor: { $sponsor }
event-activate =
    Person { $seat } aktiviert den { $diver ->
        [Metallexperte] Metallexperten
        [Pflanzenexperte] Pflanzenexperten
        [Treibstoffexperte] Treibstoffexperten
        [Techexperte] Techexperten
       *[other] { $diver }
    }
event-front = Person { $seat } nutzt ein Belohnungsplättchen auf Ebene { $level }: { $token }
event-lay = Person { $seat } legt das Belohnungsplättchen auf Ebene { $level }: { $token }
event-propel =
    Der { $diver } von Person { $seat } zieht mit dem Propeller von { $from ->
        [U1] Feld 1 über Wasser
        [U2] Feld 2 über Wasser
        [U3] Feld 3 über Wasser
        [L1] Ebene 1
        [L2] Ebene 2
        [L3] Ebene 3
        [L4] Ebene 4
       *[L5] Ebene 5
    } auf { $to ->
        [U1] Feld 1 über Wasser
        [U2] Feld 2 über Wasser
        [U3] Feld 3 über Wasser
        [L1] Ebene 1
        [L2] Ebene 2
        [L3] Ebene 3
        [L4] Ebene 4
       *[L5] Ebene 5
    }
event-find = Person { $seat } legt 1 { $resource } auf Ebene { $level }
event-credits =
    Person { $seat } bekommt { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
event-pays =
    Person { $seat } zahlt { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
event-battery = Person { $seat } bekommt 1 Batterie
event-spends = Person { $seat } gibt 1 Batterie aus
event-neutral = Person { $seat } bekommt 1 neutrales X-Zugangsplättchen
event-retrieve =
    { $key ->
        [X] Person { $seat } nimmt das X-Zugangsplättchen zurück
       *[other] Person { $seat } nimmt Zugangsplättchen { $key } zurück
    }
event-points =
    Person { $seat } bekommt { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
event-upgrade =
    Person { $seat } verbessert den { $diver ->
        [Metallexperte] Metallexperten
        [Pflanzenexperte] Pflanzenexperten
        [Treibstoffexperte] Treibstoffexperten
        [Techexperte] Techexperten
       *[other] { $diver }
    }
event-move = Person { $seat } verschiebt 1 { $resource } von Ebene { $from } auf Ebene { $to }
event-sell = Person { $seat } verkauft 1 { $resource }
event-buy =
    Person { $seat } kauft 1 { $resource } { $count ->
        [0] kostenlos
        [one] für { $count } Credit
       *[other] für { $count } Credits
    }
event-draw =
    Person { $seat } zieht { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
event-keep = Person { $seat } behält { $card }
event-keep-unseen = Person { $seat } behält einen Auftrag
event-copy =
    Person { $seat } nutzt den { $diver ->
        [Metallexperte] Metallexperten
        [Pflanzenexperte] Pflanzenexperten
        [Treibstoffexperte] Treibstoffexperten
        [Techexperte] Techexperten
       *[other] { $diver }
    } von Person { $of }
event-improve = Person { $seat } verbessert den { $specialist } (Stufe { $count } von 3)
event-token = Person { $seat } nimmt ein Belohnungsplättchen von Ebene { $level }: { $token }
event-refill = Neues Belohnungsplättchen auf Ebene { $level } der Kolonieauslage: { $token }
event-complete = Person { $seat } erfüllt auf Ebene { $level } { $card }
event-reveal = Neu ausliegend: { $card }
event-used = Person { $seat } legt { $key } auf die Hackerleiste ({ $count } benutzt)
event-return =
    Person { $seat } erreicht den Hacker: Die benutzten Zugangsplättchen kehren zurück{ $count ->
        [0] { "" }
        [one] , das neutrale X-Zugangsplättchen kommt in den Vorrat
       *[other] , die { $count } neutralen X-Zugangsplättchen kommen in den Vorrat
    }
event-surface = Der { $diver } von Person { $seat } taucht auf
event-stay = Der { $diver } von Person { $seat } bleibt auf seinem Feld
event-ending = Person { $seat } hat { $points }: Dies ist die letzte Runde
event-over = Die Partie ist zu Ende

## Entscheidungen: die Aufforderung an die Person, die entscheidet, und worauf die anderen warten

phase-over = Die Partie ist zu Ende
phase-key = Wähle ein Zugangsplättchen
phase-step1 = Nutze den Sponsor, bewege Taucher oder aktiviere den Taucher
phase-expert = Nimm die Ressource oder verzichte
phase-bonus = Nimm den Bonus oder verzichte
phase-trade = Verkaufe oder kaufe eine Ressource
phase-spying = Ziehe Aufträge oder nutze einen fremden Taucher
phase-engineering = Verbessere den Mechaniker oder den Hacker
phase-exploring = Nimm ein Belohnungsplättchen
phase-front = Nutze den Soforteffekt oder verzichte
phase-keep = Wähle den Auftrag, den du behältst
phase-pay = Wähle die Ressourcen, die du abgibst
phase-step3 = Lass den Taucher auftauchen oder nutze die Sauerstoffreserve
phase-rescue = Dein Taucher wurde genutzt: Lass ihn auftauchen oder gib 1 Batterie aus

wait-over = Die Partie ist zu Ende
wait-key = Person { $seat } wählt ein Zugangsplättchen
wait-step1 = Person { $seat } ist in Schritt 1
wait-expert = Person { $seat } entscheidet über eine Ressource
wait-bonus = Person { $seat } entscheidet über einen Bonus
wait-trade = Person { $seat } handelt im Laden
wait-spying = Person { $seat } schickt den Spion los
wait-engineering = Person { $seat } wählt eine Verbesserung
wait-exploring = Person { $seat } wählt ein Belohnungsplättchen
wait-front = Person { $seat } entscheidet über einen Soforteffekt
wait-keep = Person { $seat } wählt einen Auftrag
wait-pay = Person { $seat } bezahlt einen Auftrag
wait-step3 = Person { $seat } entscheidet, ob der Taucher auftaucht
wait-rescue = Person { $seat } entscheidet, ob der genutzte Taucher auftaucht

## Warum eine Aktion gerade nicht geht

why-key-used =
    { $key ->
        [X] Dein X-Zugangsplättchen
       *[other] Zugangsplättchen { $key }
    } liegt auf deiner Hackerleiste; deine Zugangsplättchen kehren zurück, wenn { $threshold } dort liegen (jetzt { $used })
why-key-available =
    { $key ->
        [X] Dein X-Zugangsplättchen
       *[other] Zugangsplättchen { $key }
    } ist verfügbar und liegt nicht auf der Hackerleiste
why-key-in-play =
    { $key ->
        [X] Dein X-Zugangsplättchen
       *[other] Zugangsplättchen { $key }
    } ist gerade im Spiel und noch nicht auf der Hackerleiste
why-neutral = Du hast kein neutrales X-Zugangsplättchen
why-battery = Es fehlt 1 Batterie: Du hast keine
why-credits =
    Das kostet { $need }, du hast { $have }: { $missing ->
        [one] Es fehlt { $missing } Credit
       *[other] Es fehlen { $missing } Credits
    }
why-far =
    Das sind { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }; dein Bewegungswert ist { $most }
why-locked = Der { $diver } wurde vom Sponsor verbessert und bleibt in diesem Zug auf Ebene { $level }
why-upgraded = Der { $diver } ist schon verbessert
why-sponsor-used = Du hast den Sponsor in diesem Zug schon genutzt
why-sponsor = Der Sponsor auf Ebene { $level } bringt etwas anderes: { $sponsor }
why-which-key = Wähle, welches benutzte Zugangsplättchen du zurücknimmst
why-no-used-key = Keines deiner eigenen Zugangsplättchen liegt auf der Hackerleiste
why-which-diver = Wähle, welcher Taucher über der Wasseroberfläche verbessert wird
why-all-upgraded = Die drei Taucher über der Wasseroberfläche sind schon verbessert
why-only-diver = Dieser Sponsor verbessert nur den Taucher auf Ebene { $level } ({ $diver }): Nutze den Sponsor selbst
why-below = Der { $diver } ist auf Ebene { $level }, nicht über der Wasseroberfläche
why-token-level = Zur Wahl stehen nur die zwei Belohnungsplättchen auf Ebene { $level } der Auslage
why-any-token = Wähle, welches Belohnungsplättchen der Auslage du nutzt
why-move = An diesem Tisch verschiebt Sponsor 5 eine Ressource; er tauscht nicht zwei
why-swap = An diesem Tisch tauscht Sponsor 5 zwei Ressourcen; er verschiebt nicht eine allein
why-same-level = Ebene { $level } ist die deines Zugangsplättchens: Es muss eine andere sein
why-no-cube =
    Auf Ebene { $level } liegt { $resource ->
        [Pflanze] keine
       *[other] kein
    } { $resource }
why-full = Ebene { $level } ist voll: { $count } von { $capacity }
why-copied = Erst wird der Effekt des fremden Tauchers beendet ({ $diver })
why-not-yours = Auftrag { $card } liegt weder öffentlich aus noch ist er auf deiner Hand
why-missing = Auftrag { $card } verlangt { $need }; auf Ebene { $level } fehlt: { $missing }
why-free = Auftrag { $card } verlangt { $lots } verschiedener Art; auf Ebene { $level } liegt: { $held }
why-lots = Auftrag { $card } verlangt { $lots } verschiedener Art; dies sind andere Mengen
why-payment = Auf Ebene { $level } fehlt: { $missing }
why-bonus = Der Bonus dieses Experten ist ein anderer: { $bonus }
why-supply = Im Vorrat ist kein neutrales X-Zugangsplättchen mehr
why-store-full =
    Der Laden nimmt { $resource ->
        [Pflanze] keine
       *[other] kein
    } { $resource } mehr: { $count } von { $count }
why-store-empty =
    Im Laden liegt { $resource ->
        [Pflanze] keine
       *[other] kein
    } { $resource }
why-row =
    { $resource ->
        [Pflanze] Die nächste
       *[other] Das nächste Stück
    } { $resource } kommt in Reihe { $row } des Ladens; die bringt nur Credits
why-no-contract = Es ist kein Auftrag mehr zu ziehen
why-one-side = Zu zweit zählt die andere Person als die links von dir
why-second-spy = Ein fremder Spion kann nicht noch einen Spion nutzen
why-improved = Der { $specialist } ist schon dreimal verbessert
why-front = Dieses Belohnungsplättchen bringt etwas anderes: { $front }
why-not-drawn = Auftrag { $card } ist nicht unter den Karten, die du gezogen hast

## Was der Zufall bringen kann

odds-none = kein Auftrag, den du sofort erfüllen kannst
odds-at-once =
    ein Auftrag, den du sofort erfüllen kannst, für { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
odds-new-none = ein neuer öffentlicher Auftrag, den du nicht sofort erfüllen kannst
odds-new-at-once =
    ein neuer öffentlicher Auftrag, den du sofort erfüllen kannst, für { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
odds-token = das neue Belohnungsplättchen: { $front }
odds-token-resource = das neue Belohnungsplättchen: eine Ressource

## Das Ende

source-contracts = Aufträge
source-upgrades = Verbesserungen
source-store = Laden
source-fronts = Soforteffekte
source-backs = Auftragsboni
source-riches = Credits und Batterien
source-keys = Zugangsplättchen
source-tokens = Belohnungsplättchen
source-cubes = Ressourcen
tie-breaker = Bei Gleichstand an Prestigepunkten liegt vorn, wer mehr Ressourcen in der Suchzone hat.

## Optionen

option-players = Personen am Tisch
option-players-help = Wie viele mitspielen, von 2 bis 4.
option-edition = Ausgabe
option-edition-help = Welche Ausgabe gilt, wo die französische und die deutsche sich unterscheiden. Davon hängt ab, was Sponsor 5 auf der fortgeschrittenen Seite tut.
option-edition-fr = französisch
option-edition-de = deutsch
option-sponsors = Sponsorenplättchen
option-sponsors-help = Welche Seiten gelten. Fünf Buchstaben legen die Plättchen 1 bis 5 einzeln fest: A für die einfache, B für die fortgeschrittene Seite.
option-sponsors-standard = nur einfache Seiten
option-sponsors-random = ausgelost
option-sponsors-advanced = nur fortgeschrittene Seiten
option-sponsor5b = Sponsor 5, fortgeschrittene Seite
option-sponsor5b-help = Ob 1 Batterie eine Ressource auf ein freies Feld verschiebt oder zwei Ressourcen tauscht.
option-sponsor5b-move = eine Ressource verschieben
option-sponsor5b-swap = zwei Ressourcen tauschen
option-sponsor2b_scope = Sponsor 2, fortgeschrittene Seite
option-sponsor2b_scope-help = Welche Belohnungsplättchen der Kolonieauslage er nutzen kann.
option-sponsor2b_scope-same = die seiner Ebene
option-sponsor2b_scope-any = die aller Ebenen
option-contract_recycle = Aufträge wiederverwenden
option-contract_recycle-help = Ob erfüllte Aufträge einen neuen Stapel bilden, wenn der alte leer ist.
option-contract_recycle-off = aus
option-contract_recycle-on = an
option-neutral_x = Neutrale X-Zugangsplättchen
option-neutral_x-help = Wie viele neutrale X-Zugangsplättchen es insgesamt gibt.
option-neutral_x-12 = 12
option-neutral_x-unlimited = unbegrenzt
option-author_variant = Variante des Autors
option-author_variant-help = Der Credit für den Spion geht an die Person, deren Taucher er nutzt, und auch dieser Taucher taucht auf.
option-author_variant-off = aus
option-author_variant-on = an
option-first_player = Wer beginnt
option-first_player-help = Wer die Partie beginnt: eine bestimmte Person, oder es wird gelost.
option-first_player-random = ausgelost
option-round_cap = Rundengrenze
option-round_cap-help = Spätestens nach so vielen Runden ist Schluss, damit keine Partie endlos dauert.

## Der Tisch

table-score = Prestigepunkte
table-credits = Credits
table-batteries = Batterien
table-keys = Verfügbare Zugangsplättchen
table-used = Benutzte Zugangsplättchen
table-neutral = Neutrale X-Zugangsplättchen
table-hand = Private Aufträge
table-mechanic = Mechaniker: Bewegungswert { $value }
table-hacker = Hacker: { $used } von { $threshold } Zugangsplättchen benutzt
table-surface = Über der Wasseroberfläche
table-level = Ebene { $level }
table-store = Laden
table-contracts = Öffentliche Aufträge
table-pile =
    Stapel: { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
table-sponsors = Sponsoren
table-rewards = Belohnungsplättchen
table-display = Kolonieauslage
table-resources = Ressourcen
table-round = Runde { $round }
table-turn = Person { $seat } ist am Zug
table-first = Startmarker
table-upgraded = verbessert
table-free-space = freies Ressourcenfeld
table-you = Du
table-player = Person { $seat }
table-completed = Erfüllte Aufträge
table-none = nichts

table-diver-metal-expert = Metallexperte
table-diver-plant-expert = Pflanzenexperte
table-diver-fuel-expert = Treibstoffexperte
table-diver-tech-expert = Techexperte
table-diver-trader = Händler
table-diver-spy = Spion
table-diver-engineer = Ingenieur
table-diver-explorer = Entdecker

## Der Tisch im Terminal: Kurzformen, ★ Prestigepunkte, ¢ Credits, ϟ Batterien, ↑ Verbesserung

table-sell = Verkauf
table-buy = Kauf

short-metal-expert = Metallexp.
short-plant-expert = Pflanzenexp.
short-fuel-expert = Treibst.exp.
short-tech-expert = Techexp.
short-contract = Auftrag
short-upgrade = Taucher↑

# Was ein Sponsor tut, in höchstens 16 Zeichen.
tile-1a = +1¢
tile-1b = Taucher: 0¢
tile-2a = Taucher zweimal
tile-2b = 1 Belohnung
tile-3a = Plättchen zurück
tile-3b = E5 taucht auf
tile-4a = { $cost }¢: Taucher↑ { $points }★
tile-4b = { $cost }¢: oben ↑ { $points }★
tile-5a = +1ϟ
tile-5b = +1ϟ / umlagern

help-signs = Zeichen: [4] verfügbares Zugangsplättchen, »4« das gespielte Zugangsplättchen, +2×[X] zwei neutrale X-Zugangsplättchen, M · · ein Metall und zwei freie Felder, ↑ verbessert, M/P›2¢ ein Belohnungsplättchen (erst Soforteffekt, dann Auftragsbonus), ✓2 dieser Auftrag lässt sich auf Ebene 2 erfüllen.
help-key = Du spielst ein Zugangsplättchen. Es gibt dir den Sponsor auf seiner Ebene der Kolonieauslage und aktiviert den Taucher auf derselben Ebene deines Tableaus. Ein X-Zugangsplättchen passt auf jede Ebene, verschiebt aber zuerst die Sponsorenplättchen.
help-step1 = Du darfst den Sponsor einmal nutzen und Taucher mit dem Propeller bewegen, für je 1 Batterie. Dann wird der Taucher auf der Ebene deines Zugangsplättchens aktiviert. Aufträge kannst du in jedem Moment deines Zuges erfüllen.
help-expert = Ein Experte bringt dir 1 Ressource. Sie kommt auf die Ebene deines Zugangsplättchens.
help-bonus = Ein verbesserter Experte bringt dir außer der Ressource einen Bonus.
help-trade = Der Händler verkauft 1 Ressource von seiner Ebene an den Laden oder kauft 1, die auf seine Ebene kommt. Je mehr von einer Art im Laden liegt, desto niedriger ihr Preis.
help-spying = Der Spion zieht 4 Aufträge, von denen du 1 behältst, oder nutzt den Taucher, der links oder rechts von dir auf derselben Ebene ist.
help-engineering = Ein besserer Mechaniker bewegt Taucher mit dem Propeller weiter; ein besserer Hacker bringt benutzte Zugangsplättchen früher zurück.
help-exploring = Du nimmst eines der zwei Belohnungsplättchen dieser Ebene. Erst darfst du seinen Soforteffekt nutzen; dann liegt es umgedreht auf dieser Ebene deines Tableaus und bringt seinen Bonus für jeden Auftrag, den du dort erfüllst.
help-front = Der Soforteffekt eines Belohnungsplättchens wird jetzt genutzt oder gar nicht.
help-keep = Ein Auftrag kommt verdeckt auf deine Hand. Die anderen kommen unter den Stapel.
help-pay = Dieser Auftrag verlangt Mengen verschiedener Art; du wählst, welche Art welche Menge stellt.
help-step3 = Der aktivierte Taucher taucht auf: Er kommt auf das oberste Feld, und alle Taucher, an denen er vorbeizieht, rücken nach unten. Die Sauerstoffreserve, für 1 Batterie, lässt ihn auf seinem Feld.
help-rescue = Nach der Variante des Autors taucht auch ein fremder Taucher auf, der genutzt wurde. Für 1 Batterie bleibt er auf seinem Feld.

## Übungen

exercise-1 = Ein Zugang für einen wartenden Auftrag
exercise-1-text = Dein Sponsor bringt ein benutztes Zugangsplättchen zurück. Welches? Schau, was auf jeder Ebene liegt und was die Aufträge verlangen.
exercise-1-learned = Auf Ebene 4 liegen zwei Pflanzen und ein Treibstoff, und genau dort schwimmt der Treibstoffexperte: Mit Zugang 4 erfüllt der nächste Zug den Auftrag über eine Pflanze und zwei Treibstoff. Ein Zugang ist wert, was auf seiner Ebene wartet.
exercise-2 = Warum der Entdecker in die Tiefe geht
exercise-2-text = Mit deinem verbesserten Spion kannst du einen Entdecker kopieren. Das kostet 2 Credits. Ist ein Belohnungsplättchen auf Ebene 5 das wert?
exercise-2-learned = Die Vorderseite des Plättchens zählt sofort, und es bleibt auf deiner Ebene 5 liegen. Dort ist Platz für sechs Würfel, also werden dort immer wieder Aufträge erfüllt, jeder mit dem Bonus der Rückseite.
exercise-3 = Wenn aus Waren Punkte werden
exercise-3-text = Die Partie ist fast zu Ende: 18 Punkte genügen, und ihr habt beide 14. Was machst du mit dem Händler?
exercise-3-learned = Gegen Ende ist ein Punkt mehr wert als Würfel oder Credits, aus denen nichts mehr wird. Mitten in der Partie ist es umgekehrt.
exercise-4 = Vier Karten sind besser als ein Würfel
exercise-4-text = Dein verbesserter Spion darf vier Aufträge ziehen und einen behalten oder jemand anderen kopieren. Du hast Würfel auf drei Ebenen.
exercise-4-learned = Von vier Aufträgen passt wahrscheinlich einer zu den Würfeln, die du schon hast. Spät in der Partie ist das mehr wert als ein weiterer Würfel.
exercise-5 = Einen Zug voraus
exercise-5-text = Außer dem, was der Sponsor zurückgibt, ist nur noch ein Zugang übrig. Wen willst du als Nächstes aktivieren?
exercise-5-learned = Am besten kommt der Zugang deines nächsten Zuges zurück: Auf Ebene 5 wartet der verbesserte Entdecker, mit zwei Treibstoff für den Auftrag auf deiner Hand. Wer nur an diesen Zug denkt, spielt einfach weiter.

## Pieces that can be set by hand

piece-diver = Taucher auf
piece-available = verfügbar
piece-used = benutzt

## Why a position cannot be set by hand like that

impossible-end = Jemand hat { $points } Punkte, also hätte die letzte Runde begonnen
impossible-capacity = Auf Ebene { $level } von Person { $seat } liegt mehr, als dort Platz hat
impossible-keys-back = Person { $seat } hat so viele Zugangsplättchen benutzt, dass sie zurückgekommen wären
impossible-no-key = Person { $seat } hat kein Zugangsplättchen zum Spielen
impossible-upgrades = Person { $seat } hat mehr Punkte für Verbesserungen als Verbesserungen
