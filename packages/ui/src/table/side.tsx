import { MAX_CHAT_LENGTH } from '@crownleaf/protocol/types';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, IconButton } from '../parts/button.tsx';
import type { ChatLine, Emote } from '../port.ts';
import { Log, type LogProps } from './log.tsx';

export type SideTab = 'log' | 'chat';

export interface SideProps extends LogProps {
  readonly shows: SideTab;
  turnTo(tab: SideTab): void;
  readonly chat: readonly ChatLine[] | undefined;
  /** How many lines of the chat were not seen yet. */
  readonly unread: number;
  /** Whether it was heard. Who only looks on can read, not write. */
  say?(text: string): Promise<boolean>;
  readonly emotes?: readonly Emote[];
  gesture?(emote: string): void;
  /** What else people can do together, drawn by the page. */
  readonly together?: ReactNode;
  onClose(): void;
}

/** Log and chat beside the board; on a phone over it. */
export function Side(props: SideProps) {
  const { shows, turnTo, chat, unread, say, emotes, gesture, together, onClose, ...log } = props;
  return (
    <aside className="side" aria-label="Log and chat">
      <header className="side-head">
        <div className="side-tabs">
          <button type="button" aria-pressed={shows === 'log'} onClick={() => turnTo('log')}>
            Log
          </button>
          {chat !== undefined && (
            <button type="button" aria-pressed={shows === 'chat'} onClick={() => turnTo('chat')}>
              Chat{unread > 0 ? ` (${unread} new)` : ''}
            </button>
          )}
        </div>
        <IconButton glyph="close" label="Hide log and chat" onClick={onClose} />
      </header>
      {shows === 'chat' && chat !== undefined ? (
        <Chat chat={chat} say={say} emotes={emotes ?? []} gesture={gesture} together={together} />
      ) : (
        <Log {...log} />
      )}
    </aside>
  );
}

interface ChatProps {
  readonly chat: readonly ChatLine[];
  readonly say: ((text: string) => Promise<boolean>) | undefined;
  readonly emotes: readonly Emote[];
  readonly gesture: ((emote: string) => void) | undefined;
  readonly together: ReactNode;
}

function Chat({ chat, say, emotes, gesture, together }: ChatProps) {
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    setText('');
    if (words === '') return;
    say?.(words).then((heard) => {
      if (!heard) setText((now) => (now === '' ? words : now));
    });
  };
  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite">
        {chat.map((line) => (
          <li key={line.id} data-emote={line.emote}>
            <strong>{line.from}</strong> {line.text}
          </li>
        ))}
      </ol>
      {gesture !== undefined && emotes.length > 0 && (
        <fieldset className="emotes" aria-label="Gestures">
          {emotes.map(({ name, text: said }) => (
            <button key={name} type="button" onClick={() => gesture(name)}>
              {said}
            </button>
          ))}
        </fieldset>
      )}
      {say === undefined ? (
        <p className="chat-closed">Those who sit at the table can write here.</p>
      ) : (
        <form onSubmit={send} className="chat-form">
          <input
            className="input"
            aria-label="Say something"
            placeholder="Say something"
            maxLength={MAX_CHAT_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">Send</Button>
        </form>
      )}
      {together !== undefined && <div className="together">{together}</div>}
    </div>
  );
}
