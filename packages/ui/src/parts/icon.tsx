export interface IconProps {
  /** The address of the game's sprite, from `virtual:icons/GAME`. */
  readonly sprite: string;
  readonly name: string;
  /** Said by screen readers; without it the icon is decoration. */
  readonly label?: string;
}

/** An icon of the game's sprite, in the colour of the text. */
export function Icon({ sprite, name, label }: IconProps) {
  return (
    <svg
      className="icon"
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export interface ResourceProps extends IconProps {
  readonly label: string;
  /** One letter: the colour of a resource never stands alone. */
  readonly letter: string;
  readonly count?: number;
  readonly tone?: string;
}

/** A resource: an icon, a letter and how many. */
export function Resource({ sprite, name, label, letter, count, tone }: ResourceProps) {
  const said = count === undefined ? label : `${count} ${label}`;
  return (
    <span className="resource" data-tone={tone} title={said}>
      <span className="resource-disc" aria-hidden="true">
        <Icon sprite={sprite} name={name} />
        <span className="resource-letter">{letter}</span>
      </span>
      {count !== undefined && (
        <span className="resource-count" aria-hidden="true">
          {count}
        </span>
      )}
      <span className="only-heard">{said}</span>
    </span>
  );
}
