import { randomInt } from 'node:crypto';
import { ApiError } from '../problems.ts';
import { areAlike, readingsOf } from './look-alikes.ts';

const HOW = [
  'Brave',
  'Calm',
  'Clever',
  'Curious',
  'Eager',
  'Gentle',
  'Golden',
  'Happy',
  'Humble',
  'Jolly',
  'Kind',
  'Lucky',
  'Merry',
  'Noble',
  'Patient',
  'Proud',
  'Quick',
  'Quiet',
  'Sly',
  'Sunny',
  'Swift',
  'Tidy',
  'Wandering',
  'Wise',
] as const;
const WHO = [
  'Acorn',
  'Badger',
  'Baker',
  'Beacon',
  'Chestnut',
  'Councilor',
  'Falcon',
  'Fern',
  'Finch',
  'Fox',
  'Gardener',
  'Hazel',
  'Heron',
  'Lantern',
  'Maple',
  'Mason',
  'Merchant',
  'Otter',
  'Owl',
  'Piper',
  'Rowan',
  'Scribe',
  'Sparrow',
  'Weaver',
] as const;

/** A name for who gives none, as `Quiet Heron 27`. */
export function generatedName(): string {
  return `${HOW[randomInt(HOW.length)]} ${WHO[randomInt(WHO.length)]} ${randomInt(10, 100)}`;
}

const FORMER = 'Former player';

/** What stays in records of games when an account is deleted. */
export function pseudonym(): string {
  return `${FORMER} ${randomInt(1000, 10_000)}`;
}

/** Names that would speak for the site; with a number too. Bots have first names like people, and are marked as bots. */
const SITE_NAMES = [
  ...['Host', 'System', 'Server', 'Support', 'Staff'],
  ...['Guest', 'You', 'Open seat', 'Spectator', 'Somebody'],
];
/** Nobody has these as a word of their name. */
const SITE_ROLES = ['Admin', 'Administrator', 'Moderator'];
/** Nobody has these as a part of their name. */
const SITE_PARTS = ['Crownleaf', FORMER];
const NUMBER_AT_END = /[\p{N}\p{P}\s]+$/u;

/** Refuses a name that could be taken for one of the site. */
export function checkFree(name: string): void {
  const isPart = SITE_PARTS.some((part) =>
    readingsOf(part).some((read) => readingsOf(name).some((n) => n.includes(read))),
  );
  const word = name.replace(NUMBER_AT_END, '');
  const isRole = name.split(' ').some((each) => SITE_ROLES.some((role) => areAlike(role, each)));
  if (!isPart && !isRole && !SITE_NAMES.some((taken) => areAlike(taken, name) || areAlike(taken, word))) return;
  throw new ApiError('name-taken', 'This name could be taken for one of the site. Choose another.');
}

/** Refuses a name that could be taken for one of these others at a table. */
export function checkUnlike(name: string, others: Iterable<string>): void {
  for (const other of others) {
    if (areAlike(name, other)) {
      throw new ApiError(
        'name-taken',
        'Somebody at this table already has a name like that. Choose another to sit there.',
      );
    }
  }
}
