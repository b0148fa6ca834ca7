import { MAX_NAME_LENGTH } from '@crownleaf/protocol/types';
import { Button } from '@crownleaf/ui';
import { type FormEvent, useState } from 'react';
import { rename, signedIn, useMe } from '../api/account.ts';
import { call } from '../api/api.ts';
import { useLoaded } from '../api/use-call.ts';
import { Link } from '../router.ts';
import { Frame, Trouble, Waiting } from './frame.tsx';
import { NoticesForm } from './notices-form.tsx';
import { SignOut } from './sign-out.tsx';
import { useYourTables, YourTables } from './table-lists.tsx';
import { YourData } from './your-data.tsx';

export function ProfilePage() {
  const mine = useYourTables();
  const account = useLoaded('me', signedIn);
  return (
    <Frame title="You">
      <div className="form">
        <h1>You</h1>
        {account.state === 'loading' && <Waiting />}
        {account.state === 'failed' && <Trouble error={account.error} />}
        {account.state === 'ready' && <Account />}
        <YourTables loaded={mine} />
      </div>
    </Frame>
  );
}

function Account() {
  const me = useMe();
  const [name, setName] = useState(me?.name ?? '');
  const [code, setCode] = useState<string>();
  const [link, setLink] = useState<string>();
  const [trouble, setTrouble] = useState<Error>();
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    rename(name.trim()).catch(setTrouble);
  };
  return (
    <>
      <form className="name-form" onSubmit={keep}>
        <label className="field">
          <span>Name</span>
          <input
            className="input"
            value={name}
            maxLength={MAX_NAME_LENGTH}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button type="submit">Keep</Button>
      </form>
      <section className="panel">
        <h2>On another device</h2>
        <p>A link that works once and for ten minutes.</p>
        <Button onClick={() => call('deviceLink').then(({ path }) => setLink(`${location.origin}${path}`), setTrouble)}>
          Make a link
        </Button>
        {link !== undefined && <p className="commitment">{link}</p>}
      </section>
      <section className="panel">
        <h2>If this browser forgets you</h2>
        <p>
          {me?.recoverable
            ? 'You have a recovery code. A new one makes the old one void.'
            : 'A code brings you back. Write it down.'}
        </p>
        <p>
          <Link href="/device">I have a code</Link>
        </p>
        <Button onClick={() => call('recovery').then((made) => setCode(made.code), setTrouble)}>
          Make a recovery code
        </Button>
        {code !== undefined && <p className="commitment">{code}</p>}
      </section>
      <SignOut fail={setTrouble} />
      <NoticesForm />
      <YourData fail={setTrouble} />
      {trouble !== undefined && <Trouble error={trouble} />}
    </>
  );
}
