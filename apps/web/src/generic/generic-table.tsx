import type { Game } from '@crownleaf/engine';
import type { GameTable, TableProps } from '@crownleaf/ui';
import { groupsOf } from '@crownleaf/words';

/** A table for any game: the position in words, made from the game's schema alone. */
export function genericTable(game: Game): GameTable {
  loaded.set(game.id, game);
  return { Table: Position };
}

const loaded = new Map<string, Game>();

function Position({ game: id, view, me, nameOf, words }: TableProps) {
  const game = loaded.get(id);
  if (game === undefined) return null;
  const groups = groupsOf({ game, labels: words, seat: me, titleOf: nameOf }, view);
  return (
    <section className="position" aria-label="The position in words" tabIndex={0}>
      {groups.map(({ title, rows }) => (
        <section key={title} className="position-group">
          <h2>{title}</h2>
          <dl>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
