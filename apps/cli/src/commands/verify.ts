import { readFileSync } from 'node:fs';
import { createEngine, type GameRecord, verify } from '@crownleaf/engine';
import { GAMES } from '../../../../games/loaded-games.ts';
import type { Arguments } from '../arguments.ts';
import { gameIds } from '../catalogue.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { coloured, out, printJson } from '../print.ts';
import { recordMistake } from '../record-shape.ts';

export const verifyCommand: Command = {
  name: 'verify',
  usage: 'FILE…',
  summary: 'replay game records and check every hash and shuffle',
  details: [
    "Plays each record again from its secret and compares every state's hash, every answer and the commitment to the secret. The exit code is 1 if a record differs, and 2 if a file is no record.",
  ],
  flags: [JSON_FLAG],
  words: [1, Number.POSITIVE_INFINITY],
  run,
};

const VERDICTS = ['verified', 'differs', 'unreadable'] as const;

interface Verified {
  readonly file: string;
  readonly verdict: (typeof VERDICTS)[number];
  readonly answers?: number;
  readonly over?: boolean;
  /** The first entry that was played again, when the rules changed in mid-game. */
  readonly from?: number;
  /** The entry at which the first difference is, counted from 0; −1 stands for what comes before them. */
  readonly at?: number;
  readonly message?: string;
}

function run(args: Arguments): number {
  const files: Verified[] = [];
  for (const file of args.words) {
    const verified = verifiedFile(file);
    files.push(verified);
    if (verified.verdict === 'unreadable') process.stderr.write(`crownleaf: ${file}: ${verified.message}\n`);
    else if (!args.has('json')) out(line(verified));
  }
  const any = (verdict: Verified['verdict']): boolean => files.some((f) => f.verdict === verdict);
  const ok = !any('differs') && !any('unreadable');
  if (args.has('json')) printJson({ ok, files });
  if (any('differs')) return 1;
  return any('unreadable') ? 2 : 0;
}

function verifiedFile(file: string): Verified {
  const unreadable = (message: string): Verified => ({ file, verdict: 'unreadable', message });
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable('this is not JSON');
    return unreadable(`the file cannot be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
  }
  const wrong = recordMistake(value);
  if (wrong !== undefined) return unreadable(`this is no game record: ${wrong}`);
  const record = value as GameRecord;
  const registered = GAMES.find(({ game }) => game.id === record.game);
  if (registered === undefined)
    return unreadable(`there is no game '${record.game}'; possible: ${gameIds().join(', ')}`);
  const verdict = verify(createEngine(registered.game), record);
  if (verdict.ok) {
    const { answers, over, from } = verdict;
    return { file, verdict: 'verified', answers, over, ...(from === 0 ? {} : { from }) };
  }
  return { file, verdict: 'differs', at: verdict.at, message: verdict.difference };
}

function line({ file, verdict, answers, over, from, at, message }: Verified): string {
  if (verdict === 'verified') {
    const part =
      from === undefined ? '' : `; what is before entry ${from} was played by other rules and is not checked`;
    return `${coloured('green', 'verified')}  ${file}: ${answers} answers, ${over ? 'to the end' : 'not to the end'}${part}`;
  }
  const where = at === -1 ? 'before the first entry' : `entry ${at}`;
  return `${coloured('red', 'differs')}   ${file}: ${where}: ${message}`;
}
