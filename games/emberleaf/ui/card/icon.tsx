import { sprite } from 'virtual:icons/emberleaf';

/** An icon of this game in the colour of the text; with a label it is said, else it is decoration. */
export function Ico({ name, label }: { readonly name: string; readonly label?: string }) {
  return (
    <svg
      className="ember-ico"
      data-ico={name}
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

const BOX = 512;

/** An icon in two tones, lit from the upper left. */
export function Emblem({ name }: { readonly name: string }) {
  return (
    <svg className="ember-emblem" viewBox={`-20 -20 ${BOX + 60} ${BOX + 60}`} aria-hidden="true">
      <use className="ember-emblem-shade" href={`${sprite}#${name}`} width={BOX} height={BOX} x="18" y="22" />
      <use className="ember-emblem-rim" href={`${sprite}#${name}`} width={BOX} height={BOX} x="-8" y="-9" />
      <use className="ember-emblem-body" href={`${sprite}#${name}`} width={BOX} height={BOX} />
    </svg>
  );
}
