import type { NewTable, Visibility } from '@crownleaf/protocol/types';
import { Button } from '@crownleaf/ui';
import { labels } from '@crownleaf/words';
import { type FormEvent, useState } from 'react';
import { signedIn } from '../api/account.ts';
import { call } from '../api/api.ts';
import { UnreachableError } from '../api/errors.ts';
import { useLoaded } from '../api/use-call.ts';
import { Scene } from '../art/scenes.tsx';
import { GAMES, type GameEntry, gameOf, suggestedGame } from '../games.ts';
import { fittingLevel, offeredLevels } from '../levels.ts';
import { go } from '../router.ts';
import { Frame, Trouble } from './frame.tsx';
import { OptionsForm, type OptionValues } from './options-form.tsx';
import type { PageProps } from './page-props.ts';
import { SeatWishRow, type Wish } from './seat-wish-row.tsx';
import { Segments } from './segments.tsx';
import { useYourName } from './your-name.tsx';

const PACES = { relaxed: 'No clock', live: '15 minutes each', correspondence: '3 days a turn' } as const;
const WHO = { link: 'Who has the link', public: 'Everybody', private: 'By invitation' } as const satisfies {
  [v in Visibility]: string;
};

export function LobbyPage({ query }: PageProps) {
  const [entry, setEntry] = useState(() => gameOf(query.get('game') ?? '') ?? suggestedGame());
  const choices = GAMES.includes(entry) ? GAMES : [...GAMES, entry];
  return (
    <Frame entry={entry} title="New table">
      <div className="lobby">
        <div className="form">
          <h1>Set a table</h1>
          <Segments
            legend="Game"
            value={entry.id}
            choices={Object.fromEntries(choices.map(({ id, name }) => [id, name]))}
            choose={(id) => setEntry(gameOf(id) ?? entry)}
          />
          <TableForm key={entry.id} entry={entry} others={query.get('with') === 'bots' ? 'bot' : 'open'} />
        </div>
        <div className="lobby-view">
          <Scene entry={entry} />
        </div>
      </div>
    </Frame>
  );
}

interface TableFormProps {
  readonly entry: GameEntry;
  /** Who sits on the other seats until somebody says otherwise. */
  readonly others: 'open' | 'bot';
}

function TableForm({ entry, others }: TableFormProps) {
  const [min, max] = entry.seats;
  const [seats, setSeats] = useState<readonly Wish[]>(() => [
    { kind: 'me' },
    ...Array.from({ length: entry.usual - 1 }, (): Wish => ({ kind: others })),
  ]);
  const [options, setOptions] = useState<OptionValues>({});
  const [pace, setPace] = useState<keyof typeof PACES>('relaxed');
  const [visibility, setVisibility] = useState<Visibility>('link');
  const [practice, setPractice] = useState(false);
  const [trouble, setTrouble] = useState<Error>();
  const you = useYourName();
  const rules = useLoaded(`game ${entry.id}`, async () => ({
    game: await entry.game(),
    words: labels(await entry.words()),
  }));
  const levels = useLoaded('levels', async () => (await call('games')).games);
  const bots = offeredLevels(
    (levels.state === 'ready' ? levels.value.find(({ id }) => id === entry.id)?.levels : undefined) ?? [],
  );
  const usual = fittingLevel(bots);
  const setCount = (count: number): void => {
    setSeats(Array.from({ length: count }, (_, n) => seats[n] ?? { kind: others }));
  };
  const change = (at: number, wish: Wish): void => setSeats(seats.map((seat, n) => (n === at ? wish : seat)));
  const full = seats.every(({ kind }) => kind !== 'open');
  const create = async (): Promise<void> => {
    const wishes = seats.map((seat) =>
      seat.kind === 'bot' && seat.bot === undefined && usual !== undefined ? { ...seat, bot: usual } : seat,
    );
    const wanted = { options, pace, visibility, practice: full && practice, start: full };
    const body = { game: entry.id, seats: wishes as NewTable['seats'], ...wanted };
    try {
      await you.keep();
      await signedIn();
      const { table: id, info } = await call('createTable', { body });
      const inviting = visibility === 'private' && info.status === 'open';
      go(inviting ? (await call('invite', { params: { id } })).path : `/table/${id}`);
    } catch (error) {
      if (!(error instanceof UnreachableError) || !full) throw error;
      const people = seats.filter(({ kind }) => kind !== 'bot').length;
      const query = new URLSearchParams({ seats: String(seats.length), people: String(people) });
      if (Object.keys(options).length > 0) query.set('options', JSON.stringify(options));
      go(`/play/${entry.id}?${query}`);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create().catch(setTrouble);
  };
  const counts = Object.fromEntries(
    Array.from({ length: max - min + 1 }, (_, n) => [String(min + n), String(min + n)]),
  );
  return (
    <form className="form" onSubmit={submit}>
      <Segments
        legend="Seats"
        value={String(seats.length)}
        choices={counts}
        choose={(count) => setCount(Number(count))}
      />
      <div className="seat-rows">
        {seats.map((wish, seat) => (
          <SeatWishRow
            key={seat}
            seat={seat}
            wish={wish}
            you={you}
            bots={bots}
            usual={usual}
            change={(next) => change(seat, next)}
          />
        ))}
      </div>
      {rules.state === 'ready' && (
        <OptionsForm schema={rules.value.game.options} words={rules.value.words} values={options} change={setOptions} />
      )}
      <Segments legend="Pace" value={pace} choices={PACES} choose={(wish) => setPace(wish)} />
      <Segments legend="Who may see it" value={visibility} choices={WHO} choose={(wish) => setVisibility(wish)} />
      {full && (
        <label className="check">
          <input type="checkbox" checked={practice} onChange={(event) => setPractice(event.target.checked)} />
          Practice: you can take back anything, and the game leaves no solo record
        </label>
      )}
      <div className="deeds">
        <Button look="primary" type="submit">
          Set the table
        </Button>
      </div>
      {trouble !== undefined && <Trouble error={trouble} />}
    </form>
  );
}
