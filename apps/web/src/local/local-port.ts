import type { Snapshot, TablePort } from '@crownleaf/ui';
import { startRules } from '../worker/client.ts';
import type { HostPlan } from '../worker/host.ts';

/** A table on this device alone: a worker runs the game and its bots. */
export async function openLocalTable(plan: HostPlan): Promise<TablePort> {
  const rules = startRules();
  const listeners = new Set<(next: Snapshot) => void>();
  let current: Snapshot | undefined;
  rules.onStep((step) => {
    current = step;
    for (const listener of listeners) listener(step);
  });
  const opened = await rules.call('open', plan);
  current ??= opened;
  const now = (): Snapshot => current ?? opened;
  return {
    get current() {
      return now();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preview: (option) => rules.call('preview', plan.game, now().view, option),
    whyNot: (what) => rules.call('whyNot', plan.game, now().view, what),
    send: (names) => rules.call('send', now().view.ply, names),
    undo: (to) => rules.call('undo', to),
    hint: () => rules.call('hint', plan.game, now().view),
    scores: () => rules.call('scores', plan.game, now().view),
    sit: (seat) => void rules.call('sit', seat),
    close: rules.close,
  };
}
