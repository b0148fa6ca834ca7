import type { GameRecord } from '@crownleaf/engine';
import type { HostUpdate } from '@crownleaf/table';
import type { TablePort } from '@crownleaf/ui';
import { TableState } from '../table/table-state.ts';
import { startRules } from '../worker/client.ts';
import type { HostPlan } from '../worker/local-host.ts';

export interface LocalTable extends TablePort {
  /** The game so far, secret included: it is nobody's but this device's. */
  record(): Promise<GameRecord>;
  /** Answers for the seat that is asked. */
  lead(names: readonly string[]): Promise<void>;
}

/** A table on this device alone: a worker runs the game and its bots. */
export async function openLocalTable(plan: HostPlan): Promise<LocalTable> {
  const rules = startRules();
  // A bot may answer before the page has heard of the table.
  const early: HostUpdate[] = [];
  let take = (update: HostUpdate): void => void early.push(update);
  rules.onUpdate((update) => take(update));
  const state = new TableState(await rules.begin('open', plan));
  take = (update) => state.take(update);
  early.forEach(take);
  const view = () => state.current.view;
  return {
    get current() {
      return state.current;
    },
    subscribe: (listener) => state.subscribe(listener),
    preview: (option) => rules.call('preview', plan.game, view(), option),
    whyNot: (what) => rules.call('whyNot', plan.game, view(), what),
    send: (names) => rules.call('send', view().ply, names),
    undo: (to) => rules.call('undo', to),
    hint: () => rules.call('hint', plan.game, view()),
    scores: () => rules.call('scores', plan.game, view()),
    sit: (seat) => void rules.call('sit', seat),
    lead: (names) => rules.call('lead', names),
    record: () => rules.call('record'),
    close: rules.close,
  };
}
