### Plansza na stronie; każdy klucz zaczyna się od board-.

board-title = Fiord
board-round = Runda { $n } z 10
board-ship = { $name }: łódź na polu { $square }
board-anchor = { $name }: kotwica na polu { $square }
