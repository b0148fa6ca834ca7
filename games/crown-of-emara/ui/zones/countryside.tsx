import { Option, say } from '@crownleaf/ui';
import { goodName, HUTS_A_PLACE, hutAt, placeName } from '../../src/components.ts';
import { Choice } from '../choice.tsx';
import { likelier, useGameTable, workersAt } from '../look.ts';
import { Good, Price, priceText } from '../parts/good.tsx';
import { Piece } from '../parts/piece.tsx';

/** What the place yields, and its three huts with their prices or owners. */
export function Countryside({ place }: { readonly place: number }) {
  const { view, words, me } = useGameTable();
  const yields = 1 + (me === undefined ? 0 : workersAt(view, me, place));
  const huts = Array.from({ length: HUTS_A_PLACE }, (_, i) => place * HUTS_A_PLACE + i);
  return (
    <>
      <ul className="em-huts" aria-label={say(words, 'huts')}>
        {huts.map((hut) => (
          <HutSpace key={hut} hut={hut} place={placeName(place)} />
        ))}
      </ul>
      <p className="em-yield">
        <Good name={goodName(place)} count={yields} />
        <span>{say(words, yields > 1 ? 'yield.bake' : 'yield', { crew: yields - 1 })}</span>
      </p>
    </>
  );
}

function HutSpace({ hut, place }: { readonly hut: number; readonly place: string }) {
  const { view, words, legal, nameOf } = useGameTable();
  const owner = view.table.huts[hut]!;
  const { name, cost } = hutAt(hut);
  const label =
    owner < 0
      ? say(words, 'hut.free', { price: priceText(cost, words.what) })
      : say(words, 'hut.taken', { who: nameOf(owner) });
  const both = legal(`hire:${name}`) && legal(`hire-less:${name}`);
  return (
    <li className="em-hut" data-owner={owner >= 0 ? owner : undefined}>
      <Choice
        names={both ? [`hire:${name}`] : likelier(view, `hire:${name}`, `hire-less:${name}`)}
        thing={name}
        label={label}
        place={`hut:${name}`}
      >
        <svg className="em-hut-art" viewBox="0 0 40 40" aria-hidden="true">
          <path className="em-hut-roof" d="M3 19 20 4l17 15" />
          <path className="em-hut-wall" d="M7 18v19h26V18L20 7z" />
        </svg>
        {owner < 0 ? <Price cost={cost} /> : <Piece seat={owner} of="craftsman" />}
      </Choice>
      {both && (
        <Option name={`hire-less:${name}`} className="board-option em-less" aria-label={say(words, 'less', { place })}>
          −1
        </Option>
      )}
    </li>
  );
}
