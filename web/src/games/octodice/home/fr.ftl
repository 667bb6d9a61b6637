home-feel-octodice = Vif et joyeux : on lance, on garde, on relance. Et les dés des autres vous servent aussi.
