import { addTally, emptyTally, type Sprt, type Tally } from '@crownleaf/bots';
import { itemAt } from '@crownleaf/engine';
import type { Lane } from './lanes.ts';
import type { Rounds } from './state-file.ts';

export interface SeriesSetting {
  readonly bots: number;
  /** At most so many rounds. */
  readonly rounds: number;
  readonly lanes: readonly Lane[];
  /** What was played before. */
  readonly kept: Rounds;
  /** Ends the series when it has decided. */
  readonly sprt?: Sprt | undefined;
  /** After each round that counts. */
  counted?(rounds: number): void;
}

/**
 * Plays rounds until there are enough of them or the test has decided. Rounds count in their own order, whichever ends
 * first, so that the result does not depend on the number of lanes, and quick games do not count more than slow ones.
 */
export async function playSeries(setting: SeriesSetting): Promise<readonly Tally[]> {
  const { rounds, kept, sprt } = setting;
  const totals = Array.from({ length: setting.bots }, emptyTally);
  let counted = 0;
  let next = 0;
  const goesOn = (): boolean => counted < rounds && (sprt?.verdict ?? 'open') === 'open';

  const count = (): void => {
    while (goesOn()) {
      const tallies = kept.get(counted);
      if (tallies === undefined) return;
      for (const [bot, tally] of tallies.entries()) addTally(itemAt(totals, bot), tally);
      sprt?.add(itemAt(tallies, 0).wins / itemAt(tallies, 0).games);
      setting.counted?.(++counted);
    }
  };
  const work = async (lane: Lane): Promise<void> => {
    while (goesOn()) {
      while (kept.has(next)) next++;
      if (next >= rounds) return;
      const round = next++;
      kept.add(round, await lane.play(round));
      count();
    }
  };

  count();
  try {
    await Promise.all(setting.lanes.map(work));
  } finally {
    for (const lane of setting.lanes) lane.close();
  }
  return totals;
}
