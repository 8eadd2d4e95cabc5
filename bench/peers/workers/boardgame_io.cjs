// boardgame.io has no game of middling size among its examples, so this one was written for the
// purpose: four players, twelve spaces in a ring, dice and a deck. On your turn you roll, then walk
// as far as the die allows, draw a card, play one or rest. Eight points or the hundredth turn end
// the game.
//
// The program answers questions line by line; `answering.py` lists them.

const readline = require("node:readline");
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 4;
const SPACES = 12;
const POINTS_TO_WIN = 8;
const TURNS = 100;
const MOST_CARDS = 5;
const GAMES_TO_WARM_UP = 30;
const CARDS = ["harvest", "trade", "raid", "feast"];
const COPIES_OF_CARD = 10;

const stock = () => CARDS.flatMap((card) => Array(COPIES_OF_CARD).fill(card));

const game = {
  name: "ring",
  disableUndo: true,
  setup: ({ random }) => ({
    deck: random.Shuffle(stock()),
    discard: [],
    rolled: 0,
    spaces: Array.from({ length: SPACES }, (_, space) => ({ yield: 1 + (space % 3), owner: null })),
    players: Array.from({ length: PLAYERS }, (_, seat) => ({
      at: seat * 3,
      coins: 2,
      points: 0,
      hand: [],
    })),
  }),
  turn: {
    onBegin: ({ G }) => {
      G.rolled = 0;
    },
  },
  moves: {
    roll: ({ G, random }) => {
      if (G.rolled) return INVALID_MOVE;
      G.rolled = random.D6();
    },
    walk: ({ G, playerID, events }, steps) => {
      if (!G.rolled || steps > G.rolled) return INVALID_MOVE;
      const player = G.players[playerID];
      player.at = (player.at + steps) % SPACES;
      const space = G.spaces[player.at];
      if (space.owner === null && player.coins >= 2) {
        player.coins -= 2;
        space.owner = playerID;
        player.points += 1;
      } else if (space.owner !== null && space.owner !== playerID) {
        const paid = Math.min(player.coins, space.yield);
        player.coins -= paid;
        G.players[space.owner].coins += paid;
      } else {
        player.coins += space.yield;
      }
      events.endTurn();
    },
    draw: ({ G, playerID, random, events }) => {
      const player = G.players[playerID];
      if (!G.rolled || player.hand.length >= MOST_CARDS) return INVALID_MOVE;
      if (!G.deck.length) {
        G.deck = random.Shuffle(G.discard);
        G.discard = [];
      }
      if (G.deck.length) player.hand.push(G.deck.pop());
      events.endTurn();
    },
    play: ({ G, playerID, events }, index) => {
      const player = G.players[playerID];
      if (!G.rolled || index >= player.hand.length) return INVALID_MOVE;
      const [card] = player.hand.splice(index, 1);
      G.discard.push(card);
      if (card === "harvest") {
        for (const space of G.spaces) if (space.owner === playerID) player.coins += space.yield;
      } else if (card === "trade") {
        player.points += Math.floor(player.coins / 2);
        player.coins %= 2;
      } else if (card === "raid") {
        for (const other of G.players) {
          if (other !== player && other.coins) {
            other.coins -= 1;
            player.coins += 1;
          }
        }
      } else {
        player.points += 2;
      }
      events.endTurn();
    },
    rest: ({ G, playerID, events }) => {
      if (!G.rolled) return INVALID_MOVE;
      G.players[playerID].coins += 1;
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }) => {
    if (ctx.turn > TURNS || G.players.some((player) => player.points >= POINTS_TO_WIN)) {
      return { points: G.players.map((player) => player.points) };
    }
  },
};

function legalMoves({ G, ctx }) {
  if (!G.rolled) return [["roll"]];
  const hand = G.players[ctx.currentPlayer].hand;
  const moves = [["rest"]];
  for (let steps = 1; steps <= G.rolled; steps++) moves.push(["walk", steps]);
  for (let index = 0; index < hand.length; index++) moves.push(["play", index]);
  if (hand.length < MOST_CARDS) moves.push(["draw"]);
  return moves;
}

const client = Client({ game, numPlayers: PLAYERS, debug: false });
client.start();

// One whole game; `watch` is told of every list of moves. Returns the number of decisions.
function playGame(watch) {
  client.reset();
  let decisions = 0;
  for (;;) {
    const state = client.getState();
    if (state.ctx.gameover) return decisions;
    const moves = legalMoves(state);
    if (watch) watch(moves);
    const [name, ...rest] = moves[Math.floor(Math.random() * moves.length)];
    client.moves[name](...rest);
    decisions += 1;
  }
}

// Node compiles what it has seen often; that is over before anything is measured.
let isWarm = false;

function measure(seconds) {
  for (let games = 0; games < GAMES_TO_WARM_UP && !isWarm; games++) playGame();
  isWarm = true;
  const began = process.cpuUsage();
  for (let units = 0; ; ) {
    units += playGame();
    const { user, system } = process.cpuUsage(began);
    const spent = (user + system) / 1e6;
    if (spent >= seconds) return { units, seconds: spent };
  }
}

function watch(games) {
  const seen = [];
  for (let number = 0; number < games; number++) playGame((moves) => seen.push(moves.length));
  const sum = seen.reduce((total, choices) => total + choices, 0);
  return {
    decisions: seen.length / games,
    choices: sum / seen.length,
    forced: seen.filter((choices) => choices === 1).length / seen.length,
  };
}

function answer(question) {
  const [verb, task, amount] = question.trim().split(" ");
  if (verb === "versions") {
    const { version } = require("boardgame.io/package.json");
    return { "boardgame.io": version, node: process.versions.node };
  }
  if (task !== "play.ring") return { error: `there is no task ${task}` };
  if (verb === "measure") return measure(Number(amount));
  if (verb === "watch") return watch(Number(amount));
  return { error: `${verb} is no question for boardgame.io` };
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  console.log(JSON.stringify(answer(line)));
});
