"""Lords: whose power works, what powers do always, on arrival and once in each turn, and those that ask for choices."""
