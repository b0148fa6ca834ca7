import { useLoaded } from '../api/use-call.ts';
import { Emblem } from '../art/emblem.tsx';
import { InPlay } from '../gallery/in-play.tsx';
import { Parts, Row } from '../gallery/parts.tsx';
import { pictureNames } from '../gallery/pictures.ts';
import { GAMES, type GameEntry } from '../games.ts';
import { Link } from '../router.ts';
import { Frame, Trouble, Waiting } from './frame.tsx';

/** Every part in every state, in every world, and the positions that tables are reviewed in. */
export function DesignPage() {
  return (
    <Frame title="Design">
      <div className="gallery">
        <h1>Every part, in every world</h1>
        <section className="gallery-world" data-world="house">
          <h2>
            <Emblem /> The house
          </h2>
          <Parts />
        </section>
        {GAMES.map((entry) => (
          <section key={entry.id} className="gallery-world" data-world={entry.world}>
            <h2>
              <Emblem entry={entry} /> {entry.name}
            </h2>
            <Positions entry={entry} />
            <Parts />
            <InPlay entry={entry} />
          </section>
        ))}
      </div>
    </Frame>
  );
}

/** Whole tables, each as a page of its own. */
function Positions({ entry }: { readonly entry: GameEntry }) {
  const names = useLoaded(entry.id, () => pictureNames(entry));
  if (names.state === 'failed') return <Trouble error={names.error} />;
  if (names.state === 'loading') return <Waiting />;
  return (
    <Row title="Positions">
      {names.value.map((name) => (
        <Link key={name} className="button button-plain" href={`/design/${entry.id}/${name}`}>
          {name.replaceAll('-', ' ')}
        </Link>
      ))}
    </Row>
  );
}
