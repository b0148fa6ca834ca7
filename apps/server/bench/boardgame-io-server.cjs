// MiniDom for boardgame.io, with the rules of games/minidom, and its server. Runs where the package was installed.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CARDS = [
  { cost: 0, coin: 1, copies: 46 },
  { cost: 3, coin: 2, copies: 40 },
  { cost: 6, coin: 3, copies: 30 },
  { cost: 2, copies: 8 },
  { cost: 5, copies: 8 },
  { cost: 8, copies: 8 },
  { cost: 3, cards: 1, actions: 2, copies: 10 },
  { cost: 4, cards: 3, copies: 10 },
  { cost: 5, cards: 1, actions: 1, buys: 1, coins: 1, copies: 10 },
  { cost: 5, actions: 2, buys: 1, coins: 2, copies: 10 },
];
const FIRST_ACTION = 6;
const LAST_TREASURE = 2;
const HAND = 5;
const PASS = -1;

function draw(mine, count, random) {
  for (let i = 0; i < count; i++) {
    if (mine.draw.length === 0) {
      mine.draw = random.Shuffle(mine.discard);
      mine.discard = [];
    }
    if (mine.draw.length > 0) mine.hand.push(mine.draw.pop());
  }
}

function begin(G) {
  G.buying = false;
  G.actions = 1;
  G.buys = 1;
  G.coins = 0;
}

function buyPhase(G, mine) {
  G.buying = true;
  const treasures = mine.hand.filter((card) => card <= LAST_TREASURE);
  for (const card of treasures) G.coins += CARDS[card].coin;
  mine.field.push(...treasures);
  mine.hand = mine.hand.filter((card) => card > LAST_TREASURE);
}

function endTurn(mine, random, events) {
  mine.discard.push(...mine.hand, ...mine.field);
  mine.hand = [];
  mine.field = [];
  draw(mine, HAND, random);
  events.endTurn();
}

// Who has nothing to play is not asked, as with us.
function skipEmptyPhase(G, mine) {
  if (G.actions === 0 || !mine.hand.some((held) => held >= FIRST_ACTION)) buyPhase(G, mine);
}

function answer({ G, ctx, random, events }, card) {
  const mine = G.players[ctx.currentPlayer];
  if (!G.buying) {
    if (card !== PASS) {
      const at = mine.hand.indexOf(card);
      if (card < FIRST_ACTION || at < 0) return INVALID_MOVE;
      mine.field.push(...mine.hand.splice(at, 1));
      const { actions = 0, buys = 0, coins = 0, cards = 0 } = CARDS[card];
      G.actions += actions - 1;
      G.buys += buys;
      G.coins += coins;
      draw(mine, cards, random);
    }
    if (card === PASS) buyPhase(G, mine);
    else skipEmptyPhase(G, mine);
    return undefined;
  }
  if (card !== PASS) {
    if (!(G.supply[card] > 0) || CARDS[card].cost > G.coins) return INVALID_MOVE;
    G.supply[card]--;
    G.coins -= CARDS[card].cost;
    G.buys--;
    mine.discard.push(card);
  }
  if (card === PASS || G.buys === 0) endTurn(mine, random, events);
  return undefined;
}

const minidom = {
  name: 'minidom',
  setup: ({ ctx, random }) => {
    const players = {};
    for (let i = 0; i < ctx.numPlayers; i++) {
      const mine = { draw: random.Shuffle([0, 0, 0, 0, 0, 0, 0, 3, 3, 3]), hand: [], discard: [], field: [] };
      draw(mine, HAND, random);
      players[i] = mine;
    }
    const G = { supply: CARDS.map((card) => card.copies), players };
    begin(G);
    return G;
  },
  moves: { answer },
  turn: {
    onBegin: ({ G, ctx }) => {
      begin(G);
      skipEmptyPhase(G, G.players[ctx.currentPlayer]);
    },
  },
  playerView: ({ G, playerID }) => {
    const players = {};
    for (const [id, mine] of Object.entries(G.players)) {
      const hidden = { ...mine, draw: mine.draw.length };
      players[id] = id === playerID ? hidden : { ...hidden, hand: mine.hand.length };
    }
    return { ...G, players };
  },
};

const server = Server({ games: [minidom], origins: [Origins.LOCALHOST] });
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => {
  process.send({ listening: `http://127.0.0.1:${appServer.address().port}` });
});
