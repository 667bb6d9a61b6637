home-feel-octodice = Flott und heiter: würfeln, behalten, noch einmal würfeln. Auch was die anderen würfeln, nützt dir.
