import { chooseFrom, policiesOf } from '@crownleaf/bots';
import type { BotHost } from '@crownleaf/bots/host-browser';
import type { Engine } from '@crownleaf/engine';

/** Bots that think on this very thread. */
export function botsHere(engine: Engine): Pick<BotHost, 'choose' | 'close'> {
  return {
    choose: async ({ bot, view, seed }) =>
      chooseFrom(engine, policiesOf(engine.game).find(({ name }) => name === bot)!, { view, seed }),
    close: async () => {},
  };
}
