import { z } from 'zod';
import { calls } from '../call.ts';
import { DailyChallenge, DailyResults, SoloRecords } from '../extras.ts';
import { TableSnapshot } from '../play.ts';
import { Day, GameId } from '../words.ts';

/** What is played alone: the challenge of the day and what was reached. */
export const challengeCalls = calls({
  daily: {
    summary: "Today's challenges",
    who: 'optional',
    scope: 'read',
    reply: z.object({ challenges: z.array(DailyChallenge) }),
  },
  playDaily: {
    summary: "Begins today's challenge; there is one try, and who has begun it gets it back",
    who: 'account',
    params: z.object({ game: GameId }),
    reply: TableSnapshot,
  },
  dailyResults: {
    summary: 'How everybody did',
    who: 'optional',
    scope: 'read',
    params: z.object({ game: GameId, day: Day }),
    reply: DailyResults,
  },
  solo: {
    summary: 'What the caller has reached alone',
    who: 'account',
    scope: 'read',
    params: z.object({ game: GameId }),
    reply: SoloRecords,
  },
});
