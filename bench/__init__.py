"""What the table server promises, measured on a real one: under load, when it is killed, when its database is gone."""
