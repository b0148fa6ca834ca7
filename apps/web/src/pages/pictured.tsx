import { type Picture, PortError, type TablePort } from '@crownleaf/ui';
import { useMemo } from 'react';
import { useLoaded } from '../api/use-call.ts';
import { pictureOf, snapshotOf } from '../gallery/pictures.ts';
import { gameOf } from '../games.ts';
import { Room } from '../table/room.tsx';
import { type Rules, startRules } from '../worker/client.ts';
import { Trouble, Waiting } from './frame.tsx';
import { NoSuchGame } from './no-such-game.tsx';
import type { PageProps } from './page-props.ts';

/** `/design/GAME/NAME`: a position that is only looked at, for review and for tests of its geometry. */
export function PicturedPage({ id }: PageProps) {
  const [game = '', name = ''] = id.split('/');
  const entry = gameOf(game);
  const picture = useLoaded(id, async () => entry && pictureOf(entry, name));
  const port = useMemo(
    () => (picture.state === 'ready' && picture.value !== undefined ? still(picture.value) : undefined),
    [picture],
  );
  if (picture.state === 'failed') return <Trouble error={picture.error} />;
  if (entry === undefined || (picture.state === 'ready' && picture.value === undefined)) return <NoSuchGame id={id} />;
  return port === undefined ? <Waiting /> : <Room entry={entry} port={port} purpose="Design" />;
}

/** A port to a table on which time stands still; what would happen is still worked out by the rules. */
function still(picture: Picture): TablePort {
  const { game, view } = picture;
  let rules: Rules | undefined;
  const worker = (): Rules => {
    rules ??= startRules();
    return rules;
  };
  return {
    current: snapshotOf(picture),
    subscribe: () => () => {},
    preview: (option) => worker().call('preview', game, view, option),
    whyNot: (what) => worker().call('whyNot', game, view, what),
    send: () => Promise.reject(new PortError('this position is only looked at')),
    undo: () => Promise.resolve(),
    hint: () => worker().call('hint', game, view),
    scores: () => worker().call('scores', game, view),
    sit: () => {},
    close: () => rules?.close(),
  };
}
