import { say, useTable } from '@crownleaf/ui';
import { favourCard, nameOf } from '../../src/components.ts';
import { favourMaximum } from '../../src/favours/progress.ts';
import { favourText } from '../../src/favours/text.ts';
import { useOwnSeat, usePosition } from '../look.ts';
import { favourStanding } from '../progress.ts';
import { inWords } from '../say.ts';
import { Ico } from './icon.tsx';

export interface FavourNoteProps {
  readonly favour: number;
  /** Without a seat the progress of the one in front is shown. */
  readonly seat?: number;
  readonly large?: boolean;
}

/** More letters, and words that are longer, are written smaller, so that a card in the row holds them. */
const MANY = 40;
const LONG_WORD = /\w{12}/;

/** A favour: what it asks for, what it is worth, and how far its owner would be now. */
export function FavourNote({ favour, seat, large = false }: FavourNoteProps) {
  const { words } = useTable();
  const own = useOwnSeat();
  const standing = favourStanding(usePosition(), seat ?? own, favour, words);
  const { condition } = favourCard(favour);
  // One verb serves both conditions of a favour.
  const text = inWords(words, favourText(favourCard(favour))).replaceAll(' + Have ', ' + ');
  return (
    <span
      className={large ? 'ember-favour is-large' : 'ember-favour'}
      data-many={text.length > MANY || LONG_WORD.test(text)}
      data-done={standing.done}
      data-some={standing.now > 0}
    >
      <span className="ember-favour-seal">
        <Ico name="leaves" />
        <b>{condition.kind === 'per' ? `≤${favourMaximum(favour)}` : standing.best}</b>
      </span>
      <span className="ember-favour-name">{words.what(nameOf(favour))}</span>
      <span className="ember-favour-text">{text}</span>
      <span className="ember-favour-progress" aria-hidden="true">
        <i style={{ width: `${Math.round(100 * standing.share)}%` }} />
        <em>{standing.done ? `✓ ${standing.tally}` : standing.tally}</em>
      </span>
    </span>
  );
}

export function useHeardFavour(): (favour: number, seat?: number) => string {
  const { words } = useTable();
  const s = usePosition();
  const own = useOwnSeat();
  return (favour, seat = own) => {
    const { now, best, tally, done } = favourStanding(s, seat, favour, words);
    return say(words, 'heard.favour', {
      favour: words.what(nameOf(favour)),
      text: inWords(words, favourText(favourCard(favour))),
      ...{ now, best, tally },
      state: done ? 'done' : 'open',
    });
  };
}
