import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../parts/button.tsx';
import type { ChatLine } from '../port.ts';
import { Log, type LogProps } from './log.tsx';

export interface SideProps extends LogProps {
  readonly chat: readonly ChatLine[] | undefined;
  say?(text: string): void;
  onClose(): void;
}

/** Log and chat beside the board; on a phone over it. */
export function Side({ chat, say, onClose, ...log }: SideProps) {
  const [shows, setShows] = useState<'log' | 'chat'>('log');
  const chats = chat !== undefined && say !== undefined;
  return (
    <aside className="side" aria-label="Log and chat">
      <header className="side-head">
        <div className="side-tabs">
          <button type="button" aria-pressed={shows === 'log'} onClick={() => setShows('log')}>
            Log
          </button>
          {chats && (
            <button type="button" aria-pressed={shows === 'chat'} onClick={() => setShows('chat')}>
              Chat{chat.length > 0 ? ` (${chat.length})` : ''}
            </button>
          )}
        </div>
        <IconButton glyph="close" label="Hide log and chat" onClick={onClose} />
      </header>
      {shows === 'chat' && chats ? <Chat chat={chat} say={say} /> : <Log {...log} />}
    </aside>
  );
}

const LONGEST = 300;

function Chat({ chat, say }: { readonly chat: readonly ChatLine[]; say(text: string): void }) {
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') say(text.trim());
    setText('');
  };
  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite">
        {chat.map((line) => (
          <li key={line.id}>
            <strong>{line.from}</strong> {line.text}
          </li>
        ))}
      </ol>
      <form onSubmit={send} className="chat-form">
        <input
          className="input"
          aria-label="Say something"
          placeholder="Say something"
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Send</Button>
      </form>
    </div>
  );
}
