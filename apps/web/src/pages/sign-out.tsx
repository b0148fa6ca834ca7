import { Button, Dialog } from '@crownleaf/ui';
import { useState } from 'react';
import { signOutEverywhere, useMe } from '../api/account.ts';
import { go } from '../router.ts';

/** For somebody who has lost a device, or was signed in on one of somebody else. */
export function SignOut({ fail }: { fail(error: Error): void }) {
  const me = useMe();
  const [isAsking, setAsking] = useState(false);
  const signOut = (): void => {
    signOutEverywhere().then(() => go('/', 'replace'), fail);
  };
  return (
    <section className="panel">
      <h2>Signed in elsewhere</h2>
      <p>If you have lost a device, sign out on all of them, this one too. Programs keep their tokens.</p>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      {isAsking && (
        <Dialog title="Sign out everywhere?" onClose={() => setAsking(false)}>
          <p>
            {me?.recoverable
              ? 'You can come back with your recovery code only. Have it at hand.'
              : 'You have no recovery code. Without one you cannot come back: your account and your games are lost to you. Make a code first.'}
          </p>
          <div className="dialog-deeds">
            <Button look="primary" data-first="" onClick={() => setAsking(false)}>
              Stay signed in
            </Button>
            <Button onClick={signOut}>Sign out everywhere</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
