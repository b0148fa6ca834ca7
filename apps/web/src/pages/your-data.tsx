import { Button, Dialog } from '@crownleaf/ui';
import { useState } from 'react';
import { deleteAccount } from '../api/account.ts';
import { go } from '../router.ts';

/** What is kept about a person is theirs: to take along, and to have deleted. */
export function YourData({ fail }: { fail(error: Error): void }) {
  const [sure, setSure] = useState(false);
  const remove = (): void => {
    deleteAccount().then(() => go('/', 'replace'), fail);
  };
  return (
    <section className="panel">
      <h2>Your data</h2>
      <p>Everything that is kept about you, as one file; and the way to have it deleted.</p>
      <div className="deeds">
        <a className="button button-plain" href="/api/me/export" download="crownleaf-account.json">
          Save my data
        </a>
        <Button look="quiet" onClick={() => setSure(true)}>
          Delete my account
        </Button>
      </div>
      {sure && (
        <Dialog title="Delete your account?" onClose={() => setSure(false)}>
          <p>
            Your name, your devices and your settings are deleted at once and cannot be brought back. In games that you
            have played a made-up name stays, so that others can still look back at them.
          </p>
          <div className="dialog-deeds">
            <Button look="primary" data-first="" onClick={() => setSure(false)}>
              Keep it
            </Button>
            <Button onClick={remove}>Delete it for good</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
