import type { RuleId } from '@crownleaf/engine';
import { optionChoice, optionTitle } from '@crownleaf/words';
import { useEffect, useState } from 'react';
import type { GameTable } from '../game-table.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Prose } from '../parts/prose.tsx';
import type { Snapshot, TablePort } from '../port.ts';
import { KEY_MAP } from './keys.ts';
import { useTable } from './scene.tsx';

/** A numbered rule as the page shows it. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface RuleDialogProps {
  readonly rule: RuleId;
  load(rule: RuleId): Promise<RuleText | undefined>;
  href(rule: RuleId): string;
  onClose(): void;
}

export function RuleDialog({ rule, load, href, onClose }: RuleDialogProps) {
  const [text, setText] = useState<RuleText>();
  useEffect(() => {
    let left = false;
    load(rule).then((found) => !left && setText(found));
    return () => {
      left = true;
    };
  }, [rule, load]);
  return (
    <Dialog title={text === undefined ? rule : text.title} onClose={onClose}>
      <p className="rule-id">{rule}</p>
      {text !== undefined && <Prose text={text.text} ruleHref={href} />}
      <p>
        <a href={href(rule)} target="_blank" rel="noopener">
          All rules, in a new tab
        </a>
      </p>
    </Dialog>
  );
}

export function ThingDialog({
  name,
  game,
  onClose,
}: {
  readonly name: string;
  readonly game: GameTable;
  onClose(): void;
}) {
  const { words } = useTable();
  const { Thing, Details } = game;
  return (
    <Dialog title={words.what(name)} onClose={onClose}>
      <div className="thing">
        {Thing !== undefined && (
          <div className="thing-large">
            <Thing name={name} large />
          </div>
        )}
        <div className="thing-words">
          {Details === undefined ? <p>{words.told(`text.${name}`, {}) ?? ''}</p> : <Details name={name} />}
        </div>
      </div>
    </Dialog>
  );
}

export function HelpDialog({
  game,
  rules,
  onClose,
}: {
  readonly game: GameTable;
  readonly rules: string;
  onClose(): void;
}) {
  const { Reference } = game;
  return (
    <Dialog title="Help" wide onClose={onClose}>
      {Reference !== undefined && <Reference />}
      <h3 className="dialog-part">How to play here</h3>
      <ul className="help-list">
        <li>What glows can be chosen. The bar at the bottom lists the same answers as buttons.</li>
        <li className="by-pointer">
          Rest on an answer, or give it the focus, to see what it would change before you take it.
        </li>
        <li className="by-touch">Hold a finger on a card or a place to read what it is, without choosing it.</li>
        <li>Touch anything that cannot be done now, and you are told why, with the rule.</li>
        <li>Touch a card’s name in the log to see the card; § opens the rule.</li>
        <li>
          You can take back your answers until something new was seen or another player has answered.{' '}
          <a href={rules} target="_blank" rel="noopener">
            All rules
          </a>
        </li>
      </ul>
      <h3 className="dialog-part by-pointer">Keys</h3>
      <dl className="key-map by-pointer">
        {KEY_MAP.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

type Scores = Awaited<ReturnType<TablePort['scores']>>;

export interface InfoDialogProps {
  readonly shown: Snapshot;
  readonly game: GameTable;
  readonly port: TablePort;
  onClose(): void;
}

/** What was agreed on, what is promised about chance, what is our own invention, and how it stands. */
export function InfoDialog({ shown, game, port, onClose }: InfoDialogProps) {
  const { nameOf, words } = useTable();
  const [scores, setScores] = useState<Scores>();
  useEffect(() => {
    let left = false;
    port.scores().then(
      (found) => !left && setScores(found),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [port]);
  const options = Object.entries(typeof shown.options === 'object' && shown.options !== null ? shown.options : {});
  return (
    <Dialog title="About this table" onClose={onClose}>
      <h3 className="dialog-part">How it stands</h3>
      <dl className="facts">
        {shown.seats.map((_, seat) => (
          <div key={`${seat} ${nameOf(seat)}`}>
            <dt>{nameOf(seat)}</dt>
            <dd>{scoreText(scores?.[seat], words.message)}</dd>
          </div>
        ))}
      </dl>
      <h3 className="dialog-part">Agreed on</h3>
      {options.length === 0 ? (
        <p>The usual game.</p>
      ) : (
        <dl className="facts">
          {options.map(([name, value]) => (
            <div key={name}>
              <dt>{optionTitle(words, name)}</dt>
              <dd>{optionChoice(words, name, value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3 className="dialog-part">Chance</h3>
      <p>
        Every shuffle comes from one secret number. This is its fingerprint, made before the game began; when the game
        is over the number is shown, and everybody can check each shuffle.
      </p>
      <p className="commitment">{shown.commitment}</p>
      {(game.reconstructed?.length ?? 0) > 0 && (
        <>
          <h3 className="dialog-part">Reconstructed</h3>
          <p>No public source prints these values; they are our own and fit what is known.</p>
          <dl className="facts">
            {game.reconstructed?.map(({ what, value }) => (
              <div key={what}>
                <dt>{words.what(what)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}

function scoreText(lines: Scores[number] | undefined, message: (key: string) => string): string {
  if (lines === undefined) return 'not known yet';
  const sum = lines.reduce((total, { points }) => total + points, 0);
  const parts = lines.filter(({ points }) => points !== 0).map(({ label, points }) => `${message(label)} ${points}`);
  return parts.length < 2 ? String(sum) : `${sum} (${parts.join(', ')})`;
}

/** Several people on one device: nothing is shown until the next one sits there. */
export function HandOver({ name, sit }: { readonly name: string; sit(): void }) {
  return (
    <div className="hand-over">
      <div className="hand-over-inside">
        <p>Please hand over to</p>
        <h2>{name}</h2>
        <button type="button" className="button button-primary" onClick={sit}>
          I am {name}: show my cards
        </button>
      </div>
    </div>
  );
}
