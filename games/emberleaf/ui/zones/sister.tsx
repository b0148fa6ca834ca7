import { isFaceUp, kindOf } from '@crownleaf/engine';
import { Dialog, Named, say, useTable } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { useState } from 'react';
import { BUILDING_CARD_LEAVES, DIFFICULTIES, REST_AT, type SisterSkill } from '../../data/sister.ts';
import { nameOf, sisterAction, sisterBuilding, sisterFavour } from '../../src/components.ts';
import { buildingCardLeaves, sisterFavourLeaves, sisterScore } from '../../src/sister/score.ts';
import { reputation } from '../../src/sister/turn.ts';
import { Ico } from '../card/icon.tsx';
import { usePosition } from '../look.ts';
import { Building } from '../map/buildings.tsx';

/** The sister: how tired she is, what she is known for, what she would score now. */
export function SisterBoard() {
  const { words } = useTable();
  const { table: t } = usePosition();
  const s = usePosition();
  const [open, setOpen] = useState(false);
  const stamina = t.sisterActions.reduce((sum, card) => sum + sisterAction(card).stamina, 0);
  const onTrack = t.sisterLeaves.reduce((sum, n) => sum + n, 0);
  return (
    <section className="ember-rivals ember-sister" aria-label={words.what('nobody')}>
      <button type="button" className="ember-sister-strip ember-sheet" onClick={() => setOpen(true)}>
        <Named name={say(words, 'sister.open')}>
          <span className="ember-sister-who">
            <span className="ember-sister-figure">S</span>
            <strong>{words.what('nobody')}</strong>
            <small>{words.what(DIFFICULTIES[t.difficulty] ?? '')}</small>
          </span>
          <span className="ember-sister-facts">
            <span title={say(words, 'sister.now')}>
              <Ico name="leaves" />
              <b>{onTrack}</b>
              <small>{say(words, 'sister.total', { n: sisterScore(s) })}</small>
            </span>
            <span className="ember-stamina" title={say(words, 'sister.stamina', { n: stamina, rest: REST_AT })}>
              {Array.from({ length: REST_AT }, (_, i) => (
                <i key={i} data-full={i < stamina} />
              ))}
              <small>{stamina >= REST_AT ? say(words, 'sister.rests') : say(words, 'sister.acts')}</small>
            </span>
            <span title={say(words, 'sister.reputation')}>
              <b>★ {reputation(t)}</b>
            </span>
          </span>
          <BuildingLine />
          <span className="ember-sister-favours">
            {t.sisterFavours.map((favour) => (
              <span key={favour}>
                <span>{words.what(nameOf(favour))}</span>
                <b>+{sisterFavourLeaves(s, favour)}</b>
              </span>
            ))}
          </span>
        </Named>
      </button>
      {open && <SisterDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Her building cards from left to right; a face-down one is unknown. */
function BuildingLine() {
  const { words } = useTable();
  const { sisterBuildings } = usePosition().table;
  return (
    <span className="ember-sister-line" title={say(words, 'sister.buildings')}>
      {sisterBuildings.map((entry, place) => (
        <span key={place} data-open={isFaceUp(entry)}>
          {isFaceUp(entry) ? <Building type={sisterBuilding(kindOf(entry)).type} /> : '?'}
          <b>{BUILDING_CARD_LEAVES[place]}</b>
        </span>
      ))}
    </span>
  );
}

export function sisterSkillText(words: Labels, skill: SisterSkill): string {
  const values = {
    n: 'n' in skill ? skill.n : 'health' in skill ? skill.health : 'place' in skill ? skill.place : 0,
    type: 'type' in skill ? words.what(skill.type).toLowerCase() : '',
  };
  return say(words, `sister.does.${skill.op}`, values);
}

function SisterDialog({ onClose }: { onClose(): void }) {
  const { words, open } = useTable();
  const s = usePosition();
  const { table: t } = s;
  return (
    <Dialog title={words.what('nobody')} wide onClose={onClose}>
      <div className="ember-board-dialog" data-world="ember">
        <p>{say(words, 'sister.deck', { deck: t.sisterDeck.length, discard: t.sisterDiscard.length })}</p>
        <h3>{say(words, 'sister.actions')}</h3>
        <ul className="ember-sister-cards">
          {t.sisterActions.map((card) => (
            <li key={card} className="ember-sister-card ember-sheet">
              <b>{say(words, 'sister.cardStamina', { n: sisterAction(card).stamina })}</b>
              {sisterAction(card).skills.map((skill, i) => (
                <span key={i}>{sisterSkillText(words, skill)}</span>
              ))}
            </li>
          ))}
          {t.sisterActions.length === 0 && <li className="ember-none">{say(words, 'sister.noActions')}</li>}
        </ul>
        <h3>{say(words, 'sister.favours')}</h3>
        <ul className="ember-sister-cards">
          {t.sisterFavours.map((favour) => (
            <li key={favour}>
              <button type="button" className="ember-sister-card ember-sheet" onClick={() => open(nameOf(favour))}>
                <b>{words.what(nameOf(favour))}</b>
                <span>
                  {say(words, 'sister.per', {
                    n: sisterFavour(favour).points,
                    what: say(words, `sister.count.${sisterFavour(favour).per}`),
                  })}
                </span>
                <span>{say(words, 'sister.nowPer', { n: sisterFavourLeaves(s, favour) })}</span>
              </button>
            </li>
          ))}
        </ul>
        <h3>{say(words, 'sister.buildings')}</h3>
        <BuildingLine />
        <p>{say(words, 'sister.buildingsNow', { n: buildingCardLeaves(s) })}</p>
        <p>
          <strong>{say(words, 'sister.sum', { n: sisterScore(s) })}</strong>
        </p>
      </div>
    </Dialog>
  );
}
