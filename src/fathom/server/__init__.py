"""The table server: people and bots play any registered game over the network.

It knows the core and the bots, never a game by name. `app` puts the parts together; `tables` holds the tables; `store`
keeps them. The API is described in docs/server.md, the threats in docs/security.md.
"""
