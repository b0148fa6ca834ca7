import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { policiesOf } from '@crownleaf/bots';
import { type Game, itemAt, type Policy, type Seat, secretFrom } from '@crownleaf/engine';
import { OperatorError } from '@crownleaf/server/operator-error';
import { labels } from '@crownleaf/words';
import type { Arguments } from '../arguments.ts';
import { botNamed, gameNamed, rulesOf } from '../catalogue.ts';
import type { Command } from '../command.ts';
import type { Seating } from '../play/seating.ts';
import { Session } from '../play/session.ts';
import { bold, out, WIDTH } from '../print.ts';
import { sittingOf } from '../sitting.ts';

export const playCommand: Command = {
  name: 'play',
  usage: 'GAME [--seats N] [--bots NAME,…] [--seat I] [--seed S] [--options JSON]',
  summary: 'play in the terminal against bots',
  details: [
    'Shows the table as your seat sees it, what the others did, and your options with numbers. Answer with a number or a name; ? says what else can be typed. Nothing is recorded.',
  ],
  flags: [
    { name: 'seats', value: 'N', about: 'number of seats (default: 2, or as near as the game allows)' },
    { name: 'bots', value: 'NAMES', about: 'the other seats in turn, repeated (default: the strongest bot there is)' },
    { name: 'seat', value: 'I', about: 'your seat, counted from 0 (default: 0)' },
    { name: 'seed', value: 'S', about: 'text that decides all chance (default: a new secret)' },
    { name: 'options', value: 'JSON', about: "the game's own options, see 'crownleaf games --json'" },
  ],
  words: [1, 1],
  run,
};

async function run(args: Arguments): Promise<number> {
  const registered = gameNamed(itemAt(args.words, 0));
  const { game, engine, seats, options } = sittingOf(args);
  const human = args.count('seat', 0) ?? 0;
  if (human >= seats) throw new OperatorError(`there is no seat ${human}; possible: 0 to ${seats - 1}`);
  const session = new Session({
    engine,
    labels: labels(registered.words.en),
    rules: rulesOf(registered),
    seating: seated(game, args.names('bots'), seats, human),
    secret: secretFrom(args.text('seed') ?? randomBytes(32).toString('hex')),
    options,
    width: terminalWidth,
  });
  await converse(session);
  return 0;
}

const NARROWEST = 40;

/** A terminal that does not know its size says 0. */
function terminalWidth(): number {
  return Math.max(NARROWEST, process.stdout.columns || WIDTH);
}

function seated(game: Game, names: readonly string[] | undefined, seats: number, human: Seat): Seating {
  const others = seats - 1;
  if (names !== undefined && names.length > others) {
    throw new OperatorError(
      `${names.length} bots do not fit ${others} other ${others === 1 ? 'seat' : 'seats'}; name at most ${others}`,
    );
  }
  const bots: readonly Policy[] = names?.map((name) => botNamed(game, name)) ?? policiesOf(game).slice(-1);
  const next = (seat: Seat): number => (seat > human ? seat - 1 : seat) % bots.length;
  return { human, bots: Array.from({ length: seats }, (_, seat) => itemAt(bots, next(seat))) };
}

/** Asks until the game is done or the input ends. What comes from a pipe is shown after the prompt, as if it were typed. */
async function converse(session: Session): Promise<void> {
  const say = (lines: readonly string[]): void => lines.forEach(out);
  const typed = process.stdin.isTTY === true;
  say(session.opening());
  if (session.done) return;
  const input = createInterface({
    input: process.stdin,
    ...(typed ? { output: process.stdout } : {}),
    terminal: typed,
  });
  const ask = (): void => {
    out('');
    if (typed) input.prompt();
  };
  input.setPrompt(bold('> '));
  input.on('line', (line) => {
    if (session.done) return;
    if (!typed) out(`${bold('>')} ${line}`);
    say(session.handle(line));
    if (session.done) input.close();
    else ask();
  });
  ask();
  await new Promise<void>((resolve) => input.on('close', resolve));
  if (session.done) return;
  if (typed) out('');
  say(session.leave());
}
