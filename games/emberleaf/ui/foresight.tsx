import { say, useTable } from '@crownleaf/ui';
import { useLayoutEffect, useRef } from 'react';
import { foreseen } from './foresee.ts';
import { useOwnSeat, usePosition, useRemembered } from './look.ts';

const GAP = 10;
/** Cards on the table are shown large under the pointer; what they would do stands there already. */
const ON_CARDS = /^(place|hero|favour|promise|recall|charge|use|ongoing|trigger):/;

/** A slip of paper beside the answer that is pointed at: what it would mean. */
export function Foresight() {
  const { pointed, asked, words, shownFirst } = useTable();
  const s = usePosition();
  const seat = useOwnSeat();
  const slip = useRef<HTMLDivElement>(null);
  const name = pointed?.name;
  const placing = useRemembered('place', ['space']);
  const building = useRemembered('build', ['site', 'clearing']);
  const scene = { s, seat, asked, words, placing, building };
  const lines = name === undefined || asked === undefined ? [] : foreseen(name, scene);
  useLayoutEffect(() => {
    const element = slip.current;
    if (element === null || name === undefined) return;
    const controls = [...document.querySelectorAll(`[data-option="${CSS.escape(name)}"]`)];
    const under = controls.find((each) => each.matches(':hover, :focus-visible')) ?? controls[0];
    if (under === undefined) return;
    element.hidden = ON_CARDS.test(name) && under.closest('.bar') === null;
    const at = under.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const above = at.top - GAP - height;
    const x = Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - GAP));
    element.style.translate = `${x}px ${above > GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP)}px`;
    element.classList.add('is-placed');
  });
  if (name === undefined || asked === undefined || lines.length === 0) return null;
  return (
    <div ref={slip} className="ember-foresight" role="status">
      <strong>{words.option(name, asked.kind)}</strong>
      {lines.map((line, i) => (
        <span key={i}>{line}</span>
      ))}
      {shownFirst(name) && <em className="ember-again">{say(words, 'again')}</em>}
    </div>
  );
}
