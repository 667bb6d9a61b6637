home-feel-octodice = Brisk and cheerful: roll, keep, roll again. What your neighbours roll is of use to you, too.
