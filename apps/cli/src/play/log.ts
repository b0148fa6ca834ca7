import { folded, sentence, type Told } from '@crownleaf/words';
import { bold, wrapped } from '../print.ts';

const SUBJECT = /^(You|Seat \d+(?: \(you\))?) /;

/** Sentences as paragraphs: what one seat does in a row names it once. */
export function prose(told: readonly Told[], width: number): string[] {
  const paragraphs: { subject: string | undefined; parts: string[] }[] = [];
  for (const { text } of told) {
    const subject = SUBJECT.exec(text)?.[1];
    const part = text.replace(/\.$/, '');
    const last = paragraphs.at(-1);
    if (subject !== undefined && last?.subject === subject) last.parts.push(part.slice(subject.length + 1));
    else paragraphs.push({ subject, parts: [subject === undefined ? part : part.slice(subject.length + 1)] });
  }
  return paragraphs.flatMap(({ subject, parts }) => {
    const text = sentence(folded(parts).join('; '));
    return wrapped(subject === undefined ? text : `${bold(subject)} ${text}`, '  ', '    ', width);
  });
}
