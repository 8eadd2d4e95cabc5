### The board on the page; every key begins with board-.

board-title = The fjord
board-round = Round { $n } of 10
board-ship = { $name }: ship on square { $square }
board-anchor = { $name }: anchor on square { $square }
