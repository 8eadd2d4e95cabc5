"""How people are notified that it is their turn: by web push, by mail, or by a webhook.

``channels`` checks what a person has set up and delivers a ``Message`` there. Whatever leaves the
server for an address that a player chose goes through ``transport``.
"""
