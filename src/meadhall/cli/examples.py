"""Examples for the help of every command and for the manual page."""

EXAMPLES: dict[str, dict[str, str]] = {
    "meadhall games": {
        "meadhall games": "what can be played, and with which options",
        "meadhall games --json": "the same for other programs",
    },
    "meadhall play": {
        "meadhall play champions --seat human": "against two bots",
        "meadhall play northgard --seat human --seat human --lang pl": "two people, in Polish",
        "meadhall play last_aurora --players 1": "alone against the Automa",
    },
    "meadhall simulate": {
        "meadhall simulate champions --games 1000 --players 4 --bots greedy,random,random,random "
        "--out run.csv": "a thousand games, one row each in a file",
    },
    "meadhall arena": {
        "meadhall arena champions --bots greedy,karl,jarl --games 100 --out ladder.jsonl": (
            "rate three bots, and go on with the file later"
        ),
    },
    "meadhall report": {
        "meadhall report run.csv": "one page with plots",
        "meadhall report before.csv after.csv --out change.html": "compare two runs",
    },
    "meadhall replay": {
        "meadhall replay my.saga.json": "watch a saved game",
        "meadhall replay my.saga.json --check": "prove that nobody changed it",
    },
    "meadhall rules": {
        "meadhall rules champions CHM-COMBAT-07": "one rule, and the tests that check it",
        "meadhall rules northgard": "all rules of a game",
    },
    "meadhall train": {
        "meadhall train champions --games 2000 --out weights.json": "into a file of their own",
    },
    "meadhall selfplay": {
        "meadhall selfplay champions --out games --games 20000": "quick games; again to go on",
        "meadhall selfplay champions --out searched --bot learned:100 --players 2 --games 400": (
            "with what a search says about moves"
        ),
    },
    "meadhall learn": {
        "meadhall learn champions --from games --from searched --out network.json": (
            "from both, into a file of its own"
        ),
    },
    "meadhall calibrate": {
        "meadhall calibrate champions --check --bot jarl --games 20": "measure, change nothing",
    },
    "meadhall puzzles": {
        "meadhall puzzles mine northgard": "go on with the puzzles that the game has",
        "meadhall puzzles check northgard": "search all of them again",
    },
    "meadhall puzzles mine": {
        "meadhall puzzles mine northgard --count 60 --seed 7 --out more.json": (
            "into a file of their own; the same again goes on with it"
        ),
    },
    "meadhall puzzles check": {
        "meadhall puzzles check champions --sample 20": "search the first twenty again",
    },
    "meadhall new-game": {
        "meadhall new-game saga_dice": "into the folder saga_dice",
        "meadhall new-game saga_dice --out ~/games/dice": "into another folder",
    },
    "meadhall dev": {
        "meadhall dev saga_dice --open": "play in the browser what you are writing",
        "meadhall dev . --port 0 --data ~/.saga_dice": "at any free port, with tables that stay",
    },
    "meadhall conform": {
        "meadhall conform champions --games 20": "in all its configurations",
    },
    "meadhall bench": {
        "meadhall bench champions": "how fast one game is here",
        "meadhall bench --compare before.json": "has anything changed since `bench --json`?",
    },
    "meadhall serve": {
        "meadhall serve --open": "play in the browser of this machine",
        "meadhall serve --host 0.0.0.0 --public-url http://192.168.1.20:8000": (
            "for everyone on the same network"
        ),
        "meadhall serve --public-url https://hall.example --behind-proxy": "behind a proxy",
    },
    "meadhall host": {
        "meadhall host tables --status playing": "the games that are being played",
        "meadhall host backup copy.db": "copy the database while it is in use",
    },
    "meadhall host tables": {
        "meadhall host tables --status open --json": "open tables, for other programs",
    },
    "meadhall host users": {"meadhall host users": "everybody who has entered"},
    "meadhall host end-table": {"meadhall host end-table 7Jk2": "close the table with this id"},
    "meadhall host remove-user": {"meadhall host remove-user Anna": "ask, then remove Anna"},
    "meadhall host reset-password": {"meadhall host reset-password Anna": "ask for the new one"},
    "meadhall host backup": {
        "meadhall host backup /backup/monday.db": "into a file that does not exist yet",
    },
    "meadhall verify": {
        "meadhall verify --data /var/lib/meadhall": "check every game of a server",
    },
    "meadhall completion": {
        "meadhall completion bash > ~/.local/share/bash-completion/completions/meadhall": "bash",
        "meadhall completion zsh > ~/.zfunc/_meadhall": "zsh, with ~/.zfunc in $fpath",
        "meadhall completion fish > ~/.config/fish/completions/meadhall.fish": "fish",
    },
    "meadhall man": {"meadhall man | man --local-file -": "read the manual"},
}
"""By the name of the command: what to type, and what that does."""
