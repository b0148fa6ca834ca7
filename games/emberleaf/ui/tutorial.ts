import type { Tutorial } from '@crownleaf/ui';

/** Two turns and a slide on a real table: the learner leads the Oakhand Builders, a lesson plays the other seat. */
export const tutorial: Tutorial = {
  seats: 2,
  seed: 'lantern-1',
  steps: [
    {
      title: 'A home for everyone',
      text: 'Six clearings wait in the wood. You will build in them and home villagers; leaves are points. First choose a fellowship: take the Oakhand Builders, whose six cards become your hand.',
      wants: ['deck:a'],
    },
    {
      title: 'Place a card',
      text: 'In each turn you either place one card or slide all of them. The green sign shows what a card does when it is placed. Tansy Otterbrook gathers 2 wood: place her.',
      before: ['deck:b'],
      places: ['hand.0:tansy-otterbrook'],
      wants: ['place:tansy-otterbrook'],
    },
    {
      title: 'Choose her space',
      text: 'Cards slide to the left, column by column, and drop off at the end. On space 5 she will slide twice, with a wood each time, before she comes back. Instead of her own skill you could use the one of the space.',
      places: ['board.0.5'],
      wants: ['space:5'],
    },
    {
      title: 'Walk',
      text: 'Ottilie has played, and you have placed Milo, who walks 2. A pathway costs one move and one more for each danger on it. Rest on a campfire to see the way; then go to Fernhollow.',
      before: [
        'resolve:hero',
        'place:rusk',
        'space:5',
        'resolve:hero',
        'walk:hawkers',
        'place:milo',
        'space:6',
        'resolve:hero',
      ],
      places: ['camp:fernhollow'],
      wants: ['walk:fernhollow'],
    },
    {
      title: 'Promise a favour',
      text: 'Your hero stands by one of your five favour discs. Before or after placing you may trade it for a favour on offer: leaves at the end, if you keep the promise. The strip below each shows how far you would be. Take one.',
      places: ['row'],
      wants: ['promise:'],
    },
    {
      title: 'Build',
      text: 'Amara is placed and lets you build where your hero stands; for a beehive she takes 2 off the cost. With your 2 wood you can afford a house.',
      before: ['place:mab-molehill', 'space:6', 'resolve:hero', 'place:amara', 'space:3'],
      places: ['plan:house'],
      wants: ['build:house'],
    },
    {
      title: 'Where to?',
      text: 'Each free space shows the leaves that a villager there would bring: one for each building type of its neighbourhood. A space with a resource gives it to whoever builds there. Take the one with the wood.',
      places: ['space:fernhollow-1'],
      wants: ['site:fernhollow-1'],
    },
    {
      title: 'Home a villager',
      text: 'The leftmost villager of one of your four tracks may move in. The sign under it says what that brings: the first of each kind brings a hero. Later ones bring more; the last of a track the most.',
      places: ['track.0'],
      wants: ['home:'],
    },
    {
      title: 'A hero joins you',
      text: 'Choose one of the five heroes on offer for your hand. Stats on the tabs count for all your cards in play: “attack 1 per attack stat” grows with every such tab.',
      places: ['row'],
      wants: ['hero:'],
    },
    {
      title: 'Charging',
      text: 'Amara has a charge: spend the wood you just found to walk 2. Charges and promises are free extras, as many as you can pay. Keep your wood this time, and end the turn.',
      places: ['board.0.3'],
      wants: ['end-turn'],
    },
    {
      title: 'Slide',
      text: 'Instead of placing, slide. Rest on the button: numbers show the order, and a slip says what each card will do. Orange signs work whenever a card moves, red ones when it drops off. Slide.',
      before: ['place:orlo-barkskin', 'space:3'],
      places: ['board.0'],
      wants: ['slide'],
    },
    {
      title: 'How it ends',
      text: 'Milo may walk once more, and so it goes on. Whoever fills a clearing, or clears the danger that brings the banner track to its end, takes a trophy. With the sixth trophy the last round is on; then favours count, and the most leaves win.',
      before: ['walk:fernhollow'],
      places: ['trophy:t6'],
    },
  ],
};
