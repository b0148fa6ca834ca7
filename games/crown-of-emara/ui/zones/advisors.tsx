import { Option, say } from '@crownleaf/ui';
import type { Advisor } from '../../src/components.ts';
import { goodName } from '../../src/components.ts';
import { labourDiscount } from '../../src/flow/bonus.ts';
import { Choice } from '../choice.tsx';
import { likelier, useGameTable } from '../look.ts';
import { AdvisorFace } from '../parts/face.tsx';
import { priceText } from '../parts/good.tsx';

/** An advisor who waits at a town place. */
export function AdvisorSpace({ advisor }: { readonly advisor: Advisor }) {
  const { view, words, legal } = useGameTable();
  const { name } = advisor;
  const saved = labourDiscount(view.table);
  const both = legal(`recruit:${name}`) && legal(`recruit-less:${name}`);
  const names = both ? [`recruit:${name}`] : likelier(view, `recruit:${name}`, `recruit-less:${name}`);
  return (
    <li className="em-waiting">
      <Choice
        names={names}
        thing={name}
        label={advisorText(advisor, words.what, (key, values) => say(words, key, values))}
        place={`advisor:${name}`}
      >
        <AdvisorFace advisor={advisor} />
      </Choice>
      {saved > 0 && (
        <span className="em-saved" title={say(words, 'advisor.saved', { saved })}>
          −{saved}
        </span>
      )}
      {both && (
        <Option
          name={`recruit-less:${name}`}
          className="board-option em-less"
          aria-label={words.option(`recruit-less:${name}`, 'act')}
        >
          −1
        </Option>
      )}
    </li>
  );
}

type Say = (key: string, values: { readonly [name: string]: string | number }) => string;

/** Everything that is printed on the card, for those who hear it. */
function advisorText(
  { name, cost, citizens, buildings, good, count }: Advisor,
  what: (name: string) => string,
  tell: Say,
): string {
  const brings = count > 0 ? `, ${count} ${what(goodName(good))}` : '';
  return tell('advisor.heard', { advisor: what(name), price: priceText(cost, what), citizens, buildings, brings });
}
