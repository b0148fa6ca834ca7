import { say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { bestWins, type Sheet, type SheetEntry, sheetLine } from '../../src/solo/record.ts';

export interface SheetProps {
  readonly words: Labels;
  readonly sheet: Sheet;
}

/** The rulebook's sheet: the best result of each building start, with the other track that breaks ties. */
export function HighScores({ words, sheet }: SheetProps) {
  if (sheet.highScores.length === 0) return <p>{say(words, 'solo.no-scores')}</p>;
  return <Entries label={say(words, 'solo.sheet')} entries={sheet.highScores} />;
}

/** The best win from each start of the campaign. */
export function BestWins({ words, sheet }: SheetProps) {
  const wins = bestWins(sheet.campaign);
  if (wins.length === 0) return null;
  return (
    <>
      <h4>{say(words, 'solo.wins')}</h4>
      <Entries label={say(words, 'solo.wins')} entries={wins} />
    </>
  );
}

function Entries({ label, entries }: { readonly label: string; readonly entries: readonly SheetEntry[] }) {
  return (
    <ol className="em-sheet" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.start} title={sheetLine(entry)}>
          <b>{entry.start}</b>
          <span>
            {entry.score} <small>({entry.other})</small>
          </span>
          <span>{entry.name}</span>
        </li>
      ))}
    </ol>
  );
}

/** Game by game: five down after a win, two up after a loss. */
export function Ladder({ words, sheet: { campaign } }: SheetProps) {
  const { games, next, best, wins, losses } = campaign;
  const starts = [...games.map(({ start }) => start), next];
  const [low, high] = [Math.min(...starts) - 3, Math.max(...starts) + 3];
  const height = (start: number): string => `${((start - low) / (high - low)) * 100}%`;
  return (
    <div className="em-ladder">
      <ol aria-label={say(words, 'solo.ladder')}>
        {games.map(({ start, score, other, won }, i) => (
          <li key={i} data-won={won} title={say(words, won ? 'solo.won' : 'solo.lost', { start, score, other })}>
            <span className="em-rung" style={{ bottom: height(start) }}>
              {start}
              <small aria-hidden="true">{won ? '✓' : '✗'}</small>
            </span>
            <span className="only-heard">{say(words, won ? 'solo.won' : 'solo.lost', { start, score, other })}</span>
          </li>
        ))}
        <li data-next="true">
          <span className="em-rung" style={{ bottom: height(next) }}>
            {next}
          </span>
          <span className="only-heard">{say(words, 'solo.next', { start: next })}</span>
        </li>
      </ol>
      <p>
        {say(words, 'solo.tally', { wins, losses })}
        {best !== undefined && ` ${say(words, 'solo.best', { line: sheetLine(best) })}`}
      </p>
    </div>
  );
}
