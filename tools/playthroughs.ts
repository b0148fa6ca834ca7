import { shown } from './lib/run.ts';

/** Writes every stored playthrough anew; what changed is then read as a difference. */
process.env.UPDATE_PLAYTHROUGHS = '1';
process.exitCode = await shown(process.cwd(), { command: 'vitest', args: ['run', 'playthrough'] });
