import { moveAll, moveKind, moveTop, type OptionList, type Part, script, shuffle } from '@crownleaf/engine';
import { TOKENS_DRAWN } from '../../data/favors.ts';
import { favorAt, favorIndex, goodIndex, nameOf } from '../components.ts';
import { acts } from '../flow/acts.ts';
import { keepKind } from '../kinds.ts';
import { type C, mine, type Scene, table } from '../state.ts';
import { changeCitizens, receiveBuildings, take } from '../stores/stores.ts';
import { ask, when } from '../verbs.ts';

const DRAWN = TOKENS_DRAWN.value;
const tokenOf = acts.of.token;

/** The stack is never left empty while there are discards [EMARA-11.2, EMARA-11.3]. */
function refillStack(c: C): void {
  if (c.table.favorStack.length > 0 || c.table.favorDiscard.length === 0) return;
  c.tell?.('favors-reshuffled', { count: c.table.favorDiscard.length });
  moveAll(c, table.favorDiscard, table.favorStack);
  shuffle(c, table.favorStack);
}

function drawFavors(c: C): void {
  for (let i = 0; i < DRAWN; i++) {
    refillStack(c);
    if (!moveTop(c, table.favorStack, mine.drawn)) break;
  }
  const favors = c.mine.drawn;
  c.tell?.('favors-drawn', { seat: c.seat, count: favors.length }, c.seat, { favors: favors.map(nameOf) });
}

function drawnFavors(c: C, out: OptionList): void {
  for (const kind of c.mine.drawn) out.add(favorIndex(kind));
}

function keepFavor(c: C): void {
  const kept = favorAt(c.answer);
  moveKind(c, kept.kind, mine.drawn, mine.favors);
  c.table.fresh = kept.kind;
  const before = c.table.favorDiscard.length;
  moveAll(c, mine.drawn, table.favorDiscard);
  c.tell?.('favor-kept', {
    seat: c.seat,
    favor: kept.name,
    discarded: c.table.favorDiscard.slice(before).map(nameOf),
  });
}

/** Three tokens to look at, one to keep; fewer if there are not so many [EMARA-11.1, EMARA-11.4]. */
export const gainFavor: Part<C> = [
  drawFavors,
  when((c) => c.mine.drawn.length > 0, ask(keepKind, drawnFavors, keepFavor)),
  refillStack,
];

/** Tokens of this place that were held when the visit began [EMARA-11.5, EMARA-11.9]. */
export function offerFavors(c: Scene, place: number, out: OptionList): void {
  const { favors } = c.mine;
  for (let i = 0; i < favors.length; i++) {
    const kind = favors[i]!;
    const index = favorIndex(kind);
    if (favorAt(index).place === place && kind !== c.table.fresh) out.add(tokenOf(index));
  }
}

export const token = script<C>('token', { rule: 'EMARA-11.5' }, (c) => {
  const favor = favorAt(acts.argumentOf(c.answer));
  moveKind(c, favor.kind, mine.favors, table.favorDiscard);
  c.tell?.('favor-used', { seat: c.seat, favor: favor.name });
  switch (favor.reward) {
    case 'citizens':
      changeCitizens(c, favor.amount, 'favors');
      break;
    case 'buildings':
      receiveBuildings(c, favor.amount, 'favors');
      break;
    default:
      take(c, goodIndex(favor.reward), favor.amount);
  }
  refillStack(c);
});
