import { Denied } from '../problems.ts';

/** Larger than any honest message by far. */
export const LARGEST_MESSAGE = 64 * 1024;
const DEEPEST = 16;

/** Reads JSON from outside. What is nested without end, or aims at prototypes, is refused before it is built. */
export function jsonFrom(text: string): unknown {
  if (text.length > LARGEST_MESSAGE) throw new Denied('too-large', `a message has at most ${LARGEST_MESSAGE} bytes`);
  if (depthOf(text) > DEEPEST) throw new Denied('bad-request', `a message is nested at most ${DEEPEST} deep`);
  if (/"(?:__proto__|constructor|prototype)"\s*:/.test(text)) throw new Denied('bad-request', 'there is no such field');
  try {
    return JSON.parse(text);
  } catch {
    throw new Denied('bad-request', 'the message is not JSON');
  }
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
