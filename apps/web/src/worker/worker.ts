import { RefusedError } from '@crownleaf/engine';
import { knownScores, previewOption } from '@crownleaf/table';
import { botsOf } from './bots.ts';
import type { CallName, Calls, Reply, Request } from './calls.ts';
import { engineOf } from './engines.ts';
import { findHint, LocalHost } from './local-host.ts';
import { checked, Replay } from './replay.ts';

let host: LocalHost | undefined;
let replay: Replay | undefined;

type Answers = { readonly [N in CallName]: (...args: Parameters<Calls[N]>) => Promise<ReturnType<Calls[N]>> };

const answers: Answers = {
  async open(plan) {
    host?.close();
    const engine = await engineOf(plan.game);
    host = new LocalHost(engine, plan, { bots: botsOf(engine.game), publish: (update) => post({ update }) });
    return host.open();
  },
  send: async (ply, names) => hosted().send(ply, names),
  undo: async (to) => hosted().undo(to),
  lead: async (names) => hosted().lead(names),
  sit: async (seat) => hosted().sit(seat),
  record: async () => hosted().record(),
  check: async (record) => checked(await engineOf(record.game), record),
  async openReplay(record) {
    replay = new Replay(await engineOf(record.game), record);
    return replay.course;
  },
  async frame(index, seat, open) {
    if (replay === undefined) throw new Error('no record is open in this worker');
    return replay.frame(index, seat, open);
  },
  preview: async (game, view, name) => previewOption(await engineOf(game), view, name),
  whyNot: async (game, view, what) => (await engineOf(game)).whyNot(view, what),
  hint: async (game, view) => findHint(await engineOf(game), view),
  scores: async (game, view) => knownScores(await engineOf(game), view),
};

function hosted(): LocalHost {
  if (host === undefined) throw new Error('no table is open in this worker');
  return host;
}

function post(reply: Reply): void {
  self.postMessage(reply);
}

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, call, args } = data;
  try {
    post({ id, value: await (answers[call] as (...given: unknown[]) => Promise<unknown>)(...args) });
  } catch (error) {
    const rule = error instanceof RefusedError ? error.rule : undefined;
    const wrong = error instanceof Error ? error.message : String(error);
    post({ id, wrong, ...(rule === undefined ? {} : { rule }) });
  }
});
