import { Button } from '@crownleaf/ui';
import { type ReactNode, useState } from 'react';
import { confirmMail, stopMail } from '../api/account.ts';
import { Link } from '../router.ts';
import { Frame, Trouble } from './frame.tsx';
import type { PageProps } from './page-props.ts';

/** `/confirm-mail#CODE` */
export function ConfirmMailPage() {
  const [code] = useState(() => location.hash.slice(1));
  return (
    <OneDeed
      title="Is this your address?"
      about="Then we write to it when it is your turn. Every letter has a link to stop them."
      deed="Yes, write to me"
      act={() => confirmMail(code)}
    >
      Thank you! From now on you hear by mail when it is your turn, as you chose under <Link href="/me">your name</Link>
      .
    </OneDeed>
  );
}

/** `/stop-mail?code=CODE` */
export function StopMailPage({ query }: PageProps) {
  return (
    <OneDeed
      title="No more letters?"
      about="We then forget this address. Your games go on, and you can give an address again at any time."
      deed="Stop the letters"
      act={() => stopMail(query.get('code') ?? '')}
    >
      Done. We have forgotten this address and send nothing more there.
    </OneDeed>
  );
}

interface OneDeedProps {
  readonly title: string;
  readonly about: string;
  readonly deed: string;
  act(): Promise<void>;
  /** What is said when it is done. */
  readonly children: ReactNode;
}

/** Programs that look through mail open every link, so a link only shows the button, and a person presses it. */
function OneDeed({ title, about, deed, act, children }: OneDeedProps) {
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState<Error>();
  const press = (): void => {
    act().then(() => setDone(true), setTrouble);
  };
  return (
    <Frame title={title}>
      <div className="form">
        <h1>{title}</h1>
        {done ? (
          <p role="status">{children}</p>
        ) : (
          <>
            <p>{about}</p>
            <div className="deeds">
              <Button look="primary" onClick={press}>
                {deed}
              </Button>
            </div>
            {trouble !== undefined && <Trouble error={trouble} />}
          </>
        )}
      </div>
    </Frame>
  );
}
