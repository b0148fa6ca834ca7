/** Days of the challenges are those of UTC, so that they begin everywhere at once. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;

export function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS;
}

export function isOver(day: string, now: number): boolean {
  return now >= endOf(day);
}
