import { Toast } from '@crownleaf/ui';
import { useEffect } from 'react';
import { useMe } from '../api/account.ts';
import { Emblem } from '../art/emblem.tsx';
import { gameOf } from '../games.ts';
import { Link, useAddress } from '../router.ts';
import { forgetTurn, hearOfTurns, type TurnElsewhere, useTurns } from './turns.ts';

/** More would hide the page; the others come when these are gone. */
const MOST = 3;

/** On every page: where else it is the person's turn, one notice for each table. */
export function TurnNotices() {
  const player = useMe()?.player;
  const { pathname } = useAddress();
  const turns = useTurns();
  useEffect(() => (player === undefined ? undefined : hearOfTurns()), [player]);
  useEffect(() => forgetTurn(pathname.replace('/table/', '')), [pathname]);
  return (
    // There before it has anything to say, or else it would not be heard; only what is new is said.
    <div className="turn-notices" role="status" aria-atomic="false">
      {turns.slice(0, MOST).map((turn) => (
        <TurnNotice key={turn.table} {...turn} />
      ))}
    </div>
  );
}

function TurnNotice({ table, game }: TurnElsewhere) {
  const entry = gameOf(game);
  return (
    <div data-world={entry?.world ?? 'house'}>
      <Toast isHeard={false} onClose={() => forgetTurn(table)}>
        <Link className="turn-link" href={`/table/${table}`}>
          <Emblem entry={entry} />
          <span>It is your turn in {entry?.name ?? game}</span>
        </Link>
      </Toast>
    </div>
  );
}
