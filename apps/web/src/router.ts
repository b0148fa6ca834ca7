import { type AnchorHTMLAttributes, createElement, type MouseEvent, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function told(): void {
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', told);

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  window.scrollTo(0, 0);
  told();
}

/** The address as path and query; whoever uses it is drawn anew when it changes. */
export function useAddress(): URL {
  const href = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => location.href,
  );
  return new URL(href);
}

/** A link inside the site. Whatever means "open it elsewhere" is left to the browser. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    go(href);
  };
  return createElement('a', { ...rest, href, onClick: follow });
}
