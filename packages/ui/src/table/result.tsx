import type { RuleId, ScoreLine, Seat, TieBreak } from '@crownleaf/engine';
import type { Result } from '@crownleaf/protocol/types';
import { type ComponentType, createElement } from 'react';
import type { EndingProps, Rival } from '../game-table.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { SeatBadge } from '../parts/seat-badge.tsx';
import { RuleMark } from './log.tsx';
import { useTable } from './scene.tsx';
import { comparisons } from './tie.ts';

/** Another game with those who sit here. */
export interface Rematch {
  begin(): void;
  /** Somebody has set the next table already. */
  readonly isSet: boolean;
}

export interface ResultProps {
  readonly result: Result;
  readonly table: string;
  readonly log: EndingProps['log'];
  /** How this game tells its end. */
  readonly Ending?: ComponentType<EndingProps> | undefined;
  readonly rival?: Rival | undefined;
  readonly tieBreaks?: readonly TieBreak[] | undefined;
  /** The game leaves no solo record. */
  readonly isPractice: boolean;
  /** What there is to know about this result. */
  readonly note?: string | undefined;
  onClose(): void;
  readonly rematch?: Rematch;
  review?(): void;
  leave(): void;
}

/** Who has won, and every line of every score. */
export function ResultDialog(props: ResultProps) {
  const {
    result,
    table,
    log,
    Ending,
    rival,
    tieBreaks = [],
    isPractice,
    note,
    onClose,
    rematch,
    review,
    leave,
  } = props;
  // A game that was ended before its end has no end to tell.
  const told = result.ranking.length > 0 ? Ending : undefined;
  return (
    <Dialog title="The result" wide onClose={onClose}>
      {told === undefined ? (
        <Scores result={result} rival={rival} tieBreaks={tieBreaks} />
      ) : (
        createElement(told, { result, table, log, isPractice })
      )}
      {note !== undefined && <p>{note}</p>}
      <div className="dialog-deeds">
        {rematch !== undefined && (
          <Button look="primary" data-first="" onClick={rematch.begin}>
            {rematch.isSet ? 'Join the next game' : 'Play again'}
          </Button>
        )}
        {review !== undefined && <Button onClick={review}>Look back at the game</Button>}
        <Button look="quiet" onClick={onClose}>
          Look at the table
        </Button>
        <Button look="quiet" onClick={leave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}

interface ScoresProps {
  readonly result: Result;
  readonly rival: Rival | undefined;
  readonly tieBreaks: readonly TieBreak[];
}

function Scores({ result, rival, tieBreaks }: ScoresProps) {
  const { nameOf, me } = useTable();
  // Nobody has a place in a game that was ended before its end.
  const place = (seat: Seat): number => result.ranking[seat] ?? 0;
  const seats = [...result.scores.keys()].toSorted((a, b) => place(a) - place(b));
  const all = [...result.scores, rival?.lines ?? []];
  const labels = [...new Set(all.flatMap((lines) => lines.map(({ label }) => label)))];
  const ruleOf = (label: string) => all.flat().find((line) => line.label === label)?.rule;
  const sums = result.scores.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const compared = result.ranking.length > 0 ? comparisons(sums, tieBreaks) : [];
  return (
    <>
      <p className="verdict">
        <Glyph name="crown" />
        {verdict(result, seats, me, nameOf, rival)}
      </p>
      <div className="scores-frame">
        <table className="scores">
          <thead>
            <tr>
              <th scope="col">
                <span className="only-heard">Where the points come from</span>
              </th>
              {seats.map((seat) => (
                <th key={seat} scope="col" data-first={result.ranking[seat] === 1}>
                  {place(seat) > 0 && <span className="place">{place(seat)}.</span>}{' '}
                  <SeatBadge seat={seat} name={nameOf(seat)} />
                </th>
              ))}
              {rival !== undefined && (
                <th scope="col" data-first={result.ranking.every((each) => each > 1)}>
                  {rival.name}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => (
              <tr key={label}>
                <RowHead label={label} rule={ruleOf(label)} />
                {seats.map((seat) => (
                  <td key={seat}>{sumOf(result.scores[seat]!, label)}</td>
                ))}
                {rival !== undefined && <td>{sumOf(rival.lines, label)}</td>}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Sum</th>
              {seats.map((seat) => (
                <td key={seat}>{sumOf(result.scores[seat]!)}</td>
              ))}
              {rival !== undefined && <td>{sumOf(rival.lines)}</td>}
            </tr>
            {compared.map(({ label, rule, counts }) => (
              <tr key={label} className="scores-tie">
                <RowHead label={label} rule={rule} />
                {seats.map((seat) => (
                  <td key={seat}>{counts[seat]}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </>
  );
}

function RowHead({ label, rule }: { readonly label: string; readonly rule: RuleId | undefined }) {
  const { words, openRule } = useTable();
  return (
    <th scope="row">
      {words.message(label)}
      <RuleMark rule={rule} open={openRule} />
    </th>
  );
}

/** Of the lines of one label, or of all. */
function sumOf(lines: readonly ScoreLine[], label?: string): number | string {
  const counted = lines.filter((line) => label === undefined || line.label === label);
  return counted.length === 0 ? '–' : counted.reduce((sum, { points }) => sum + points, 0);
}

function verdict(
  result: Result,
  seats: readonly Seat[],
  me: Seat | undefined,
  nameOf: (seat: Seat) => string,
  rival: Rival | undefined,
): string {
  if (result.ranking.length === 0) return 'The game was ended by agreement.';
  const first = seats.filter((seat) => result.ranking[seat] === 1);
  if (first.length === 0) return `${rival?.name ?? 'The game'} has won this time.`;
  if (me !== undefined && first.includes(me)) return first.length === 1 ? 'You have won!' : 'You share the victory!';
  const names = first.map(nameOf).join(' and ');
  return `${names} ${first.length === 1 ? 'has' : 'have'} won.`;
}
