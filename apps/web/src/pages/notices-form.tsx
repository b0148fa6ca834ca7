import type { WhenToNotify } from '@crownleaf/protocol/types';
import { Button } from '@crownleaf/ui';
import { type FormEvent, useState } from 'react';
import { changeNotify, useMe } from '../api/account.ts';
import { call } from '../api/api.ts';
import { canPush, isPushed, startPush, stopPush } from '../api/push.ts';
import { useLoaded } from '../api/use-call.ts';
import { Trouble } from './frame.tsx';
import { Segments } from './segments.tsx';

const WHEN = { away: 'When I am away', always: 'Always', never: 'Never' } as const satisfies {
  [when in WhenToNotify]: string;
};

/** How somebody hears that it is their turn. */
export function NoticesForm() {
  const me = useMe();
  const [trouble, setTrouble] = useState<Error>();
  const ways = useLoaded('ways to be told', () => call('pushKey'));
  if (me === undefined) return null;
  const { notify } = me;
  const change = (wish: Parameters<typeof changeNotify>[0]): void => {
    changeNotify(wish).then(() => setTrouble(undefined), setTrouble);
  };
  return (
    <section className="panel">
      <h2>When it is your turn</h2>
      <ThisBrowser fail={setTrouble} />
      <Segments legend="Notifications" value={notify.push} choices={WHEN} choose={(push) => change({ push })} />
      {ways.state === 'ready' && ways.value.mail ? (
        <>
          <MailForm key={notify.address} address={notify.address} keep={(address) => change({ address })} />
          {notify.address !== null && !notify.confirmed && <Unconfirmed address={notify.address} />}
          <Segments legend="Mail" value={notify.mail} choices={WHEN} choose={(mail) => change({ mail })} />
        </>
      ) : (
        <p>This server sends no mail.</p>
      )}
      {trouble !== undefined && <Trouble error={trouble} />}
    </section>
  );
}

function ThisBrowser({ fail }: { fail(error: Error): void }) {
  const [turned, setTurned] = useState(0);
  const pushed = useLoaded(`pushed ${turned}`, isPushed);
  if (!canPush()) return <p>This browser shows no notifications.</p>;
  const on = pushed.state === 'ready' && pushed.value;
  const turn = (): void => {
    (on ? stopPush() : startPush()).then(() => setTurned((n) => n + 1), fail);
  };
  return (
    <p>
      {on ? 'This browser shows notifications. ' : 'This browser is silent. '}
      <Button onClick={turn}>{on ? 'Silence it' : 'Let it tell me'}</Button>
    </p>
  );
}

function Unconfirmed({ address }: { readonly address: string }) {
  return (
    <p role="status">
      We have sent a letter to <strong className="mail-address">{address}</strong>; open its link to confirm. Until then
      nothing else goes there. If you cannot find it, press “Keep” again and we send another.
    </p>
  );
}

interface MailFormProps {
  readonly address: string | null;
  keep(address: string | null): void;
}

function MailForm({ address, keep }: MailFormProps) {
  const [text, setText] = useState(address ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    keep(text.trim() === '' ? null : text.trim());
  };
  return (
    <form className="name-form" onSubmit={submit}>
      <label className="field">
        <span>Mail address</span>
        <input
          className="input"
          type="email"
          autoComplete="email"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit">Keep</Button>
    </form>
  );
}
