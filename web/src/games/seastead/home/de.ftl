home-feel-seastead = Ein enges Duell im Geben und Nehmen: Jeder Tauchgang bringt beiden etwas, jedes Gebäude verschiebt das Gleichgewicht auf dem Meer, das ihr euch teilt.
