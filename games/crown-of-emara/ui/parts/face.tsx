import { useTable } from '@crownleaf/ui';
import type { Advisor, EventInfo, Favor } from '../../src/components.ts';
import { goodName, placeName } from '../../src/components.ts';

import { titled } from '../say.ts';
import { EmaraIcon, Good, Price } from './good.tsx';

/** A miniature: a gilt emblem before a diapered ground under a pointed arch, as painters of books set their saints. */
export function Miniature({ name, tone }: { readonly name: string; readonly tone: string }) {
  return (
    <span className="em-miniature" data-tone={tone} aria-hidden="true">
      <svg className="em-arch" viewBox="0 0 60 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h60v60h-4V32C56 18 44 8 30 3 16 8 4 18 4 32v28H0z" />
      </svg>
      <EmaraIcon name={name} />
    </span>
  );
}

/** An advisor as he waits: portrait, price, and what he brings at once. */
export function AdvisorFace({ advisor }: { readonly advisor: Advisor }) {
  const { words } = useTable();
  const { name, cost, citizens, buildings, good, count } = advisor;
  return (
    <span className="em-card em-advisor" aria-hidden="true">
      <Miniature name={name} tone={toneOf(advisor)} />
      <span className="em-card-seals">
        {citizens > 0 && <Good name="citizens" count={citizens} mute />}
        {buildings > 0 && <Good name="buildings" count={buildings} mute />}
        {count > 0 && <Good name={goodName(good)} count={count} mute />}
      </span>
      <CardName className="em-card-name" name={titled(words, name)} />
      <Price cost={cost} />
    </span>
  );
}

/** A name at the foot of a card, set smaller where its longest word would not fit. */
export function CardName({ className, name }: { readonly className: string; readonly name: string }) {
  const letters = Math.max(...name.split(' ').map((word) => word.length));
  return (
    <span className={className} data-length={letters >= 10 ? 'longest' : letters >= 8 ? 'long' : 'short'}>
      {name}
    </span>
  );
}

/** Lords and ladies azure, those who bring something at once vert, craftspeople gules. */
export function toneOf({ name, count, buildings }: Advisor): string {
  if (/^(sir|lady)-/.test(name)) return 'azure';
  return count > 0 || buildings > 0 ? 'vert' : 'gules';
}

/** An action card. */
export function ActionFace({ name }: { readonly name: string }) {
  const { words } = useTable();
  return (
    <span className="em-card em-action" data-card={name} aria-hidden="true">
      <Miniature name={name} tone={ACTION_TONES[name] ?? 'azure'} />
      <CardName className="em-card-name" name={words.message(`name.${name}`)} />
    </span>
  );
}

const ACTION_TONES: { readonly [card: string]: string } = {
  ...{ wood: 'vert', cloth: 'gules', grain: 'or', stone: 'argent', ring: 'purpure' },
  ...{ trade: 'or', move: 'azure', discount: 'vert', town: 'gules' },
};

/** A favor token: where it is used, and what it brings. */
export function FavorFace({ favor }: { readonly favor: Favor }) {
  return (
    <span className="em-token" data-of={placeName(favor.place)} aria-hidden="true">
      <EmaraIcon name={placeName(favor.place)} />
      <Good name={favor.reward} count={favor.amount} mute />
    </span>
  );
}

const PHASES = { start: 'vert', end: 'gules', round: 'azure' } as const;

export function EventFace({ event }: { readonly event: EventInfo }) {
  return <Miniature name={event.name} tone={PHASES[event.effect.when]} />;
}
