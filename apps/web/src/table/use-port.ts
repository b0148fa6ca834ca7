import type { TablePort } from '@crownleaf/ui';
import { useEffect, useState } from 'react';

export interface OpenedPort<P> {
  readonly port: P | undefined;
  readonly error: Error | undefined;
  setError(error: Error): void;
}

/** Opens a table for as long as it is shown, and again when `open` changes. */
export function usePort<P extends TablePort>(open: () => Promise<P>): OpenedPort<P> {
  const [port, setPort] = useState<P>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let isGone = false;
    const opening = open();
    opening.then(
      (table) => isGone || setPort(table),
      (reason: Error) => isGone || setError(reason),
    );
    return () => {
      isGone = true;
      setPort(undefined);
      opening.then(
        (table) => table.close(),
        () => {},
      );
    };
  }, [open]);
  return { port, error, setError };
}
