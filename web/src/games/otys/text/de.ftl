### Otys auf Deutsch: was der Tisch im Browser außerdem sagt. Begriffe wie in den Texten des Spiels.

## Kurze Wörter

# Ein Name und was dazugehört.
web-pair = { $name }: { $value }
web-key = Zugangsplättchen { $key }
web-turn = Der Zug
web-supply = Vorrat
web-divers = Taucher
web-contracts = Aufträge
web-token = Belohnungsplättchen { $token }
web-sponsor =
    { $side ->
        [standard] Sponsor { $tile }, einfache Seite
       *[advanced] Sponsor { $tile }, fortgeschrittene Seite
    }
web-surface-slot = Feld { $slot } über Wasser

# Ein Sponsorenplättchen in zwei, drei Wörtern.
web-sponsor-1a = 1 Credit
web-sponsor-1b = Taucher kostenlos
web-sponsor-2a = Taucher zweimal
web-sponsor-2b = 1 Belohnung nutzen
web-sponsor-3a = 1 Plättchen zurück
web-sponsor-3b = Ebene 5 taucht auf
web-sponsor-4a = Taucher verbessern
web-sponsor-4b = Oben verbessern
web-sponsor-5a = 1 Batterie
web-sponsor-5b-move = Batterie / Verschieben
web-sponsor-5b-swap = Batterie / Tauschen

## Beschriftung der Teile

web-key-available = Zugangsplättchen { $key }, verfügbar
web-key-used = Zugangsplättchen { $key }, benutzt
web-key-played = Zugangsplättchen { $key }, gespielt auf Ebene { $level }
web-key-space = Feld des X-Zugangsplättchens
web-neutral =
    { $count ->
        [one] { $count } neutrales X-Zugangsplättchen
       *[other] { $count } neutrale X-Zugangsplättchen
    }
web-level-holds = Ebene { $level }: { $cubes } ({ $free } von { $capacity } Feldern frei)
web-sponsor-label =
    { $used ->
        [yes] Ebene { $level }, Sponsor { $tile }: { $effect } (genutzt)
       *[no] Ebene { $level }, Sponsor { $tile }: { $effect }
    }
web-sell-credits =
    { $resource } verkaufen für { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
web-sell-points =
    { $resource } verkaufen für { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
web-buy =
    { $resource } kaufen für { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    } (im Laden: { $stock })
web-stock = { $resource }: { $count } im Laden
web-complete-on = Erfüllbar auf Ebene: { $levels }
web-hidden =
    { $count ->
        [one] { $count } privater Auftrag, verdeckt
       *[other] { $count } private Aufträge, verdeckt
    }
web-token-in-use = Belohnungsplättchen, das gerade wirkt
web-bag = Beutel: { $count }
web-discarded = Abgeworfen: { $count }
web-neutral-supply = Neutrale X: { $count }
web-neutral-unlimited = Neutrale X: unbegrenzt
web-completed = Erfüllt: { $count }
web-under = Du weißt, dass diese unter dem Stapel liegen: { $cards }
web-last-round = Letzte Runde

## Möglichkeiten in wenigen Wörtern

web-short-key = { $key } spielen: { $diver }
web-short-divers = { $diver } ⇄ { $other } tauschen, 1 Batterie
web-short-propeller = { $diver } bewegen { $way }, 1 Batterie
web-short-sponsor = Sponsor nutzen: { $effect }
web-short-sponsor-paid = Sponsor nutzen: { $effect }, { $cost }
web-short-upgrade-paid = { $diver } verbessern, { $cost }
web-short-token =
    { $cost ->
        [0] Kostenlos
        [one] Für { $cost } Credit
       *[other] Für { $cost } Credits
    } nehmen: { $token }
web-short-bonus = Bonus nehmen: { $bonus }
web-short-accept = Nutzen: { $front }
web-short-accept-level = Nutzen: { $front } (Ebene { $level })
web-short-copy =
    { $diver } { $side ->
        [left] (links){ " " }
        [right] (rechts){ " " }
       *[only] { "" }
    }{ $cost ->
        [0] kostenlos
        [one] für { $cost } Credit
       *[other] für { $cost } Credits
    } nutzen
web-short-draw =
    { $count ->
        [one] Den letzten Auftrag
       *[other] { $count } Aufträge
    } { $cost ->
        [0] kostenlos
        [one] für { $cost } Credit
       *[other] für { $cost } Credits
    } ziehen
web-short-keep = { $card } behalten: { $need }
web-short-pay = { $cubes } abgeben
web-short-surface-rescue = Auftauchen lassen
web-short-oxygen-rescue = Für 1 Batterie unten halten
web-short-x = X auf Ebene { $level } spielen: { $sponsor }
web-short-neutral = Neutrales X auf Ebene { $level } spielen: { $sponsor }
web-short-retrieve = Plättchen { $key } zurücknehmen
web-short-upgrade = { $diver } verbessern
web-short-move = { $resource } auf Ebene { $level } verschieben, 1 Batterie
web-short-swap = { $resource } gegen { $other } (Ebene { $level }) tauschen, 1 Batterie
web-short-go = { $diver } aktivieren
web-short-take = 1 { $resource } nehmen
web-short-complete =
    { $card } auf Ebene { $level } erfüllen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-short-surface = Auftauchen und Zug beenden
web-short-oxygen = Für 1 Batterie unten bleiben und Zug beenden

## Überschriften der Möglichkeiten

web-group-contracts = Aufträge
web-group-x = X (erst rücken die Sponsoren weiter)
web-group-sponsor = Sponsor
web-group-diver = Taucher
web-group-sell = Verkaufen
web-group-buy = Kaufen
web-group-propeller = Propeller
web-group-end = Ende des Zuges

## Was die Aufforderung ergänzt

web-paying = { $need } von Ebene { $level }
web-copying = Aus der Nachbarschaft genutzt: { $diver }
web-acting = Aktiv: { $diver }
web-twice = Der Effekt wird zweimal ausgeführt
web-free = Der aktivierte Taucher kostet in diesem Zug keine Credits
web-locked = Der Taucher auf der Ebene des Zugangsplättchens bleibt in diesem Zug dort
web-sponsor-used = Der Sponsor ist genutzt
web-drawn = Gezogen: { $contract }

## Was Taucher tun

web-does-expert = Bringt 1 { $resource } auf diese Ebene.
web-does-expert-up = { $base } Dazu: { $bonus }.
web-does-trader = Verkauft 1 Ressource dieser Ebene an den Laden, für Credits oder Prestigepunkte, oder kauft 1 für Credits.
web-does-trader-up = Verkauft 1 Ressource dieser Ebene an den Laden, für 1 Credit oder Prestigepunkt mehr, oder kauft 1 für 1 Credit weniger.
web-does-spy = Zieht für { $cost } 4 Aufträge, von denen du 1 behältst, oder nutzt den Taucher links oder rechts von dir auf dieser Ebene.
web-does-spy-up = Zieht kostenlos 4 Aufträge, von denen du 1 behältst, oder nutzt den Taucher links oder rechts von dir auf dieser Ebene.
web-does-engineer = Verbessert für { $cost } den Mechaniker oder den Hacker.
web-does-engineer-up = Verbessert kostenlos den Mechaniker oder den Hacker.
web-does-explorer = Nimmt für { $cost } ein Belohnungsplättchen dieser Ebene der Kolonieauslage.
web-does-explorer-up = Nimmt für nur { $cost } ein Belohnungsplättchen dieser Ebene der Kolonieauslage.
web-when-upgraded = Auf der verbesserten Seite: { $adds }.
web-adds-metal-expert = dazu 1 neutrales X-Zugangsplättchen
web-adds-plant-expert = dazu 1 Credit
web-adds-fuel-expert = dazu 1 Batterie
web-adds-tech-expert = dazu ein benutztes Zugangsplättchen zurück
web-adds-trader = bei jedem Handel um 1 besser
web-adds-spy = kostet nichts
web-adds-engineer = kostet nichts
web-adds-explorer = kostet 1 Credit weniger

## Was die Zeichen bedeuten

web-tip-key = Gibt dir den Sponsor auf Ebene { $level } der Kolonieauslage und aktiviert deinen Taucher auf Ebene { $level }. Danach liegt es auf der Hackerleiste.
web-tip-resource = Liegt auf einer deiner Ebenen, bis sie für einen Auftrag abgegeben oder verkauft wird. Ressourcen verschiedener Ebenen lassen sich nicht verbinden.
web-tip-back = Liegt auf einer Ebene deines Tableaus und bringt dies für jeden Auftrag, den du dort erfüllst.
web-name-any = Eine beliebige Art
web-tip-any = Eine solche Menge besteht aus Ressourcen einer Art; jede Menge braucht eine andere Art.
web-name-resources = Ressourcen
web-tip-resources = Wie viele auf allen fünf Ebenen zusammen liegen. Bei Gleichstand am Ende entscheiden sie.
web-name-keys = Verfügbare Zugangsplättchen
web-tip-keys = Wie viele noch gespielt werden können, neutrale X eingeschlossen.
web-name-credit = Credits
web-tip-credit = Bezahlen Taucher und Verbesserungen. Am Ende sind sie nichts wert.
web-name-points = Prestigepunkte
web-tip-points = Aus Aufträgen, Verbesserungen durch Sponsor 4, dem Laden und Belohnungsplättchen. Mit 18 oder mehr ist die letzte Runde da.
web-name-battery = Batterie
web-tip-battery = Bewegt in Schritt 1 einen Taucher mit dem Propeller; hält in Schritt 3 den aktivierten Taucher auf seinem Feld.
web-name-mechanic = Mechaniker
web-tip-mechanic = Zeigt, wie viele Felder ein Taucher mit dem Propeller höchstens zieht, für 1 Batterie.
web-name-hacker = Hacker
web-tip-hacker = Erreichen die benutzten Zugangsplättchen den Hacker, kehren alle zurück. Je weiter links er steht, desto früher.
web-name-key-x = X-Zugangsplättchen
web-tip-key-x = Wird auf einer beliebigen Ebene gespielt. Vorher rücken die Sponsoren weiter: jeder eine Ebene tiefer, der letzte auf Ebene 1.
web-name-key-neutral = Neutrales X-Zugangsplättchen
web-tip-key-neutral = Wie dein eigenes X, aber nur einmal: Von der Hackerleiste kommt es in den Vorrat.
web-name-store = Laden
web-tip-store = Vier Spalten, von oben gefüllt. Ein Verkauf bringt, was seine Reihe zeigt; ein Kauf kostet, was seine Reihe zeigt. Darunter stehen die Preise deines Händlers.
web-name-pile = Stapel
web-tip-pile = Verdeckte Aufträge. Der Spion und manche Belohnungsplättchen ziehen 4, von denen 1 bleibt.
web-name-bag = Beutel
web-tip-bag = Belohnungsplättchen, die in die Kolonieauslage nachrücken.
web-name-front = Belohnungsplättchen
web-tip-front = Die Vorderseite bringt sofort etwas, die Rückseite einen Bonus für jeden Auftrag auf ihrer Ebene.
web-name-first = Startmarker
web-tip-first = Diese Person beginnt jede Runde.
web-name-hand = Private Aufträge
web-tip-hand = Nur wer sie hat, kennt sie und kann sie erfüllen.
web-name-done = Erfüllte Aufträge
web-tip-done = Ihre Punkte sind gezählt; sie sind aus dem Spiel.

## Das Spiel auf einer Seite

web-outline-goal = Hab die meisten Prestigepunkte, wenn jemand 18 erreicht hat.
web-outline-contracts = Die meisten Punkte bringen Aufträge: Sammle, was sie verlangen.
web-outline-levels = Alle Ressourcen eines Auftrags müssen auf derselben Ebene deines Tableaus liegen.
web-outline-key = Spiele ein Zugangsplättchen, 1 bis 5: Es bestimmt die Ebene. Ein X passt auf jede Ebene und lässt erst die Sponsoren weiterrücken.
web-outline-sponsor = Schritt 1: Du darfst den Sponsor dieser Ebene nutzen und Taucher bewegen, für je 1 Batterie.
web-outline-diver = Schritt 2: Der Taucher dieser Ebene handelt: finden, handeln, spionieren, verbessern, entdecken.
web-outline-surface = Schritt 3: Der Taucher taucht ganz nach oben auf, die über ihm rücken nach unten. 1 Batterie hält ihn unten.
web-outline-hacker = Das Plättchen kommt auf die Hackerleiste. Ist sie voll, kehren alle deine Plättchen zurück.
web-outline-end = Wer 18 Punkte erreicht, macht diese Runde zur letzten; sie wird zu Ende gespielt.
web-outline-winner = Die meisten Punkte gewinnen.
web-outline-tie = Bei Gleichstand liegt vorn, wer mehr Ressourcen auf dem Tableau hat.
web-outline-points-contracts = Aufträge: je 1 bis 5 Punkte, in jedem Moment deines Zuges.
web-outline-points-upgrades = Einen Taucher mit Sponsor 4 verbessern: 1 Punkt.
web-outline-points-store = In eine leere Spalte des Ladens verkaufen: 1 Punkt statt Credits.
web-outline-points-tokens = Belohnungsplättchen: 1 Punkt sofort oder 1 Punkt für jeden Auftrag auf ihrer Ebene.

## Die erste Partie

web-guide-board = Das ist dein Tableau: acht Taucher untereinander, drei über Wasser und fünf auf den Ebenen 1 bis 5. Neben jeder Ebene ist Platz für Ressourcen.
web-guide-contract = Punkte kommen vor allem aus Aufträgen. C01 verlangt 1 Metall und 1 Pflanze auf derselben Ebene. Auf Ebene 4 liegt schon ein Metall, und dein Pflanzenexperte ist auch dort.
web-guide-key = In jedem Zug spielst du ein Zugangsplättchen. Es öffnet dir den Sponsor seiner Ebene und aktiviert den Taucher seiner Ebene. Spiele Zugangsplättchen 4.
web-guide-sponsor = Zuerst der Sponsor auf Ebene 4 der Kolonieauslage: Er bringt 1 Batterie. Batterien bewegen Taucher oder halten sie unten. Nimm sie.
web-guide-go = Jetzt schiebt das Plättchen deinen Pflanzenexperten an und aktiviert ihn. Klicke noch einmal auf das Plättchen.
web-guide-take = Der Experte findet 1 Pflanze für Ebene 4. Nimm sie.
web-guide-complete = Metall und Pflanze liegen beisammen. Einen Auftrag zu erfüllen kostet keine Aktion: Klicke auf C01.
web-guide-hacker = Das benutzte Plättchen liegt nun auf der Hackerleiste. Kommt das sechste dorthin, kehren alle sechs zurück. Ein Ingenieur kann den Hacker näher heranholen.
web-guide-battery = Deine Batterie ist noch da. In Schritt 1 bewegt eine Batterie einen Taucher um so viele Felder, wie dein Mechaniker zeigt. Am Ende des Zuges hält sie den aktivierten Taucher auf seinem Feld.
web-guide-x = Das X-Plättchen passt auf jede Ebene. Zuerst rücken die Sponsoren weiter: jeder eine Ebene nach unten, für alle.
web-guide-store = Der Händler verkauft eine Ressource seiner Ebene an den Laden oder kauft eine. Je weniger von einer Art im Laden liegt, desto besser zahlt er; für eine leere Spalte auch einen Prestigepunkt, wenn du willst.
web-guide-tokens = Der Entdecker nimmt eines der zwei Belohnungsplättchen seiner Ebene: etwas sofort und dann einen Bonus für jeden Auftrag auf dieser Ebene. Der Spion zieht Aufträge nur für dich oder nutzt einen Taucher aus der Nachbarschaft.
web-guide-surface = Am Ende des Zuges taucht der aktivierte Taucher auf, und alle über ihm rücken ein Feld nach unten. So bereitet jeder Zug den nächsten vor. Lass ihn auftauchen.
web-guide-end = Das war ein Zug. Wer 18 Punkte erreicht, macht die laufende Runde zur letzten. Spiele nun weiter: Dies ist eine richtige Partie. Was du nutzen kannst, ist umrahmt, und jedes Teil erklärt sich, wenn du darauf verweilst.
web-wants-key = Die Anleitung möchte Zugangsplättchen 4: Es liegt links auf Ebene 4.
web-wants-sponsor = Die Anleitung möchte den Sponsor auf Ebene 4 der Kolonieauslage: 1 Batterie.
web-wants-go = Die Anleitung möchte noch einmal Zugangsplättchen 4.
web-wants-take = Die Anleitung möchte die Pflanze: Klicke auf deinen Pflanzenexperten oder auf Ebene 4.
web-wants-complete = Die Anleitung möchte Auftrag C01.
web-wants-surface = Die Anleitung möchte, dass der Pflanzenexperte auf Ebene 4 auftaucht: Klicke auf ihn.
