import type { Problem } from '@crownleaf/protocol/types';
import { PortError } from '@crownleaf/ui/port';

/** No server answers: games on this device are still possible. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** What the server refused, with its own words for why. */
export function refusalFrom(problem: Problem): PortError {
  return new PortError(problem.detail, problem.rule, problem);
}
