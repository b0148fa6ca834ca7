import { CALLS } from '@crownleaf/protocol';
import type { Challenges } from '../../challenges/challenges.ts';
import type { TableService } from '../../tables/service.ts';
import type { Router } from '../routes.ts';

export function challengeRoutes(route: Router, challenges: Challenges, service: TableService): void {
  route(CALLS.daily, async ({ caller }) => ({ challenges: await challenges.today(caller) }));
  route(CALLS.playDaily, async ({ params, caller }) =>
    service.snapshot(await challenges.play(params.game, caller), caller),
  );
  route(CALLS.dailyResults, ({ params, caller }) => challenges.results(params.game, params.day, caller));
  route(CALLS.solo, ({ params, caller }) => challenges.solo(params.game, caller));
}
