"""Tables over the network: HTTP for commands, one WebSocket per open table for what happens."""
