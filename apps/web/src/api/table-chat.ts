import type { Said } from '@crownleaf/protocol/types';
import type { ChatLine } from '@crownleaf/ui';

export type EmoteName = NonNullable<Said['emote']>;

/** What the gestures of the protocol say. */
const EMOTE_TEXTS: { readonly [emote in EmoteName]: string } = {
  hello: 'Hello!',
  'well-played': 'Well played',
  thanks: 'Thank you',
  thinking: 'Let me think…',
  oops: 'Oops',
  wow: 'Wow!',
  'good-game': 'Good game',
  hurry: 'Your turn?',
};
export const GESTURES = Object.entries(EMOTE_TEXTS).map(([name, text]) => ({ name, text }));

/** The chat with what is new in it, in the order in which it was said. */
export function addLines(chat: readonly ChatLine[], said: readonly Said[]): readonly ChatLine[] {
  const added = said.filter(({ id }) => !chat.some((line) => line.id === id)).map(lineOf);
  return [...chat, ...added].sort((a, b) => a.id - b.id);
}

function lineOf({ id, name, text, emote }: Said): ChatLine {
  if (emote !== undefined) return { id, from: name, text: EMOTE_TEXTS[emote], emote: true };
  return { id, from: name, text: text ?? '' };
}
