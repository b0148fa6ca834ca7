import { type OptionList, PASS, type Part } from '@crownleaf/engine';
import { charge, chargeable, promisable, promise } from '../actions/optional.ts';
import { canPlace, placing } from '../actions/place.ts';
import { canSlide, sliding } from '../actions/slide.ts';
import { HEROES, heroCard } from '../components.ts';
import { scriptOf } from '../effects/compile.ts';
import { DEEDS } from '../effects/vocabulary.ts';
import { actionKind, END_TURN, ongoingKind, SLIDE } from '../kinds.ts';
import { type C, EMPTY, HERO_SPACE_COUNT, type Table } from '../state.ts';
import { ask, cite, local, loop, when } from '../verbs.ts';

const { of, verbOf, argumentOf } = actionKind;

/** Step 1: one core action and any number of optional ones, in any order [EMBER-4.2, EMBER-4.3]. */
function actions(c: C, out: OptionList): void {
  const { mine, table } = c;
  if (table.coreDone === 0) {
    if (canPlace(mine)) for (const hero of mine.hand) out.add(of.place(hero));
    if (canSlide(mine)) out.add(SLIDE);
  }
  chargeable(c, out);
  promisable(c, out);
  if (table.coreDone === 1) out.add(END_TURN);
}

const ONGOING_SKILLS: readonly number[] = HEROES.map(({ skills }) =>
  skills.findIndex((skill) => skill.trigger === 'ongoing'),
);
/** The heroes with an ongoing skill; a hero's place here is its bit. */
const ONGOING: readonly number[] = HEROES.flatMap((_, hero) => (ONGOING_SKILLS[hero]! >= 0 ? [hero] : []));

function begin(c: C): void {
  c.table.inAction = 1;
  c.table.deeds.fill(0);
}

function complete(c: C): void {
  c.table.inAction = 0;
}

export function isOngoingUsed({ ongoingUsed }: Table, hero: number): boolean {
  return ((ongoingUsed >> ONGOING.indexOf(hero)) & 1) === 1;
}

/** This action met the condition of the hero's ongoing skill, and the skill is not used up [EMBER-16.18, EMBER-16.19]. */
export function canUseOngoing(t: Table, hero: number): boolean {
  const condition = heroCard(hero).skills[ONGOING_SKILLS[hero]!]?.when;
  if (condition === undefined || isOngoingUsed(t, hero)) return false;
  return t.deeds[DEEDS.indexOf(condition.deed)]! >= condition.atLeast;
}

/** Those of the heroes in play [EMBER-16.20]. */
function met(c: C, out: OptionList): void {
  for (let space = 0; space < HERO_SPACE_COUNT; space++) {
    const hero = c.mine.spaces[space]!;
    if (hero !== EMPTY && canUseOngoing(c.table, hero)) out.add(ongoingKind.of.ongoing(hero, ONGOING_SKILLS[hero]!));
  }
  if (out.count > 0) out.add(PASS);
}

function use(c: C): void {
  c.table.ongoingUsed |= 1 << ONGOING.indexOf(ongoingKind.argumentOf(c.answer));
  c.call(scriptOf(ongoingKind, c.answer));
}

const ongoing: Part<C> = local((done) => {
  const stop = (c: C): void => c.set(done, 1);
  return cite(
    'EMBER-16.18',
    loop(
      (c) => c.get(done) === 0,
      ask(
        ongoingKind,
        met,
        when((c) => c.answer === PASS, stop, use),
        { none: stop },
      ),
    ),
  );
});

const core = (part: Part<C>): Part<C> => [
  (c) => {
    c.table.coreDone = 1;
  },
  part,
];

const action: Part<C> = when(
  (c) => c.answer === SLIDE,
  core(sliding),
  when(
    (c) => verbOf(c.answer) === 'charge',
    (c) => charge(c, argumentOf(c.answer)),
    when(
      (c) => verbOf(c.answer) === 'promise',
      (c) => promise(c, argumentOf(c.answer)),
      core(placing),
    ),
  ),
);

/** Once the core action is done, the player has to end the turn, even when nothing else is left to do [EMBER-4.6]. */
const askForAction: Part<C> = when(
  (c) => c.table.coreDone === 0,
  ask(actionKind, actions, []),
  cite('EMBER-4.6', ask(actionKind, actions, [], { endsTurn: END_TURN })),
);

export const stepOne: Part<C> = local((done) =>
  cite(
    'EMBER-4.2',
    loop(
      (c) => c.get(done) === 0,
      [
        askForAction,
        when(
          (c) => c.answer === END_TURN,
          (c) => c.set(done, 1),
          [begin, action, complete, ongoing],
        ),
      ],
    ),
  ),
);
