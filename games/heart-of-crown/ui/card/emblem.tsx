import { sprite } from 'virtual:icons/heart-of-crown';

const BOX = 512;

/** An icon in two tones: its shadow to the lower right, its body gilt from the upper left. */
export function Emblem({ name }: { readonly name: string }) {
  return (
    <svg className="hoc-emblem" viewBox={`-24 -24 ${BOX + 60} ${BOX + 60}`} aria-hidden="true">
      <use className="emblem-shade" href={`${sprite}#${name}`} width={BOX} height={BOX} x="14" y="18" />
      <use className="emblem-rim" href={`${sprite}#${name}`} width={BOX} height={BOX} x="-5" y="-6" />
      <use className="emblem-body" href={`${sprite}#${name}`} width={BOX} height={BOX} />
    </svg>
  );
}
