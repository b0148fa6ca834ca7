import type { Page } from 'playwright';

export interface GeometryRules {
  /** At a desk nothing scrolls but the log. */
  readonly still: boolean;
  /** The least width and height of what is touched, in pixels. */
  readonly target: number;
}

/** The least that a thumb hits, in pixels. */
export const THUMB = 44;

/** What is wrong with how the table lies on the screen, each in one line. */
export async function geometryFaults(page: Page, { still, target }: GeometryRules): Promise<readonly string[]> {
  return [...(await page.evaluate(audit, still)), ...(await smallTargets(page, target))];
}

/** What is too small to be touched, of all that can be reached now. */
export function smallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate(measure, least);
}

/** Runs in the page and so knows nothing from outside. */
function measure(least: number): string[] {
  const inSight = { opacityProperty: true, visibilityProperty: true };
  // Behind a modal dialog nothing can be reached.
  const root = document.querySelector('dialog:modal') ?? document.body;
  const controls = [...root.querySelectorAll<HTMLElement>('button, select, input, textarea, summary, a[href]')];
  /** What is pressed to tick a box or to choose one of several is all of its label. */
  const targets = controls.map((control) =>
    control.matches('input') ? (control.closest('label') ?? control) : control,
  );
  return [...new Set(targets)].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    // A link among words is as high as these, and so are those of the log, line by line.
    const amongWords = getComputedStyle(target).display === 'inline' || target.closest('.log') !== null;
    if (amongWords || width <= 1 || height <= 1 || !target.checkVisibility(inSight)) return [];
    if (width >= least - 0.5 && height >= least - 0.5) return [];
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 24);
    const kind = [target.tagName.toLowerCase(), ...target.classList].join('.');
    return `${kind} "${name}" measures ${Math.round(width)}×${Math.round(height)} px`;
  });
}

/** Runs in the page and so knows nothing from outside. */
function audit(still: boolean): string[] {
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
  const slider = (element: Element): HTMLElement | undefined => {
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

  const outermost = (element: Element): Element => {
    const box = slider(element);
    return box === undefined ? element : outermost(box);
  };
  /** As a finger can: what is merely cut off stays where it is. */
  const slideIntoSight = (element: Element): void => {
    for (let box = slider(element); box !== undefined; box = slider(box)) {
      // It would snap back from between two areas, as it does not under a finger that goes on.
      box.style.scrollSnapType = 'none';
      const [a, b] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
      box.scrollBy({
        left: a.left + a.width / 2 - b.left - b.width / 2,
        top: a.top + a.height / 2 - b.top - b.height / 2,
        behavior: 'instant',
      });
    }
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
  const zones = outer.filter((zone) => !window(zone));
  /** What does not move: boxes that slide, and zones that are in none. */
  const fixed = new Set(zones.map(outermost));
  const around = [...shell.querySelectorAll('.top, .foot, .side')].filter(seen);
  const overlap = (one: Element, other: Element): void => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (x > 2 && y > 2)
      faults.push(`${called(one)} and ${called(other)} overlap by ${Math.round(x)}×${Math.round(y)} px`);
  };
  for (const [i, zone] of zones.entries()) {
    // What slides together lies side by side; of what slides apart, a part is out of sight.
    for (const other of zones.slice(i + 1)) if (slider(zone) === slider(other)) overlap(zone, other);
  }
  for (const box of fixed) {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      faults.push(`${called(box)} reaches out of the screen`);
    }
    for (const edge of around) overlap(box, edge);
  }

  // Words are not cut off in buttons.
  for (const control of shell.querySelectorAll<HTMLElement>('.bar-option, .button')) {
    if (seen(control) && control.scrollWidth > control.clientWidth + 1) faults.push(`${called(control)} is too narrow`);
  }

  // Nor anywhere else, but where dots say that there is more.
  const texts = document.createTreeWalker(shell, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const holder = text.parentElement!;
    if (text.textContent?.trim() === '' || !seen(holder)) continue;
    if (holder.closest('.only-heard, .side, [popover], svg') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    for (let box: Element = holder; box !== shell; box = box.parentElement!) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (slides(getComputedStyle(box)) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      const edge = box.getBoundingClientRect();
      const x = overflowX === 'visible' ? 0 : Math.max(edge.left - left, right - edge.right);
      const y = overflowY === 'visible' ? 0 : Math.max(edge.top - top, bottom - edge.bottom);
      if (x > 2 || y > 3) {
        faults.push(`"${text.textContent}" is cut off by ${Math.round(Math.max(x, y))} px in ${called(box)}`);
        break;
      }
    }
  }

  // Whatever can be chosen can be hit, once it is slid into sight: nothing lies over its middle.
  for (const control of shell.querySelectorAll<HTMLElement>('[data-option]')) {
    if (!seen(control)) continue;
    slideIntoSight(control);
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const twin = hit?.closest<HTMLElement>('[data-option]')?.dataset.option === control.dataset.option;
    if (!control.contains(hit) && !twin) {
      faults.push(`${called(control)} is covered by ${hit === null ? 'the edge' : called(hit)}`);
    }
  }

  // What lies over the table fits the screen, and is read from above to below and not sideways.
  const dialog = document.querySelector('dialog:modal');
  if (dialog !== null) {
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
      faults.push(`${called(dialog)} reaches out of the screen`);
    }
    for (const box of [dialog, ...dialog.querySelectorAll('*')]) {
      const more = box.scrollWidth - box.clientWidth;
      if (more > 1 && slides(getComputedStyle(box)) && seen(box)) {
        faults.push(`${called(box)} scrolls sideways by ${more} px`);
      }
    }
  }
  return faults;
}
