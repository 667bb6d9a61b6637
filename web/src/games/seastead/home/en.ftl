home-feel-seastead = A close duel of give and take: every dive feeds both of you, every building shifts the balance on the sea you share.
