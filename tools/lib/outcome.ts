import { type Fault, inWords } from './fault.ts';

/** What came of one part of the check; the output is shown when it failed. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

export function outcomeOf(faults: readonly Fault[]): Outcome {
  return { ok: faults.length === 0, output: faults.map(inWords).join('\n') };
}

/** For a check that is run alone: `node tools/check-layers.ts`. */
export async function reportAlone(run: (root: string) => Outcome | Promise<Outcome>): Promise<void> {
  const { ok, output } = await run(process.cwd());
  console.log(ok ? 'ok' : output);
  process.exitCode = ok ? 0 : 1;
}
