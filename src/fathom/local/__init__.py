"""Tables on one device, without a server: the same functions as there (`fathom.server`), over a keeper that stores and
a thinker for bots and teachers. In a browser both are behind JavaScript; docs/browser.md shows the whole."""
