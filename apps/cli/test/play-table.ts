import { policiesOf } from '@crownleaf/bots';
import { createEngine, secretFrom } from '@crownleaf/engine';
import { labels } from '@crownleaf/words';
import { gameNamed, rulesOf } from '../src/catalogue.ts';
import { titleOf } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';

export const WIDTH = 80;

/** Those that do not search: whole games are played here. */
const QUICK = ['random', 'baseline'];

/** A session of a game as `crownleaf play` starts it, with all that its text is made from. */
export function sitDown(id: string, about: { seats?: number; human?: number; seed?: string } = {}) {
  const registered = gameNamed(id);
  const engine = createEngine(registered.game);
  const bot = policiesOf(registered.game).findLast(({ name }) => QUICK.includes(name))!;
  const seating = { human: about.human ?? 0, bots: Array.from({ length: about.seats ?? 2 }, () => bot) };
  const words = labels(registered.words.en);
  const session = new Session({
    engine,
    labels: words,
    rules: rulesOf(registered),
    seating,
    secret: secretFrom(about.seed ?? '1'),
    width: () => WIDTH,
  });
  const opening = session.opening();
  return {
    engine,
    labels: words,
    scene: {
      game: registered.game,
      labels: words,
      seat: seating.human,
      titleOf: (seat: number) => titleOf(seating, seat),
    },
    seating,
    session,
    opening,
  };
}
