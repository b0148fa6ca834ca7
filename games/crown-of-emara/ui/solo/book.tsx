import { Button, say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { useMemo, useState } from 'react';
import { HIGHEST_START, LOWEST_START } from '../../src/options.ts';
import { campaignOptions } from '../../src/solo/record.ts';
import { recordOf } from './kept.ts';
import { BestWins, HighScores, Ladder } from './sheet.tsx';
import './book.css';

export interface SoloBookProps {
  readonly words: Labels;
  /** The sheet that the server keeps, if there is one. */
  readonly kept?: unknown;
  play(options: object): void;
}

const USUAL_START = 30;

/** Playing alone: both modes with their records, both variants. */
export function SoloBook({ words, kept, play }: SoloBookProps) {
  const record = useMemo(() => recordOf(kept), [kept]);
  const [fullSelection, setFullSelection] = useState(false);
  const [randomLayout, setRandomLayout] = useState(false);
  const [start, setStart] = useState(USUAL_START);
  const sheet = fullSelection ? record.fullSelection : record.normal;
  const allowed = Number.isInteger(start) && start >= LOWEST_START && start <= HIGHEST_START;
  return (
    <section className="em-solo" aria-label={say(words, 'solo')}>
      <h2>{say(words, 'solo')}</h2>
      <p>{say(words, 'solo.intro')}</p>
      <div className="em-solo-variants">
        <label className="check">
          <input type="checkbox" checked={fullSelection} onChange={({ target }) => setFullSelection(target.checked)} />
          {say(words, 'solo.full')}
        </label>
        <label className="check">
          <input type="checkbox" checked={randomLayout} onChange={({ target }) => setRandomLayout(target.checked)} />
          {words.message('options.randomLayout')}
        </label>
      </div>
      <div className="em-solo-modes">
        <section>
          <h3>{words.message('options.solo.campaign')}</h3>
          <p>{say(words, 'solo.rule')}</p>
          <Ladder words={words} sheet={sheet} />
          <BestWins words={words} sheet={sheet} />
          <Button look="primary" onClick={() => play({ ...campaignOptions(record, fullSelection), randomLayout })}>
            {say(words, 'solo.campaign', { start: sheet.campaign.next })}
          </Button>
        </section>
        <section>
          <h3>{words.message('options.solo.high-score')}</h3>
          <HighScores words={words} sheet={sheet} />
          <div className="em-solo-start">
            <label className="field">
              <span>{say(words, 'solo.start')}</span>
              <input
                className="input"
                type="number"
                min={LOWEST_START}
                max={HIGHEST_START}
                value={Number.isNaN(start) ? '' : start}
                onChange={({ target }) => setStart(target.valueAsNumber)}
              />
            </label>
            <Button
              disabled={!allowed}
              onClick={() =>
                play({ solo: 'high-score', start: 'agreed', building: start, fullSelection, randomLayout })
              }
            >
              {say(words, 'solo.score')}
            </Button>
          </div>
        </section>
      </div>
    </section>
  );
}
