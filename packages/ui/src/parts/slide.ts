/** Brings one of the areas that lie side by side in a strip into sight. */
export function slideTo(strip: HTMLElement | null, area: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip?.scrollTo({ left: area * strip.clientWidth, behavior: still ? 'instant' : 'smooth' });
}
