home-feel-abyss = Lauter Versuchungen: Wie weit erforschst du, wen ziehst du auf deine Seite, und was verlangt der Kraken am Ende dafür?
