import { MAX_NAME_LENGTH } from '@crownleaf/protocol/types';
import { useState } from 'react';
import { keptName, rename, useMe } from '../api/account.ts';

export interface YourName {
  readonly name: string;
  type(name: string): void;
  /** Before the person sits down, so that others see it from the first moment. */
  keep(): Promise<void>;
}

/** The name under which others see the person: typed here, or the one of before. */
export function useYourName(): YourName {
  const me = useMe();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? me?.name ?? keptName();
  return {
    name,
    type: setTyped,
    async keep() {
      const wanted = name.trim();
      if (wanted !== '' && wanted !== (me?.name ?? keptName())) await rename(wanted);
    },
  };
}

export function YourNameInput({ name, type }: YourName) {
  return (
    <input
      className="input"
      aria-label="Your name"
      placeholder="Your name, if you like"
      autoComplete="nickname"
      maxLength={MAX_NAME_LENGTH}
      value={name}
      onChange={(event) => type(event.target.value)}
    />
  );
}
