import type { SoloRecords } from '@crownleaf/protocol/types';
import { type Labels, optionChoice, optionTitle } from '@crownleaf/words';
import { Link } from '../router.ts';

/** What somebody has reached alone: the best of each way to play. */
export function SoloSheet({ records, words }: { readonly records: SoloRecords; readonly words: Labels }) {
  const best = records.best.toSorted((a, b) => b.score - a.score);
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th scope="col">Played as</th>
          <th scope="col">Best</th>
          <th scope="col">Won</th>
          <th scope="col">Games</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {best.map(({ options, score, won, played, table, finished }) => (
          <tr key={table}>
            <th scope="row">{optionsText(options, words)}</th>
            <td>{score}</td>
            <td>{won ? 'yes' : 'no'}</td>
            <td>{played}</td>
            <td>
              <Link href={`/replay?table=${table}`}>{new Date(finished).toLocaleDateString()}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function optionsText(options: SoloRecords['best'][number]['options'], words: Labels): string {
  const parts = Object.entries(options).map(([name, value]) => {
    const title = optionTitle(words, name);
    return value === true ? title : `${title}: ${optionChoice(words, name, value)}`;
  });
  return parts.join('; ') || 'the usual game';
}
