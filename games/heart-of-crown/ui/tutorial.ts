import type { Tutorial } from '@crownleaf/ui';

/** Answers in the order they are given, by whoever is asked. */
function answers(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** One game for two, from the first card to the declaration; the turns between the lessons go by by themselves. */
export const tutorial: Tutorial = {
  seats: 2,
  seed: 'lesson-173',
  steps: [
    {
      title: 'Your court',
      text: 'You and a rival each back a princess and want to see yours crowned. Below is your hand, above it what you play, in the middle the Market and the six princesses. Every turn has two parts: play cards, then buy.',
      places: ['hand.0', 'field', 'market'],
    },
    {
      title: 'Play a card',
      text: 'Farming Villages glow: they can be played. The number at the upper left is what a card costs, the coin what it brings. Click a Farming Village, or drag it to the field.',
      places: ['hand.0'],
      wants: ['play:farming-village'],
    },
    {
      title: 'Follow the link',
      text: 'You may play one card, and one more for each link arrow. The village has one arrow, so the chain stays open: see the empty socket behind it. Play the next one.',
      places: ['field', 'hand.0'],
      wants: ['play:farming-village'],
    },
    {
      title: 'Buy',
      text: 'All four villages are played: 4 coins. The Main Phase is over, for nothing is left to play. What glows in the Market can be paid. Buy a City: it brings 2 coins whenever you draw it. It goes to your discard pile, which becomes your next draw pile.',
      before: answers('play:farming-village play:farming-village'),
      places: ['market:city', 'coins'],
      wants: ['buy:city'],
    },
    {
      title: 'End your turn',
      text: 'With 1 coin left there is nothing more to buy. Still your turn goes on until you end it, so that you can take back what you did. Then all your cards are discarded and you draw five new ones. End your turn.',
      wants: ['pass'],
    },
    {
      title: 'An Action with two links',
      text: 'Some turns later. The Supply Unit draws a card and has two arrows: behind it two more cards may be played. Cards without an arrow end the chain, so play them last. Play the Supply Unit.',
      before: answers(`
        play:farming-village play:farming-village play:farming-village play:farming-village buy:city-development pass
        play:farming-village play:farming-village play:farming-village buy:city pass play:farming-village
        play:farming-village play:farming-village buy:city pass play:farming-village play:city play:farming-village
        play:farming-village buy:supply-unit pass play:farming-village play:city-development develop:farming-village
        play:farming-village play:farming-village play:city buy:city-development pass play:farming-village
        play:farming-village play:farming-village buy:city pass play:farming-village play:city play:city buy:alchemist
        pass`),
      places: ['hand.0:supply-unit', 'field'],
      wants: ['play:supply-unit'],
    },
    {
      title: 'Back a princess',
      text: 'You have 6 coins: enough to back a princess instead of buying. The three dearest Territories you played move into her Domain with her; here three Cities. Lulunasaika is worth 6 succession points. Back her.',
      before: answers(`
        play:farming-village play:city play:farming-village play:farming-village buy:city-development pass
        play:farming-village play:city-development develop:farming-village play:farming-village play:farming-village
        play:city buy:city pass play:supply-unit play:farming-village play:city-development develop:farming-village
        play:farming-village play:city play:city buy:city buy:post-horse pass return:city-development
        play:farming-village play:city-development develop:farming-village play:city play:city buy:city pass
        play:farming-village play:city-development develop:farming-village play:city play:city play:city`),
      places: ['princess:lulunasaika'],
      wants: ['back:lulunasaika'],
    },
    {
      title: 'Keep a card',
      text: 'In your Domain every City or larger Territory can hold one Action card that costs no more than it, for a better turn. Keep the Post Horse: click it, or drag it to your Domain. In a game of your own a click plays it and a small button keeps it.',
      before: answers(`
        pass play:alchemist play:farming-village play:city-development develop:farming-village play:city play:city
        play:city back:flammaria acquire:senator acquire:senator pass play:farming-village play:farming-village
        buy:scout pass play:farming-village play:city play:city buy:alchemist pass play:supply-unit
        play:farming-village play:city-development develop:farming-village play:city play:city play:city
        buy:large-city pass return:city-development play:city play:city-development develop:city play:large-city
        set:senator pass`),
      places: ['hand.0:post-horse', 'domain.0'],
      wants: ['keep:post-horse'],
    },
    {
      title: 'Recall it',
      text: 'Once another card has been played, a kept card can come back to the hand at any time of your Main Phase, without using a link. Click it in your Domain.',
      before: answers('play:farming-village'),
      places: ['domain.0'],
      wants: ['recall:post-horse'],
    },
    {
      title: 'Set a Succession card',
      text: 'Dukes, Senators and Royal Maids do nothing in the hand. In the Second Phase you may set them in your Domain instead of buying: there they count, and they leave your deck for good. Set the Duke: 6 points.',
      before: answers(`
        play:post-horse play:city-development play:city play:city play:large-city buy:duke pass play:alchemist
        play:farming-village play:city-development develop:farming-village play:city play:city play:city
        buy:large-city pass play:farming-village play:farming-village play:city play:city buy:senator pass
        play:farming-village play:city-development pass play:supply-unit play:post-horse play:scout leave:city,0
        discard:city,1 play:farming-village play:city-development pass return:city-development play:alchemist
        play:farming-village play:city-development play:city play:large-city play:large-city buy:duke pass
        play:farming-village play:city-development play:city play:city`),
      places: ['hand.0:duke', 'domain.0'],
      wants: ['set:duke'],
    },
    {
      title: 'Declare',
      text: 'With 20 succession points you may declare your coronation. Unless your rival declares as well before your next turn, or brings you below 20, the crown is yours. Declare it.',
      before: answers(`
        pass play:farming-village play:city-development pass play:farming-village play:city play:city play:large-city
        buy:duke pass play:alchemist play:farming-village play:city play:city play:city play:farming-village
        play:large-city buy:duke buy:city pass play:post-horse play:farming-village play:city set:senator pass
        play:alchemist play:large-city set:duke set:senator pass play:scout leave:supply-unit,0 discard:city,1
        play:farming-village play:city play:city play:farming-village buy:large-city pass play:farming-village
        play:city-development play:city-development play:city set:duke pass play:supply-unit play:farming-village
        play:city-development play:city play:large-city set:duke pass`),
      places: ['domain.0'],
      wants: ['declare'],
    },
  ],
};
