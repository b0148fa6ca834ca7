import type { Tutorial } from '@crownleaf/ui';

/** The first round of a real game: the answers between the steps are those that the engine was asked for. */
export const tutorial: Tutorial = {
  seats: 2,
  seed: 'emara-25',
  options: { start: 'first-game' },
  steps: [
    {
      title: 'Two scores, and only the lower one counts',
      text: 'You care for citizens (the person) and for buildings (the house). Each has its marker on your lane. After six rounds your score is the lower of the two, the one in the filled shield: now your citizens, at 0.',
      places: ['points.0'],
    },
    {
      title: 'A card and a slot',
      text: 'A turn begins with one of your three cards on one of your three slots. The card is an action: this one takes 1 stone. The slot says how many steps a councilor will walk. Choose Stone, then slot 2; the board shows where your councilors would come to.',
      places: ['hand.0', 'own-slot:2'],
      wants: ['play:stone,2'],
    },
    {
      title: 'Craftsmen',
      text: 'Once in a turn you may hire a craftsman where one of your councilors stands. You have 2 stone: just the price of the first hut of the Quarry. He brings a citizen at once, and whenever you visit the Quarry from now on he takes one stone more, or bakes bread.',
      places: ['hut:quarry.1'],
      wants: ['hire:quarry.1'],
    },
    {
      title: 'Two steps, clockwise',
      text: 'Now the movement: one of your two councilors, exactly as many steps as the slot says, always clockwise and always in his own ring. Walk to the Weaving Mill and take the cloth that it yields.',
      places: ['petal:weaving-mill'],
      wants: ['move:weaving-mill'],
    },
    {
      title: 'You end your turn',
      text: 'Your card and your movement are done, and there is nothing else that you can pay for. Still your turn goes on until you end it: the game never passes on before you say so. End your turn.',
      wants: ['end-turn'],
    },
    {
      title: 'In the town',
      text: 'Ottilie has had her turn, and you have played Grain on slot 1. In the countryside one gathers; in the town goods become more than goods. The Cathedral is one step away for your other councilor.',
      before: ['play:town,1', 'move:weaving-mill', 'hire:weaving-mill.2', 'end-turn', 'play:grain,1'],
      places: ['petal:cathedral'],
      wants: ['move:cathedral'],
    },
    {
      title: 'Markers that turn',
      text: 'A donation costs as much of one resource as its marker shows. After it the marker turns, and the next one will pay what the small number says. Donate the cloth while it is cheap: you get a book and a favor token. A coin could stand in for any resource.',
      places: ['marker:donation-cloth'],
      wants: ['donate:cloth'],
    },
    {
      title: 'Favor tokens',
      text: 'Of three tokens you keep one. It works on a visit to its place, for nothing. You will soon be at the Market, and buildings are worth having: keep the one with 5 building points.',
      wants: ['keep:market.buildings'],
    },
    {
      title: 'Ranks',
      text: 'Your last card, the signet ring, went to your last slot by itself. With a ring you may become Baron. The top card of each stack brings the most citizens, so it pays to be early. This is a bonus action too: once in a turn, before or after anything else.',
      before: ['end-turn', 'play:trade,2', 'move:quarry', 'end-turn'],
      places: ['rank:baron'],
      wants: ['rank:baron'],
    },
    {
      title: 'Three steps to the Market',
      text: 'Slot 3 is left: three steps. You have a book and a token for the Market. There books bring citizens, the more at once the better.',
      places: ['petal:market'],
      wants: ['move:market'],
    },
    {
      title: 'That was a round',
      text: 'Your token brought 5 building points, your book 3 citizens. Six such rounds, each with an event of its own. After round 3 all cards come back. What you have left at the end still counts a little and goes to your lower score first. Keep both scores close, and use what glows: everything else tells you why not when you click it.',
      before: ['token:market.buildings', 'books:1'],
      places: ['points.0'],
    },
  ],
};
