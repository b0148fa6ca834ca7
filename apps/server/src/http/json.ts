import { ApiError } from '../problems.ts';

/** Larger than any honest message by far. */
export const LARGEST_MESSAGE = 64 * 1024;
const DEEPEST = 16;

const PROTOTYPES = ['__proto__', 'constructor', 'prototype'];
/** Without any of these no name of a field can be one of those, however it is spelled. */
const SUSPECT = /__proto__|constructor|prototype|\\u/;

/** Reads JSON from outside. What is nested without end is refused before it is built, what aims at prototypes after that. */
export function jsonFrom(text: string): unknown {
  if (text.length > LARGEST_MESSAGE) throw new ApiError('too-large', `a message has at most ${LARGEST_MESSAGE} bytes`);
  if (depthOf(text) > DEEPEST) throw new ApiError('bad-request', `a message is nested at most ${DEEPEST} deep`);
  const value = parsed(text);
  if (SUSPECT.test(text) && namesPrototype(value)) throw new ApiError('bad-request', 'there is no such field');
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad-request', 'the message is not JSON');
  }
}

function namesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).some((name) => PROTOTYPES.includes(name)) || Object.values(value).some(namesPrototype);
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 0x5c) i++;
      else if (c === 0x22) quoted = false;
    } else if (c === 0x22) quoted = true;
    else if (c === 0x5b || c === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (c === 0x5d || c === 0x7d) depth--;
  }
  return deepest;
}
