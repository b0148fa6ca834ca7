import { GAMES } from '../games.ts';
import { Link } from '../router.ts';
import { Frame } from './frame.tsx';

export function NoSuchGame({ id }: { readonly id: string }) {
  return (
    <Frame title="Not found">
      <div className="prose">
        <h1>There is no game “{id}”</h1>
        <ul>
          {GAMES.map((game) => (
            <li key={game.id}>
              <Link href={`/games/${game.id}`}>{game.name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
