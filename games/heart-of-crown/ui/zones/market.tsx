import { Named, SeatShape, say } from '@crownleaf/ui';
import { type Card, cardOf, NAMES, nameOf } from '../../src/components.ts';
import { priceOf } from '../../src/effects/verbs/market.ts';
import { CardBack, CardFace } from '../card/face.tsx';
import { CardChoice } from '../choice.tsx';
import { BASIC_MARKET, backerOf, PRINCESSES, randomMarket, useGameTable } from '../look.ts';
import type { PileName } from '../piles.tsx';

export interface MarketProps {
  openPile(pile: PileName): void;
}

const STACKS = 8;

export function Market({ openPile }: MarketProps) {
  const { view, words, me } = useGameTable();
  const random = randomMarket(view);
  const { supply, curses, outskirts } = view.table;
  return (
    <section className="hoc-court" aria-label={say(words, 'zone.market')} data-zone="market" data-place="market">
      <ul className="hoc-dais" aria-label={say(words, 'zone.princesses')}>
        {PRINCESSES.map((princess) => (
          <Princess key={princess} card={princess} />
        ))}
      </ul>
      <ul className="hoc-stacks">
        {random.map((card) => (
          <Stack key={card} card={card} mine={me} />
        ))}
        {Array.from({ length: Math.max(0, STACKS - random.length) }, (_, i) => (
          <li key={`gap-${i}`} className="hoc-gap" aria-hidden="true" />
        ))}
        {BASIC_MARKET.map((card) => (
          <Stack key={card} card={card} mine={me} basic />
        ))}
        <SidePile name="supply" count={supply.length} openPile={openPile}>
          <CardBack />
        </SidePile>
        <SidePile name="curses" count={curses.length} openPile={openPile}>
          <CardFace card={CURSE} face="stack" />
        </SidePile>
        <SidePile name="outskirts" count={outskirts.length} openPile={openPile}>
          <Outskirts />
        </SidePile>
      </ul>
    </section>
  );
}

const CURSE: Card = NAMES.indexOf('curse');

interface StackProps {
  readonly card: Card;
  readonly mine: number | undefined;
  readonly basic?: boolean;
}

function Stack({ card, mine, basic = false }: StackProps) {
  const { view, words } = useGameTable();
  const name = nameOf(card);
  const count = view.table.market[card]!;
  const buyer = view.seats[mine ?? view.asked];
  const price = buyer === undefined ? cardOf(card).cost : priceOf(buyer, card);
  return (
    <li className="hoc-stack" data-basic={basic} data-left={Math.min(count, 3)} data-place={`market:${name}`}>
      <CardChoice
        card={card}
        names={[`buy:${name}`, `acquire:${name}`]}
        note={say(words, 'stack', { count, price, cost: cardOf(card).cost })}
      >
        <CardFace card={card} face="stack" price={price} />
      </CardChoice>
      <span className="hoc-count" aria-hidden="true">
        {count}
      </span>
    </li>
  );
}

function Princess({ card }: { readonly card: Card }) {
  const { view, words, nameOf } = useGameTable();
  const name = nameOf(card);
  const backer = backerOf(view, card);
  const note =
    backer === undefined ? say(words, 'princess.offer') : say(words, 'princess.backed', { who: nameOf(backer) });
  return (
    <li className="hoc-princess" data-backed={backer !== undefined} data-place={`princess:${name}`}>
      <CardChoice card={card} names={[`back:${name}`]} note={note}>
        <CardFace card={card} face="stack" />
      </CardChoice>
      {backer !== undefined && (
        <span className="hoc-backer" data-seat={backer} aria-hidden="true">
          <SeatShape seat={backer} />
          <span>{nameOf(backer)}</span>
        </span>
      )}
    </li>
  );
}

interface SidePileProps {
  readonly name: 'supply' | 'curses' | 'outskirts';
  readonly count: number;
  openPile(pile: PileName): void;
  readonly children: React.ReactNode;
}

function SidePile({ name, count, openPile, children }: SidePileProps) {
  const { words } = useGameTable();
  return (
    <li className="hoc-stack hoc-side" data-place={name} data-left={Math.min(count, 3)}>
      <button type="button" className="hoc-pile" onClick={() => openPile({ pile: name })}>
        <Named name={say(words, `pile.${name}`, { count })}>
          {children}
          <span className="hoc-side-name">{say(words, `short.${name}`)}</span>
        </Named>
      </button>
      <span className="hoc-count" aria-hidden="true">
        {count}
      </span>
    </li>
  );
}

/** Beyond the gates: what was banished. */
function Outskirts() {
  return (
    <span className="hoc-card hoc-outskirts" data-face="stack" aria-hidden="true">
      <svg viewBox="0 0 100 106" aria-hidden="true">
        <path className="scene-far" d="M0 62c16-12 30-8 46-4 18-8 36-6 54 4v44H0z" />
        <path className="scene-mid" d="M22 106V44h6v-6h6v6h8v-6h6v6h4v62zM56 106V50h6v-6h6v6h8v-6h6v6h4v56z" />
        <path className="scene-deep" d="M44 106V72c0-12 16-12 16 0v34z" />
        <path className="scene-line" d="M0 96c30-10 40-4 52 10M100 92c-20 0-34 4-42 14" />
      </svg>
    </span>
  );
}
