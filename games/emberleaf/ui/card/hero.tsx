import { say, useTable } from '@crownleaf/ui';
import { heroCard, nameOf } from '../../src/components.ts';
import { cardText } from '../../src/effects/text.ts';
import type { Stat } from '../../src/effects/vocabulary.ts';
import { inWords } from '../say.ts';
import { Emblem, Ico } from './icon.tsx';
import { Scene } from './scenes.tsx';
import { SkillLine, statsOf } from './skill.tsx';

/** Animals without a drawing of their own are shown as their kin. */
const KIN: { readonly [animal: string]: string } = {
  vole: 'mouse',
  dormouse: 'mouse',
  shrew: 'mouse',
  marmot: 'beaver',
  weasel: 'stoat',
  marten: 'stoat',
  kestrel: 'falcon',
  swift: 'falcon',
  wren: 'songbird',
  lark: 'songbird',
  thrush: 'songbird',
  jay: 'songbird',
  woodpecker: 'songbird',
  magpie: 'crow',
  rook: 'crow',
  fawn: 'deer',
  'bear cub': 'bear',
  'stag beetle': 'beetle',
  rabbit: 'hare',
};

export function emblemOf(hero: number): string {
  const { animal } = heroCard(hero);
  return KIN[animal] ?? animal;
}

/** The stat by which a hero is known gives the note its colour. */
export function familyOf(hero: number): Stat {
  return (statsOf(heroCard(hero))[0] ?? 'walk') as Stat;
}

export interface HeroNoteProps {
  readonly hero: number;
  readonly large?: boolean;
  /** Uses of the charge that are spent. */
  readonly used?: number;
}

/** A hero as a page of field notes: the animal in its landscape, its stats on tabs, its skills in signs or in words. */
export function HeroNote({ hero, large = false, used = 0 }: HeroNoteProps) {
  const { words } = useTable();
  const card = heroCard(hero);
  return (
    <span className={large ? 'ember-note is-large' : 'ember-note'} data-family={familyOf(hero)}>
      <span className="ember-note-art" aria-hidden="true">
        <Scene family={familyOf(hero)} />
        <Emblem name={emblemOf(hero)} />
      </span>
      <span className="ember-note-head">
        <span className="ember-note-name">{words.what(nameOf(hero))}</span>
        <span className="ember-note-stats" aria-hidden="true">
          {statsOf(card).map((stat, i) => (
            <i key={i} data-stat={stat}>
              <Ico name={stat} />
            </i>
          ))}
        </span>
      </span>
      <span className="ember-note-skills">
        {card.skills.map((skill, i) => (
          <SkillLine key={i} skill={skill} used={used} />
        ))}
      </span>
      {large && (
        <span className="ember-note-text">
          {cardText(card).map((message, i) => (
            <span key={i}>{inWords(words, message)}</span>
          ))}
        </span>
      )}
    </span>
  );
}

/** The note for those who hear it. */
export function useHeard(): (hero: number) => string {
  const { words } = useTable();
  return (hero) => {
    const card = heroCard(hero);
    const stats = statsOf(card)
      .map((stat) => say(words, `stat.${stat}`))
      .join(', ');
    return say(words, 'heard.hero', {
      hero: words.what(nameOf(hero)),
      stats,
      skills: cardText(card)
        .map((message) => inWords(words, message))
        .join('; '),
    });
  };
}
