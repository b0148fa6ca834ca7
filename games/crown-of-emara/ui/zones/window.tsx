import { type Asked, Button, Option, say } from '@crownleaf/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { GOODS, RESOURCES } from '../../data/goods.ts';
import { countOf, FAVORS, GOLD, goodName, OFFERS } from '../../src/components.ts';
import { seatOf } from '../../src/state.ts';
import {
  chainOf,
  due,
  isFull,
  type Mix,
  mostOf,
  oneMore,
  type Payment,
  thriftyMix,
} from '../../src/stores/payment-plan.ts';
import { useGameTable, workersAt } from '../look.ts';
import { FavorFace } from '../parts/face.tsx';
import { EmaraIcon, Good } from '../parts/good.tsx';

/** Questions that no place of the board can show open a small window; it never lies over hand, goods or strip. */
export function Window() {
  const { asked } = useGameTable();
  switch (asked?.kind) {
    case 'pay':
      return <PaymentForm key={asked.ply} asked={asked} />;
    case 'keep':
      return <Tokens asked={asked} />;
    case 'bake':
      return <Baking asked={asked} />;
    case 'take':
    case 'start':
      return <Taking asked={asked} />;
    case 'reward':
      return <Rewards asked={asked} />;
    default:
      return null;
  }
}

interface FrameProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Frame({ title, hint, children }: FrameProps) {
  const frame = useRef<HTMLElement>(null);
  // On a low screen the board slides, and the window may open where it is not seen.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={frame} className="em-window" data-zone="window" aria-label={title}>
      <h3>{title}</h3>
      {hint !== undefined && <p className="em-window-hint">{hint}</p>}
      {children}
    </section>
  );
}

/** One form for the whole payment, thrift chosen beforehand; it sends the chain of answers that pays it. */
function PaymentForm({ asked }: { readonly asked: Asked }) {
  const { view, words, send } = useGameTable();
  const resource = asked.options[0]!.slice('pay:'.length).split(',')[0]!;
  const payment: Payment = {
    ...{ price: view.table.price, goods: seatOf(view, asked.seat).goods },
    from: (RESOURCES as readonly string[]).indexOf(resource),
  };
  const [mix, setMix] = useState<Mix>(() => thriftyMix(payment));
  const [name, ...then] = chainOf(payment, mix);
  const full = isFull(payment, mix);
  const owed = due(payment);
  const paid = mix.resources.reduce((sum, count) => sum + count, mix.coins);
  const cause = asked.because.at(-3) ?? asked.because[0];
  const oneLess = (good: number): Mix =>
    good === GOLD
      ? { ...mix, coins: mix.coins - 1 }
      : { ...mix, resources: mix.resources.with(good, mix.resources[good]! - 1) };
  return (
    <Frame title={say(words, 'pay.title', { what: cause === undefined ? '' : words.cause(cause), due: owed })}>
      <ul className="em-pay">
        {[...RESOURCES.keys(), GOLD].map((good) => {
          const most = mostOf(payment, good);
          const count = good === GOLD ? mix.coins : mix.resources[good]!;
          if (most === 0) return null;
          return (
            <li key={good}>
              <button
                type="button"
                className="em-less-more"
                data-choice={goodName(good)}
                aria-label={say(words, 'pay.less', { good: words.what(goodName(good)) })}
                disabled={count === 0}
                onClick={() => setMix(oneLess(good))}
              >
                −
              </button>
              <span className="em-pay-good" data-good={goodName(good)} data-none={count === 0}>
                <EmaraIcon name={goodName(good)} />
                <b>{count}</b>
                <small>{say(words, 'pay.of', { held: countOf(seatOf(view, asked.seat).goods, good) })}</small>
                <span className="only-heard">{words.what(goodName(good))}</span>
              </span>
              <button
                type="button"
                className="em-less-more"
                data-choice={goodName(good)}
                aria-label={say(words, 'pay.more', { good: words.what(goodName(good)) })}
                disabled={count >= most}
                onClick={() => setMix(oneMore(payment, mix, good))}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      <div className="em-window-deeds">
        <p className="em-window-hint" role="status">
          {full ? '' : say(words, 'pay.open', { paid, due: owed })}
        </p>
        <Button
          look="primary"
          data-form=""
          disabled={!full || name === undefined}
          onClick={() => name !== undefined && send(name, ...then)}
        >
          {say(words, 'pay.send')}
        </Button>
      </div>
    </Frame>
  );
}

function Tokens({ asked }: { readonly asked: Asked }) {
  const { words } = useGameTable();
  return (
    <Frame title={say(words, 'keep.title')} hint={say(words, 'keep.hint')}>
      <ul className="em-answers">
        {asked.options.map((name) => {
          const favor = FAVORS.find((each) => `keep:${each.name}` === name)!;
          return (
            <li key={name}>
              <Option name={name} className="em-answer">
                <FavorFace favor={favor} />
                <span>{words.what(favor.name)}</span>
              </Option>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

function Baking({ asked }: { readonly asked: Asked }) {
  const { view, words } = useGameTable();
  const place = view.table.visit;
  const crew = place < 0 ? 0 : workersAt(view, asked.seat, place);
  return (
    <Frame title={say(words, 'bake.title', { crew })} hint={say(words, 'bake.hint')}>
      <ul className="em-answers">
        {asked.options.map((name) => {
          const bakers = Number(name.slice('bake:'.length));
          return (
            <li key={name}>
              <Option name={name} className="em-answer" aria-label={words.option(name, asked.kind)}>
                <span className="em-deal">
                  {place >= 0 && <Good name={goodName(place)} count={1 + crew - bakers} mute />}
                  {bakers > 0 && <Good name="bread" count={bakers} mute />}
                  {bakers > 0 && (
                    <small>
                      − <Good name="grain" count={bakers} mute />
                    </small>
                  )}
                </span>
                <span>{words.option(name, asked.kind)}</span>
              </Option>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

function Taking({ asked }: { readonly asked: Asked }) {
  const { words } = useGameTable();
  return (
    <Frame title={words.message(`cause.${asked.kind}`)}>
      <ul className="em-answers">
        {asked.options.map((name) => (
          <li key={name}>
            <Option name={name} className="em-answer">
              <Good name={GOODS.find((good) => name.endsWith(`:${good}`))!} mute />
              <span>{words.option(name, asked.kind)}</span>
            </Option>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Rewards({ asked }: { readonly asked: Asked }) {
  const { words } = useGameTable();
  const offers = asked.options.flatMap((name) => OFFERS.find((offer) => `reward:${offer.name}` === name) ?? []);
  const event = offers[0]?.name.split(',')[0];
  return (
    <Frame
      title={event === undefined ? words.message('cause.reward') : words.what(event)}
      hint={say(words, 'reward.hint')}
    >
      <ul className="em-answers">
        {offers.map(({ name, good, count, citizens, buildings }) => (
          <li key={name}>
            <Option name={`reward:${name}`} className="em-answer" aria-label={words.option(`reward:${name}`, 'reward')}>
              <span className="em-deal">
                <Good name={goodName(good)} count={count} mute />
                <i>›</i>
                <Good name={citizens > 0 ? 'citizens' : 'buildings'} count={citizens + buildings} mute />
              </span>
              <span>{words.option(`reward:${name}`, 'reward')}</span>
            </Option>
          </li>
        ))}
        {asked.options.includes('pass') && (
          <li>
            <Option name="pass" className="em-answer">
              <span>{words.option('pass', 'reward')}</span>
            </Option>
          </li>
        )}
      </ul>
    </Frame>
  );
}
