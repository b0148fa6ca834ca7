import { useEffect, useRef } from 'react';

/** What keys do at a table. A key in a text field or together with Ctrl, Alt or Meta is nobody's business here. */
export const KEY_MAP: readonly (readonly [key: string, what: string])[] = [
  ['1 … 9, 0', 'choose an option of the decision bar by its number'],
  ['arrow keys', 'move between cards and places of an area'],
  ['Tab', 'go to the next area'],
  ['Enter', 'take what has the focus'],
  ['u', 'take back the last answer'],
  ['Shift U', 'take back the whole turn'],
  ['h', 'ask for a hint'],
  ['space', 'skip ahead to your turn'],
  ['l', 'show or hide log and chat'],
  ['?', 'this help'],
];

export interface KeyActions {
  option(index: number): void;
  undo(): void;
  undoTurn(): void;
  hint(): void;
  skip(): void;
  side(): void;
  help(): void;
}

/** Listens to the keyboard for as long as the table is shown. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (handleKey(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether the key was meant for the table. */
function handleKey(event: KeyboardEvent, actions: KeyActions): boolean {
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, dialog') != null) {
    return false;
  }
  // A key that stays down answers once; only the arrows go on.
  if (event.repeat && !event.key.startsWith('Arrow')) return false;
  if (/^[0-9]$/.test(event.key)) {
    actions.option((Number(event.key) + 9) % 10);
    return true;
  }
  const action = actionOf(event, actions);
  action?.();
  return action !== undefined || moveFocus(event, target);
}

function actionOf(event: KeyboardEvent, actions: KeyActions): (() => void) | undefined {
  switch (event.key) {
    case 'u':
      return () => actions.undo();
    case 'U':
      return () => actions.undoTurn();
    case 'h':
      return () => actions.hint();
    case 'l':
      return () => actions.side();
    case '?':
      return () => actions.help();
    case ' ':
      return event.target instanceof HTMLButtonElement ? undefined : () => actions.skip();
    default:
      return undefined;
  }
}

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go to the nearest control of the same zone (`data-zone`) in that direction. */
function moveFocus(event: KeyboardEvent, target: HTMLElement | undefined): boolean {
  const direction = DIRECTIONS[event.key];
  const zone = target?.closest('[data-zone]');
  if (direction === undefined || target === undefined || zone == null) return false;
  const from = middle(target);
  const [x, y] = direction;
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of controlsIn(zone)) {
    if (other === target) continue;
    const to = middle(other);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    const distance = along + aside * 2.5;
    if (along > 2 && distance < least) {
      least = distance;
      best = other;
    }
  }
  best?.focus();
  return best !== undefined;
}

/** One stop of the Tab key for each zone: the control that had the focus last, else the first that stands for an option. */
export function rove(root: Element): void {
  for (const zone of root.querySelectorAll('[data-zone]')) {
    const controls = controlsIn(zone);
    const stop =
      controls.find((control) => control === document.activeElement) ??
      controls.find((control) => control.dataset.option !== undefined) ??
      controls[0];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  }
}

function controlsIn(zone: Element): readonly HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>('button:not([disabled]), a[href]')];
}

function middle(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
