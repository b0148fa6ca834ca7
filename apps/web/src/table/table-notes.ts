import type { TableInfo } from '@crownleaf/protocol/types';

export const PRACTICE = 'Practice: you can take back anything, and this game leaves no solo record.';

/** What everybody who looks at the table should know, during the game and after it. */
export function noteOf(info: TableInfo): string | undefined {
  const notes = [olderText(info), info.practice ? PRACTICE : undefined].filter((note) => note !== undefined);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** What a finished game of older rules shows. */
function olderText({ older, rulesVersion, stopped }: TableInfo): string | undefined {
  const what = `This game was played by older rules (version ${rulesVersion}).`;
  switch (older) {
    case undefined:
      return undefined;
    case 'kept':
      return what;
    case 'retraced':
      return `${what} The present rules lead its answers to this final position.`;
    case 'partial': {
      const missing = stopped?.lost === 1 ? 'The last answer is' : `The last ${stopped?.lost ?? 0} answers are`;
      return `${what} ${missing} no longer possible, so you see the position before that. Its record is complete.`;
    }
  }
}
