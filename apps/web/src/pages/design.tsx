import { sprite } from 'virtual:icons/heart-of-crown';
import {
  BUTTON_LOOKS,
  Button,
  CardBack,
  CardFrame,
  Chip,
  Dial,
  Dialog,
  GLYPHS,
  Glyph,
  Hex,
  IconButton,
  Popover,
  Resource,
  SeatBadge,
  SHAPE_NAMES,
  Toast,
  Token,
} from '@crownleaf/ui';
import { useState } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { WORLDS, type World } from '../games.ts';
import { Frame } from './frame.tsx';

const COLOURS = [
  'ground',
  'raised',
  'sunken',
  'ink',
  'ink-2',
  'line',
  'line-2',
  'accent',
  'gilt',
  'glow',
  'good',
  'warn',
];
const SIZES = ['step-0', 'step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'step-6'];

/** Every part in every state, in every world. */
export function DesignPage() {
  return (
    <Frame title="Design">
      <div className="gallery">
        <h1>Every part, in every world</h1>
        {(['house', ...WORLDS] as const).map((world) => (
          <WorldParts key={world} world={world} />
        ))}
      </div>
    </Frame>
  );
}

function WorldParts({ world }: { readonly world: World | 'house' }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="gallery-world" data-world={world}>
      <h2>
        <Emblem world={world} /> {world}
      </h2>
      <div className="gallery-row">
        <h3>Colours</h3>
        {COLOURS.map((name) => (
          <span key={name} className="swatch">
            <i style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </div>
      <div className="gallery-row">
        <h3>Type</h3>
        {SIZES.map((size) => (
          <span key={size} style={{ fontFamily: 'var(--display)', fontSize: `var(--${size})`, lineHeight: 1.1 }}>
            Crown
          </span>
        ))}
      </div>
      <div className="gallery-row">
        <h3>Buttons</h3>
        {BUTTON_LOOKS.map((look) => (
          <Button key={look} look={look} glyph="undo">
            {look}
          </Button>
        ))}
        {BUTTON_LOOKS.map((look) => (
          <Button key={look} look={look} disabled>
            {look}, not now
          </Button>
        ))}
        <IconButton glyph="hint" label="Hint" />
        <IconButton glyph="sound" label="Sound" aria-pressed />
        <IconButton glyph="undo" label="Nothing to take back" disabled />
      </div>
      <div className="gallery-row">
        <h3>Chips</h3>
        <Chip>plain 3</Chip>
        <Chip tone="accent">your turn</Chip>
        <Chip tone="good">done</Chip>
        <Chip tone="warn">late</Chip>
      </div>
      <div className="gallery-row">
        <h3>Seats</h3>
        {SHAPE_NAMES.map((shape, seat) => (
          <SeatBadge
            key={shape}
            seat={seat}
            name={shape}
            note="12"
            state={seat === 1 ? 'asked' : seat === 2 ? 'away' : 'plain'}
          />
        ))}
      </div>
      <div className="gallery-row">
        <h3>Pieces</h3>
        <CardFrame title="Trading Ship" kind="action" seal={3} foot="+2 coins" />
        <CardFrame title="A card with a long name" kind="attack" seal={5} text="Draw 1. Each opponent discards." />
        <CardBack count={12} />
        <Token seat={0} label="circle’s piece" />
        <Token seat={3} />
        <Token>4</Token>
        <Dial values={[1, 2, 3, 4, 5, 6, 7, 8]} at={2} label="Gift" />
        <Hex>3</Hex>
        <Hex state="legal" />
        <Hex state="pointed" />
        <Resource sprite={sprite} name="coin" label="coins" letter="C" count={5} />
      </div>
      <div className="gallery-row">
        <h3>Opening</h3>
        <Button onClick={() => setOpen(true)}>A dialog</Button>
        <Popover label="A popover" look="plain">
          <p>It closes with Escape.</p>
        </Popover>
        <Toast tone="warn" onClose={() => {}}>
          It costs 6 and you have 4.
        </Toast>
        {open && (
          <Dialog title="A dialog" onClose={() => setOpen(false)}>
            <p>It keeps the focus until it is closed.</p>
          </Dialog>
        )}
      </div>
      <div className="gallery-row">
        <h3>Glyphs</h3>
        {GLYPHS.map((name) => (
          <Glyph key={name} name={name} />
        ))}
      </div>
    </section>
  );
}
