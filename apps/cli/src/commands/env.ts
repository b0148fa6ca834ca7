import { once } from 'node:events';
import type { Command } from '../command.ts';
import { createEnvironment, errorLine } from '../environment/environment.ts';
import { linesOf } from '../environment/lines.ts';
import { LONGEST_LINE, tooLong } from '../environment/request.ts';

export const envCommand: Command = {
  name: 'env',
  usage: '',
  summary: 'play by JSON lines on standard input and output',
  details: [
    'Reads one request a line and writes one answer a line, until the input ends. It begins with {"cmd":"new","game":"ID","seats":2,"seed":"any text"}; then {"cmd":"answer","option":"NAME"} plays the game. Without a seed a new secret is drawn.',
    'Further requests: view (with a seat, or as a spectator), state, set, clone (to), use (name), scores, events. A request that cannot be met is answered with {"ok":false,"error":{"code","message"}} and changes nothing.',
  ],
  flags: [],
  words: [0, 0],
  run,
};

async function run(): Promise<number> {
  const environment = createEnvironment();
  for await (const line of linesOf(process.stdin, LONGEST_LINE)) {
    const answer = 'text' in line ? environment.handle(line.text) : errorLine(tooLong());
    if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}
