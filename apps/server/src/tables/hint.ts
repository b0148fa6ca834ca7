import type { BotHost } from '@crownleaf/bots/host-node';
import type { Hint } from '@crownleaf/protocol';
import type { Caller } from '../accounts/caller.ts';
import { ApiError } from '../problems.ts';
import { newSeed } from '../random.ts';
import { viewingSeat } from './access.ts';
import type { Table } from './table.ts';

const HINT_MS = 700;

/** What a bot would think in the place of the caller, from the caller's own view. */
export async function hintFor(table: Table, caller: Caller, wanted: number | undefined, bots: BotHost): Promise<Hint> {
  const { game, stored, match } = table;
  if (!stored.hints) throw new ApiError('forbidden', 'this table is played without hints');
  const seat = viewingSeat(stored, caller.account.id, wanted);
  if (seat === null) throw new ApiError('forbidden', 'you have no seat at this table');
  if (match === undefined || table.asked !== seat)
    throw new ApiError('not-your-turn', 'there are hints for who is asked');
  const { engine, labels, rules } = game;
  const { kind, ply } = engine.decision(match.state)!;
  const view = engine.view(match.state, seat);
  const ask = { game: rules.id, view, seed: newSeed(), budget: { ms: HINT_MS } };
  const { owner, id } = caller.account;
  const analysis = await bots.analyse(ask, undefined, { owner: owner ?? id, isAwaited: () => true });
  return {
    ply,
    options: analysis.options.map(({ name, expected, ci95 }) => {
      return { name, label: labels.option(name, kind), expected, ci95: [...ci95] };
    }),
    line: analysis.line.map(({ seat: by, kind: question, name }) => ({ seat: by, kind: question, name })),
  };
}
