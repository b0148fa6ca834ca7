import type { Game } from '@crownleaf/engine';
import { type GameTable, useTable } from '@crownleaf/ui';
import { type Group, groupsOf } from '@crownleaf/words';
import './plain-table.css';

/** A table for a game that has none of its own: what its view holds as lists. The decision bar has the answers. */
export function plainTable(game: Game): GameTable {
  function PlainTable() {
    const { view, me, words, nameOf } = useTable();
    const groups = groupsOf({ game, labels: words, seat: me, titleOf: nameOf }, view);
    return (
      // It scrolls and holds no control, so the keys have to reach it itself.
      <section className="plain-table" aria-label="Position" tabIndex={0}>
        {groups.map((group, n) => (
          <GroupList key={n} group={group} />
        ))}
      </section>
    );
  }
  return { Table: PlainTable };
}

function GroupList({ group: { title, rows } }: { readonly group: Group }) {
  return (
    <section className="plain-group">
      <h2>{title}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className="plain-row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
