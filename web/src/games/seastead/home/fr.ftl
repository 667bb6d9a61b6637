home-feel-seastead = Un duel serré, entre donner et prendre : chaque plongée profite aux deux, chaque bâtiment déplace l’équilibre sur la mer que vous partagez.
