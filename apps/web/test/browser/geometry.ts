import type { Page } from 'playwright';

export interface GeometryRules {
  /** At a desk nothing scrolls but the log. */
  readonly still: boolean;
  /** The least width and height of what is touched, in pixels. */
  readonly target: number;
}

/** What is wrong with how the table lies on the screen, each in one line. */
export function geometryFaults(page: Page, rules: GeometryRules): Promise<readonly string[]> {
  return page.evaluate(audit, rules);
}

/** Runs in the page and so knows nothing from outside. */
function audit({ still, target }: GeometryRules): string[] {
  const faults: string[] = [];
  const board = document.querySelector<HTMLElement>('.board')!;
  const shell = document.querySelector<HTMLElement>('.shell')!;

  const called = (element: Element): string => {
    const { option, zone, place } = element instanceof HTMLElement ? element.dataset : {};
    const text = element.textContent?.trim().slice(0, 24) ?? '';
    const name = option ?? zone ?? place ?? element.getAttribute('aria-label') ?? text;
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${name}"`;
  };
  const seen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const slides = (style: CSSStyleDeclaration): boolean => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
  /** Something that can be slid into sight lies in a box that slides. */
  const slider = (element: Element): Element | undefined => {
    for (let at = element.parentElement; at !== null && at !== shell; at = at.parentElement) {
      if (
        slides(getComputedStyle(at)) &&
        (at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 1)
      ) {
        return at;
      }
    }
    return undefined;
  };

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth - innerWidth} px wider than the screen`);
  if (scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight - innerHeight} px higher than the screen`);

  if (still) {
    for (const element of shell.querySelectorAll('*')) {
      if (element.closest('.side, dialog, [popover]') !== null || !slides(getComputedStyle(element))) continue;
      const more = Math.max(element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight);
      if (more > 1 && seen(element)) faults.push(`${called(element)} scrolls by ${more} px`);
    }
  }

  // Zones: those that are in no other, but for windows, which are meant to lie over something.
  const all = [...board.querySelectorAll('[data-zone], section[aria-label]')].filter(seen);
  const outer = all.filter((zone) => !all.some((other) => other !== zone && other.contains(zone)));
  const window = (zone: Element): boolean => zone.matches('[data-zone="window"], [class*="-window"]');
  const zones = outer.filter((zone) => !window(zone) && slider(zone) === undefined);
  for (const [i, zone] of zones.entries()) {
    const a = zone.getBoundingClientRect();
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1) {
      faults.push(`${called(zone)} reaches out of the screen`);
    }
    for (const other of zones.slice(i + 1)) {
      const b = other.getBoundingClientRect();
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 2 && y > 2)
        faults.push(`${called(zone)} and ${called(other)} overlap by ${Math.round(x)}×${Math.round(y)} px`);
    }
  }

  // Whatever can be chosen can be hit: nothing lies over its middle.
  for (const control of shell.querySelectorAll<HTMLElement>('[data-option]')) {
    if (!seen(control) || slider(control) !== undefined) continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const twin = hit?.closest<HTMLElement>('[data-option]')?.dataset.option === control.dataset.option;
    const inWindow = board.querySelector('[data-zone="window"], [class*="-window"]')?.contains(hit) ?? false;
    if (!control.contains(hit) && !twin && !inWindow) {
      faults.push(`${called(control)} is covered by ${hit === null ? 'the edge' : called(hit)}`);
    }
  }

  // Words are not cut off in buttons.
  for (const control of shell.querySelectorAll<HTMLElement>('.bar-option, .button')) {
    if (seen(control) && control.scrollWidth > control.clientWidth + 1) faults.push(`${called(control)} is too narrow`);
  }

  for (const control of shell.querySelectorAll<HTMLElement>('button, select, input, a[href]')) {
    if (target === 0 || !seen(control) || getComputedStyle(control).display === 'inline') continue;
    if (control.closest('.log, dialog, [popover]') !== null) continue;
    const { width, height } = control.getBoundingClientRect();
    if (width < target - 0.5 || height < target - 0.5) {
      faults.push(`${called(control)} measures ${Math.round(width)}×${Math.round(height)} px`);
    }
  }
  return faults;
}
