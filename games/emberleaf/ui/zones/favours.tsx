import { Named, say, useInspect, useTable } from '@crownleaf/ui';
import { favourCard, nameOf } from '../../src/components.ts';
import { allFavourLeaves } from '../../src/favours/evaluate.ts';
import { favourText } from '../../src/favours/text.ts';
import { seatOf } from '../../src/state.ts';
import { useHeardFavour } from '../card/favour.tsx';
import { Ico } from '../card/icon.tsx';
import { usePosition } from '../look.ts';
import { favourStanding } from '../progress.ts';
import { inWords } from '../say.ts';
import { Winnings } from './village.tsx';

/** More than these lie in two columns where the sheet is wide enough. */
const A_COLUMN = 4;
/** So many leave room for two lines of what each asks for. */
const ROOMY = 2 * A_COLUMN;

/** What has been promised and how it stands: the nearest to done first. */
export function Favours({ seat, still = false }: { readonly seat: number; readonly still?: boolean }) {
  const { words } = useTable();
  const s = usePosition();
  const { favours } = seatOf(s, seat);
  const sorted = favours
    .map((favour) => ({ favour, standing: favourStanding(s, seat, favour, words) }))
    .toSorted((a, b) => b.standing.share - a.standing.share);
  return (
    <section className="ember-favours ember-sheet" aria-label={say(words, 'favours')} data-place={`favours.${seat}`}>
      <h3>
        {say(words, 'favours')}
        <Winnings seat={seat} still={still} />
        <span className="ember-favours-sum" title={say(words, 'favours.now')}>
          <Ico name="leaves" label={say(words, 'favours.now')} />
          {allFavourLeaves(s, seat)}
        </span>
      </h3>
      <ul data-zone={`favours-${seat}`} data-many={sorted.length > A_COLUMN} data-roomy={sorted.length <= ROOMY}>
        {sorted.map(({ favour }) => (
          <Promised key={favour} favour={favour} seat={seat} />
        ))}
        {sorted.length === 0 && <li className="ember-none">{say(words, 'favours.none')}</li>}
      </ul>
    </section>
  );
}

function Promised({ favour, seat }: { readonly favour: number; readonly seat: number }) {
  const { words, open } = useTable();
  const s = usePosition();
  const heard = useHeardFavour();
  const { now, best, done, share, tally } = favourStanding(s, seat, favour, words);
  return (
    <li className="ember-promised" data-done={done} data-some={now > 0}>
      <button type="button" onClick={() => open(nameOf(favour))} {...useInspect(nameOf(favour))}>
        <Named name={heard(favour, seat)}>
          <span className="ember-promised-bar" aria-hidden="true">
            <i style={{ width: `${Math.round(100 * share)}%` }} />
          </span>
          <span className="ember-promised-name">
            {done ? '✓ ' : ''}
            {words.what(nameOf(favour))}
          </span>
          <span className="ember-promised-text">{inWords(words, favourText(favourCard(favour)))}</span>
          <span className="ember-promised-tally">{tally}</span>
          <b>
            {now}
            <small>/{best}</small>
          </b>
        </Named>
      </button>
    </li>
  );
}
