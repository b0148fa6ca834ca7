import type { GameTable, TableProps } from '@crownleaf/ui';
import { Option } from '@crownleaf/ui';
import { NAMES } from '../src/catalogue.ts';
import type { HeartView } from '../src/state.ts';

/** The hand as buttons; the decision bar has the rest. */
function Table({ view, me, words }: TableProps) {
  const { seats } = view as unknown as HeartView;
  const hand = me === undefined ? [] : seats[me]!.hand;
  return (
    <ul className="hoc-hand" data-place="hand">
      {[...new Set(hand)].map((card) => (
        <li key={card}>
          <Option name={`play:${NAMES[card]}`}>{words.what(NAMES[card]!)}</Option>
        </li>
      ))}
    </ul>
  );
}

export const table: GameTable = { Table };
