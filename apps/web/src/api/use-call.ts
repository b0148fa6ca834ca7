import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: Error };

/** What a promise brought, and what went wrong; asked again when `key` changes. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly result: Loaded<T> }>();
  const [ask] = useState(() => ({ load }));
  useEffect(() => {
    ask.load = load;
  });
  useEffect(() => {
    let left = false;
    const done = (result: Loaded<T>): void => {
      if (!left) setLoaded({ key, result });
    };
    ask.load().then(
      (value) => done({ state: 'ready', value }),
      (error: unknown) => done({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      left = true;
    };
  }, [key, ask]);
  return loaded?.key === key ? loaded.result : { state: 'loading' };
}
