import type { GameRecord } from '@crownleaf/engine';
import type { Snapshot, TablePort } from '@crownleaf/ui';
import { startRules } from '../worker/client.ts';
import type { HostPlan, Step } from '../worker/host.ts';

export interface LocalTable extends TablePort {
  /** The game so far, secret included: it is nobody's but this device's. */
  record(): Promise<GameRecord>;
  /** Answers for whoever is asked. */
  lead(names: readonly string[]): Promise<void>;
}

/** A table on this device alone: a worker runs the game and its bots. */
export async function openLocalTable(plan: HostPlan): Promise<LocalTable> {
  const rules = startRules();
  const listeners = new Set<(next: Snapshot) => void>();
  const early: Step[] = [];
  let current: Snapshot | undefined;
  const take = (step: Step): void => {
    const kept = current?.log.filter(({ at }) => at <= step.keep) ?? [];
    current = { ...step.now, log: [...kept, ...step.add] };
    for (const listener of listeners) listener(current);
  };
  rules.onStep((step) => (current === undefined ? early.push(step) : take(step)));
  const opened = await rules.begin('open', plan);
  take(opened);
  // A bot may have answered before this was heard; what came first is told first.
  for (const step of early) if (step.now.seq > opened.now.seq) take(step);
  const now = (): Snapshot => current!;
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
    lead: (names) => rules.call('lead', names),
    record: () => rules.call('record'),
    close: rules.close,
  };
}
