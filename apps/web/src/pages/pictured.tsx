import type { View } from '@crownleaf/engine';
import { type Asked, NotTaken, type Snapshot, type TableEvent, type TablePort } from '@crownleaf/ui';
import { botName } from '@crownleaf/words';
import { useMemo } from 'react';
import { useLoaded } from '../api/use-call.ts';
import type { PageProps } from '../app.tsx';
import { gameOf } from '../games.ts';
import { Room } from '../table/room.tsx';
import { type Rules, startRules } from '../worker/client.ts';
import { Trouble, Waiting } from './frame.tsx';
import { NoSuchGame } from './no-such-game.tsx';

interface Picture {
  readonly game: string;
  readonly view: View;
  readonly asked?: Asked;
  readonly log: readonly TableEvent[];
}

/** A whole number of hours and some, so that the clock of the picture does not move while it is looked at. */
const TIME_LEFT = 18.5 * 3600 * 1000;

const PICTURES = import.meta.glob<Picture>('../../../../games/*/ui/pictured/*.json', { import: 'default' });

/** `/design/GAME/NAME`: a position that is only looked at, for review and for tests of its geometry. */
export function PicturedPage({ id }: PageProps) {
  const [game = '', name = ''] = id.split('/');
  const load = Object.entries(PICTURES).find(([path]) => path.endsWith(`/${game}/ui/pictured/${name}.json`))?.[1];
  const entry = gameOf(game);
  const picture = useLoaded(id, async () => load?.());
  const port = useMemo(
    () => (picture.state === 'ready' && picture.value !== undefined ? still(picture.value) : undefined),
    [picture],
  );
  if (entry === undefined || load === undefined) return <NoSuchGame id={id} />;
  if (picture.state === 'failed') return <Trouble error={picture.error} />;
  return port === undefined ? <Waiting /> : <Room entry={entry} port={port} />;
}

/** A port to a table on which time stands still; what would happen is still worked out by the rules. */
function still({ game, view, asked, log }: Picture): TablePort {
  let rules: Rules | undefined;
  const worker = (): Rules => {
    rules ??= startRules();
    return rules;
  };
  const me = view.viewer ?? 0;
  const deadline = Date.now() + TIME_LEFT;
  const current: Snapshot = {
    ...{ table: 'pictured', game, seq: 0, view, log, hands: [me], options: {} },
    ...(asked === undefined ? {} : { asked }),
    seats: view.seats.map((_, seat) => ({
      name: seat === me ? 'You' : botName((seat === 0 ? me : seat) - 1),
      ...(seat === view.asked ? { deadline } : {}),
    })),
    undo: { plies: [], reason: 'nothing-yet' },
    commitment: '',
    connection: 'live',
  };
  return {
    current,
    subscribe: () => () => {},
    preview: (option) => worker().call('preview', game, view, option),
    whyNot: (what) => worker().call('whyNot', game, view, what),
    send: () => Promise.reject(new NotTaken('this position is only looked at')),
    undo: () => Promise.resolve(),
    hint: () => worker().call('hint', game, view),
    scores: () => worker().call('scores', game, view),
    sit: () => {},
    close: () => rules?.close(),
  };
}
