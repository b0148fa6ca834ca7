import { MAX_NAME_LENGTH, type SeatWish } from '@crownleaf/protocol/types';
import { SeatBadge } from '@crownleaf/ui';
import { levelText } from '../levels.ts';
import { type YourName, YourNameInput } from './your-name.tsx';

export type Wish = { readonly kind: SeatWish['kind']; readonly bot?: string; readonly name?: string };
const KINDS = { me: 'You', open: 'Open seat', bot: 'Bot', local: 'Somebody on this device' } as const;

interface SeatWishRowProps {
  readonly seat: number;
  readonly wish: Wish;
  readonly you: YourName;
  /** The levels that are offered. */
  readonly bots: readonly string[];
  readonly usual: string | undefined;
  change(wish: Wish): void;
}

/** Who is to sit on one seat of a new table. */
export function SeatWishRow({ seat, wish, you, bots, usual, change }: SeatWishRowProps) {
  return (
    <div className="seat-row">
      <SeatBadge seat={seat} name={wish.kind === 'me' ? you.name.trim() || 'You' : `Seat ${seat + 1}`} />
      <select
        className="input"
        aria-label={`Who sits on seat ${seat + 1}`}
        value={wish.kind}
        onChange={(event) => change({ kind: event.target.value as Wish['kind'] })}
      >
        {Object.entries(KINDS).map(([kind, label]) => (
          <option key={kind} value={kind} disabled={kind === 'me' && seat !== 0}>
            {label}
          </option>
        ))}
      </select>
      {wish.kind === 'me' && <YourNameInput {...you} />}
      {wish.kind === 'bot' && bots.length > 0 && (
        <select
          className="input"
          aria-label={`How strong is the bot on seat ${seat + 1}`}
          value={wish.bot ?? usual}
          onChange={(event) => change({ ...wish, bot: event.target.value })}
        >
          {bots.map((level) => (
            <option key={level} value={level}>
              {levelText(level)}
            </option>
          ))}
        </select>
      )}
      {wish.kind === 'local' && (
        <input
          className="input"
          aria-label={`Name on seat ${seat + 1}`}
          placeholder="Name"
          maxLength={MAX_NAME_LENGTH}
          value={wish.name ?? ''}
          onChange={(event) =>
            change(event.target.value === '' ? { kind: 'local' } : { kind: 'local', name: event.target.value })
          }
        />
      )}
    </div>
  );
}
