import { Button } from '@crownleaf/ui';
import { useState } from 'react';
import { recover } from '../api/account.ts';
import { go } from '../router.ts';
import { Frame, Trouble } from './frame.tsx';

/** `/device#CODE`: goes on with an account that was used on another device. The code never leaves the page but for this. */
export function DevicePage() {
  const [code, setCode] = useState(() => location.hash.slice(1));
  const [trouble, setTrouble] = useState<Error>();
  const enter = (): void => {
    recover(code.trim()).then(() => go('/', 'replace'), setTrouble);
  };
  return (
    <Frame title="Go on here">
      <div className="form">
        <h1>Go on here</h1>
        <p>With the link of another device, or with your recovery code.</p>
        <label className="field">
          <span>Code</span>
          <input className="input" value={code} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
        </label>
        <div className="deeds">
          <Button look="primary" onClick={enter}>
            Sign in
          </Button>
        </div>
        {trouble !== undefined && <Trouble error={trouble} />}
      </div>
    </Frame>
  );
}
