import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nameOf, PLAN } from './bots-table/plan.ts';
import { writeTable } from './bots-table/play.ts';

/**
 * `npm run bots:table` plays every match of the plan and writes docs/bots.md. It may be interrupted and started again;
 * `-- --fresh` forgets what was played, which is right when a bot has changed. `-- --jobs N` takes N threads in place of 2.
 */
const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, jobs: { type: 'string', default: '2' } } });
const folder = join(process.cwd(), 'data', 'bots-table');
if (values.fresh) rmSync(folder, { recursive: true, force: true });

const began = performance.now();
await writeTable({
  plan: PLAN,
  document: join(process.cwd(), 'docs', 'bots.md'),
  folder,
  jobs: Number(values.jobs),
  finished(match, { games, sprt }) {
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    console.log(`${minutes.padStart(6)} min  ${nameOf(match)}: ${sprt?.decision ?? 'played'} after ${games} games`);
  },
});
