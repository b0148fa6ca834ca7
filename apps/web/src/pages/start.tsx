import { GAMES } from '../games.ts';
import { Link } from '../router.ts';

export function StartPage() {
  return (
    <main>
      <h1>Crownleaf</h1>
      {GAMES.map(({ id, name, seats, minutes, motto }) => (
        <article key={id}>
          <h2>{name}</h2>
          <p>{motto}</p>
          <p>
            {seats.join('–')} players, {minutes}
          </p>
          <Link href={`/play/${id}`}>Play now</Link>
        </article>
      ))}
    </main>
  );
}
