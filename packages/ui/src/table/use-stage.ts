import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { GameTable } from '../game-table.ts';
import type { TablePort } from '../port.ts';
import { forcedOption } from './question.ts';
import { useSettings } from './settings.ts';
import { type Scene, Stage } from './stage.ts';

/** Shows what the port brings, at the pace that the viewer has chosen. */
export function useStage(
  port: TablePort,
  game: GameTable,
  lookingBack: boolean,
): { readonly stage: Stage; readonly scene: Scene } {
  const { speed } = useSettings();
  const stage = useMemo(() => new Stage(port.current, 'normal'), [port]);
  useEffect(() => stage.follow(port), [stage, port]);
  useEffect(() => {
    stage.speed = speed;
  }, [stage, speed]);
  useEffect(() => {
    stage.holds = (event) => !lookingBack && (game.confirmed?.(forcedOption(event) ?? '') ?? false);
  }, [stage, game, lookingBack]);
  const scene = useSyncExternalStore(stage.subscribe, () => stage.scene);
  return { stage, scene };
}
