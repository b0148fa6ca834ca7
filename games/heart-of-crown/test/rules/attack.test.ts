import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

/** Four cards without a Territory, so that a fifth is what an Infantry Battalion would hit. */
const FOUR = ['duke', 'duke', 'senator', 'royal-maid'] as const;
const DOMAIN = { princess: 'lulunasaika', domain: ['city', 'large-city'] } as const;

test('[HOC-10.1] a Defence card is used when an opponent plays an Attack card, before the attack is carried out', () => {
  const game = at({
    hand: ['city', 'infantry-battalion'],
    others: [{ hand: ['rampart', 'city', 'city', 'duke', 'duke'] }],
  });
  game.play('play:city');
  expect(game.asked).toBe(0);
  game.play('play:infantry-battalion');
  expect([game.asked, game.kind, game.options]).toEqual([1, 'defend', ['defend:rampart', 'pass']]);
  expect(game.state.seats[1]).toMatchObject({ discard: [] });
  game.play('pass');
  expect(names(game.state.seats[1]!.discard)).toEqual(['city']);
});

test('[HOC-10.2] after the last opponent nothing of the attack stays at the table', () => {
  const game = at({ hand: ['royal-guard', 'duke'], coins: 3, others: [{ draw: ['city', 'duke', 'senator'] }] });
  game.play('play:royal-guard');
  expect(game.state.table).toMatchObject({ reach: 3, rampartCounts: 1 });
  game.play('leave:city,1');
  expect(game.state.table).toMatchObject({ reach: 0, rampartCounts: 0 });
});

test('[HOC-10.2] each opponent has a window of his own, after the shares before his are finished', () => {
  const full = { hand: ['rampart', 'city', 'farming-village', 'duke', 'duke'] } as const;
  const game = at({ hand: ['infantry-battalion'], coins: 3, others: [full, full] });
  game.play('play:infantry-battalion');
  expect([game.asked, game.kind]).toEqual([1, 'defend']);
  game.play('pass');
  expect([game.asked, game.kind]).toEqual([1, 'discard']);
  game.play('discard:city');
  expect([game.asked, game.kind]).toEqual([2, 'defend']);
  expect(game.state.seats.map((me) => me.discard.length)).toEqual([0, 1, 0]);
  game.play('defend:rampart');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
  expect(game.state.seats.map((me) => me.discard.length)).toEqual([0, 1, 0]);
});

test('[HOC-10.3] a card that stops before its attack opens no window', () => {
  const others = [{ hand: ['magic-talisman', 'refuge', 'rampart', 'duke', 'city'] }] as const;
  const witch = at({ hand: ['curse-witch', 'farming-village'], coins: 3, others }).play('play:curse-witch');
  expect([witch.asked, witch.kind]).toEqual([0, 'second']);
  const declined = at({ hand: ['curse-witch', 'city'], coins: 3, others }).play('play:curse-witch', 'pass');
  expect([declined.asked, declined.kind]).toEqual([0, 'second']);
  const monster = at({ hand: ['evicted-monster'], coins: 3, others }).play('play:evicted-monster');
  expect([monster.asked, monster.kind]).toEqual([0, 'second']);
});

test('[HOC-10.3] FAQ Curse Witch: the opponents learn whether it misfires before they would defend', () => {
  const game = at({
    hand: ['curse-witch', 'city'],
    others: [{ hand: ['magic-talisman'], draw: ['city'] }],
  });
  game.play('play:curse-witch');
  expect([game.asked, game.options]).toEqual([0, ['banish:city', 'pass']]);
  game.play('banish:city');
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman', 'pass']]);
});

test('[HOC-10.4] an opponent whom the attack cannot hurt has a window too', () => {
  const small = at({ hand: ['infantry-battalion'], coins: 3, others: [{ hand: ['refuge', 'city'] }] });
  expect(small.play('play:infantry-battalion').options).toEqual(['defend:refuge', 'pass']);
  const noCurses = at({ hand: ['curse-witch', 'city'], curses: 0, others: [{ hand: ['refuge', 'city'] }] });
  expect(noCurses.play('play:curse-witch', 'banish:city').options).toEqual(['defend:refuge', 'pass']);
  const protectedAlready = at({
    hand: ['curse-witch', 'city'],
    others: [{ hand: ['refuge', 'city'], draw: ['city', 'up:curse'] }],
  });
  expect(protectedAlready.play('play:curse-witch', 'banish:city').options).toEqual(['defend:refuge', 'pass']);
});

test('[HOC-10.5] Defence cards defend from the hand and from where they are kept, and from nowhere else', () => {
  const attacker = { hand: ['infantry-battalion'], coins: 3 } as const;
  const kept = at({ ...attacker, others: [{ ...DOMAIN, kept: ['rampart'], hand: ['city', ...FOUR] }] });
  kept.play('play:infantry-battalion');
  expect(kept.options).toEqual(['defend:rampart', 'pass']);
  kept.play('defend:rampart');
  expect(names(kept.state.seats[1]!.hand)).toContain('city');
  const elsewhere = at({
    ...attacker,
    others: [{ hand: ['city', ...FOUR], draw: ['up:rampart'], discard: ['rampart'], field: ['rampart'] }],
  });
  elsewhere.play('play:infantry-battalion');
  expect([elsewhere.asked, names(elsewhere.state.seats[1]!.hand)]).toEqual([0, [...FOUR].sort()]);
});

test('[HOC-10.6] any number of Defence cards is used in one window', () => {
  const game = at({
    hand: ['royal-guard'],
    coins: 3,
    others: [
      {
        ...DOMAIN,
        hand: ['rampart', 'magic-talisman', 'refuge', 'duke'],
        kept: ['rampart'],
        draw: ['city', 'city', 'city'],
      },
    ],
  });
  game.play('play:royal-guard', 'defend:rampart', 'defend:rampart', 'defend:refuge', 'put-back:duke', 'pass');
  expect(game.options).toEqual(['defend:magic-talisman', 'pass']);
  game.play('defend:magic-talisman');
  expect(game.events('defended').map((e) => (e.pub as { card: string }).card)).toEqual([
    'rampart',
    'rampart',
    'refuge',
    'magic-talisman',
  ]);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'up:duke', 'city', 'city', 'city']);
});

test('[HOC-10.7] one card is used once for each attack, and again for the next attack', () => {
  const game = at({
    hand: ['post-horse', 'royal-guard', 'royal-guard'],
    draw: ['duke', 'duke'],
    others: [{ hand: ['rampart'], draw: ['city', 'large-city', 'duke', 'senator', 'scout'] }],
  });
  game.play('play:post-horse', 'play:royal-guard', 'defend:rampart');
  expect([game.asked, game.options]).toEqual([0, ['leave:large-city,1', 'leave:city,1']]);
  game.play('leave:city,1', 'play:royal-guard');
  expect([game.asked, game.options]).toEqual([1, ['defend:rampart', 'pass']]);
  game.play('defend:rampart');
  expect([game.asked, game.options]).toEqual([0, ['leave:duke,1', 'leave:city,1']]);
});

test('[HOC-10.8] the defender carries out one defence before he decides about the next, in the order he likes', () => {
  const game = at({
    hand: ['royal-guard'],
    coins: 3,
    others: [{ hand: ['refuge', 'rampart', 'magic-talisman', 'duke'], draw: ['city', 'senator', 'scout'] }],
  });
  game.play('play:royal-guard');
  expect(game.options).toEqual(['defend:rampart', 'defend:refuge', 'defend:magic-talisman', 'pass']);
  game.play('defend:refuge');
  expect([game.kind, game.asked]).toEqual(['put-back', 1]);
  game.play('put-back:duke', 'pass');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke', 'city', 'senator', 'scout']);
  expect([game.asked, game.options]).toEqual([1, ['defend:rampart', 'defend:magic-talisman', 'pass']]);
  game.play('defend:rampart');
  expect(game.events('revealed')).toEqual([]);
  game.play('pass');
  expect(game.events('revealed').map((e) => (e.pub as { card: string }).card)).toEqual(['duke', 'city']);
});

test('[HOC-10.9] defending carries out the defence effect alone, playing the other effect alone', () => {
  const game = at({
    hand: ['infantry-battalion'],
    others: [{ hand: ['rampart', 'refuge', ...FOUR.slice(1)], draw: ['up:city', 'scout'] }],
  });
  game.play('play:infantry-battalion', 'defend:rampart', 'defend:refuge', 'put-back:duke', 'pass');
  expect(game.state.table.coins).toBe(2);
  expect(game.events('coins')).toMatchObject([{ pub: { seat: 0, gained: 2 } }]);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke', 'up:city', 'scout']);

  const played = at({ hand: ['refuge', 'rampart', 'duke', 'duke'], draw: ['up:city', 'scout'] });
  played.play('play:refuge', 'play:rampart');
  expect(played.state.table.coins).toBe(2);
  expect(names(played.state.seats[0]!.hand)).toEqual(['city', 'duke', 'duke']);
  expect(pileNames(played.state.seats[0]!.draw)).toEqual(['scout']);
});

test('[HOC-10.10] a used Defence card stays in the hand, or stays kept', () => {
  const game = at({
    hand: ['royal-guard'],
    coins: 3,
    others: [{ ...DOMAIN, hand: ['rampart', 'refuge', 'duke'], kept: ['rampart'], draw: ['city', 'city', 'city'] }],
  });
  game.play('play:royal-guard', 'defend:rampart', 'defend:rampart', 'defend:refuge', 'put-back:duke', 'pass');
  const me = game.state.seats[1]!;
  expect([names(me.hand), names(me.kept), names(me.discard)]).toEqual([['rampart', 'refuge'], ['rampart'], []]);
});

test.each(['infantry-battalion', 'royal-guard', 'scout', 'evicted-monster', 'glamour-witch', 'curse-witch', 'bribery'])(
  '[HOC-10.11] FAQ Magic Talisman: it answers every attack, such as %s',
  (attack) => {
    const game = at({
      hand: [attack as 'scout', 'alchemist', 'alchemist'],
      draw: ['duke', 'duke', 'duke'],
      others: [{ hand: ['magic-talisman', 'refuge', 'duke'], draw: ['scout', 'scout'] }],
    });
    game.play(`play:${attack}`);
    if (game.asked === 0) game.play(attack === 'scout' ? 'leave:duke,0' : 'banish:alchemist');
    expect(game.options).toEqual(['defend:refuge', 'defend:magic-talisman', 'pass']);
    game.play('defend:magic-talisman', 'pass');
    expect(game.events('put-back')).toMatchObject([{ pub: { seat: 1, card: 'magic-talisman', to: 'top' } }]);
  },
);

test('[HOC-10.12] after the defence the attack is carried out on the situation it finds', () => {
  const guard = at({
    hand: ['royal-guard'],
    coins: 3,
    others: [{ hand: ['magic-talisman', 'duke'], draw: ['city', 'city', 'senator'] }],
  });
  guard.play('play:royal-guard', 'defend:magic-talisman');
  expect([guard.asked, guard.options]).toEqual([0, ['leave:city,1', 'leave:magic-talisman,1']]);
  guard.play('leave:city,1');
  expect(pileNames(guard.state.seats[1]!.draw)).toEqual(['up:city', 'senator']);
  expect(names(guard.state.seats[1]!.discard)).toEqual(['city', 'magic-talisman']);

  const witch = at({
    hand: ['curse-witch', 'city'],
    coins: 3,
    others: [{ hand: ['magic-talisman', 'duke'], draw: ['city'] }],
  });
  witch.play('play:curse-witch', 'banish:city', 'defend:magic-talisman');
  expect(pileNames(witch.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'city']);
});

test('[HOC-10.13] a kept card that defends leaves five in the hand, one from the hand leaves four', () => {
  const attacker = { hand: ['infantry-battalion'], coins: 3 } as const;
  const rampart = { ...DOMAIN, kept: ['rampart'], hand: ['city', ...FOUR] } as const;
  const kept = at({
    hand: ['post-horse', 'royal-guard', 'infantry-battalion'],
    draw: ['duke', 'duke'],
    others: [rampart],
  });
  kept.play('play:post-horse', 'play:royal-guard', 'defend:rampart', 'play:infantry-battalion', 'pass');
  expect(kept.events('discarded')).toMatchObject([{ pub: { seat: 1, card: 'city' } }]);
  const held = at({ ...attacker, others: [{ hand: ['magic-talisman', 'city', ...FOUR.slice(1)] }] });
  held.play('play:infantry-battalion', 'defend:magic-talisman');
  expect([held.events('discarded'), held.events('hand-shown')]).toEqual([[], []]);
  const refuge = at({ ...attacker, others: [{ hand: ['refuge', 'city', ...FOUR.slice(1)] }] });
  refuge.play('play:infantry-battalion', 'defend:refuge', 'put-back:duke', 'pass');
  expect([refuge.events('discarded'), refuge.events('hand-shown')]).toEqual([[], []]);
});

test('[HOC-10.14] an attack is carried out on every opponent clockwise, princess or not, and the attacker is not asked', () => {
  const game = at({
    hand: ['infantry-battalion'],
    coins: 3,
    others: [{ ...DOMAIN, hand: ['city', ...FOUR] }, { hand: ['large-city', ...FOUR] }, { hand: FOUR }],
  });
  game.play('play:infantry-battalion');
  expect(game.events('discarded').map((e) => e.pub)).toEqual([
    { seat: 1, card: 'city' },
    { seat: 2, card: 'large-city' },
  ]);
  expect([game.asked, game.kind]).toEqual([0, 'second']);
});

test('[HOC-10.15] the attacker chooses, unless the card gives the choice to the player attacked', () => {
  const others = [{ hand: ['city', 'large-city', ...FOUR], draw: ['city', 'duke', 'senator'] }] as const;
  const guard = at({ hand: ['royal-guard'], coins: 3, others }).play('play:royal-guard');
  expect([guard.asked, guard.options]).toEqual([0, ['leave:senator,1', 'leave:duke,1', 'leave:city,1']]);
  const scout = at({ hand: ['scout'], coins: 3, others }).play('play:scout');
  expect([scout.asked, scout.options]).toEqual([0, ['discard:city,1', 'leave:city,1']]);
  const infantry = at({ hand: ['infantry-battalion'], coins: 3, others }).play('play:infantry-battalion');
  expect([infantry.asked, infantry.options]).toEqual([1, ['discard:city', 'discard:large-city']]);
});

test('[HOC-10.16] cards that hurt without attacking cannot be answered', () => {
  const defender = {
    princess: 'laolilly',
    domain: ['city', 'duke', 'senator'],
    kept: ['rampart'],
    hand: ['magic-talisman', 'refuge', 'rampart'],
  } as const;
  const others = [defender];
  const ram = at({ hand: ['battering-ram', 'duke'], draw: ['duke'], coins: 3, others }).play('play:battering-ram');
  expect([ram.asked, ram.events('discarded')]).toMatchObject([0, [{ pub: { seat: 1, card: 'rampart' } }]]);
  const witch = at({ hand: ['curse-witch', 'city'], others }).play('use:curse-witch');
  expect([witch.asked, names(witch.state.seats[1]!.discard)]).toEqual([0, ['curse']]);
  const duchess = at({ hand: ['gossipy-duchess', 'city'], princess: 'lulunasaika', others });
  duchess.play('pass', 'set:gossipy-duchess');
  expect([duchess.asked, duchess.options]).toEqual([0, ['discard:duke,1', 'discard:senator,1']]);
});
