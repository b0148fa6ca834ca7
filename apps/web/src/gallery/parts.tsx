import { sprite } from 'virtual:icons';
import {
  BUTTON_LOOKS,
  Button,
  CardBack,
  CardFrame,
  Chip,
  Dial,
  Dialog,
  DialogInside,
  GLYPHS,
  Glyph,
  Hex,
  Icon,
  IconButton,
  Popover,
  Resource,
  SeatBadge,
  SHAPE_NAMES,
  Toast,
  Token,
} from '@crownleaf/ui';
import { type ReactNode, useId, useState } from 'react';
import { Specimen } from './in-play.tsx';

const COLOURS = [
  ...['ground', 'raised', 'sunken', 'ink', 'ink-2', 'line'],
  ...['line-2', 'accent', 'gilt', 'glow', 'good', 'warn'],
];
const SIZES = ['step-0', 'step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'step-6'];

/** The parts that every page has. */
export function Parts() {
  return (
    <>
      <Row title="Colours">
        {COLOURS.map((name) => (
          <span key={name} className="swatch">
            <i style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </Row>
      <Row title="Type">
        {SIZES.map((size) => (
          <span key={size} style={{ fontFamily: 'var(--display)', fontSize: `var(--${size})`, lineHeight: 1.1 }}>
            Crown
          </span>
        ))}
      </Row>
      <Row title="Buttons">
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
      </Row>
      <Row title="Chips">
        <Chip>plain 3</Chip>
        <Chip tone="accent">your turn</Chip>
        <Chip tone="good">done</Chip>
        <Chip tone="warn">late</Chip>
      </Row>
      <Row title="Seats">
        {SHAPE_NAMES.map((shape, seat) => (
          <SeatBadge
            key={shape}
            seat={seat}
            name={shape}
            note="12"
            state={seat === 1 ? 'asked' : seat === 2 ? 'away' : 'plain'}
          />
        ))}
      </Row>
      <Row title="Pieces">
        <CardFrame title="Trading Ship" kind="action" seal={3} foot="+2 coins" emblem={emblem('trading-ship')} />
        <CardFrame
          title="A card with a long name"
          kind="attack"
          seal={5}
          emblem={emblem('curse-witch')}
          text="Draw 1. Each opponent discards."
        />
        <CardBack />
        <CardBack count={12} />
        <Token seat={0} label="circle’s piece" />
        <Token seat={3} />
        <Token>4</Token>
        <Dial values={[1, 2, 3, 4, 5, 6, 7, 8]} at={2} label="Gift" />
        <Hex>3</Hex>
        <Hex state="legal" />
        <Hex state="pointed" />
        <Resource sprite={sprite} name="coin" label="coins" letter="C" count={5} />
      </Row>
      <Openings />
      <Row title="Glyphs">
        {GLYPHS.map((name) => (
          <Glyph key={name} name={name} />
        ))}
      </Row>
    </>
  );
}

function emblem(name: string): ReactNode {
  return <Icon sprite={sprite} name={name} />;
}

export function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="gallery-row">
      <h3>{title}</h3>
      <div className="gallery-parts">{children}</div>
    </div>
  );
}

/** What opens, to be opened; and how it looks when it is open. */
function Openings() {
  const [open, setOpen] = useState(false);
  const heading = useId();
  const close = (): void => setOpen(false);
  return (
    <Row title="Opening">
      <Button onClick={() => setOpen(true)}>A dialog</Button>
      <Popover label="A popover" look="plain">
        <p>It closes with Escape.</p>
      </Popover>
      <Toast tone="warn" onClose={() => {}}>
        It costs 6 and you have 4.
      </Toast>
      <div className="gallery-open">
        <Specimen title="A dialog that is open">
          <div className="dialog">
            <DialogInside title="Leave the table?" heading={heading} onClose={close}>
              <p>The others go on without you. You can come back while the game lasts.</p>
              <p className="deeds">
                <Button look="primary">Stay</Button>
                <Button>Leave</Button>
              </p>
            </DialogInside>
          </div>
        </Specimen>
        <Specimen title="A popover that is open">
          <div className="popover">
            <p>Others’ turns are shown at this speed.</p>
            <p className="deeds">
              <Button look="primary">Normal</Button>
              <Button>Fast</Button>
            </p>
          </div>
        </Specimen>
      </div>
      {open && (
        <Dialog title="A dialog" onClose={close}>
          <p>It keeps the focus until it is closed.</p>
        </Dialog>
      )}
    </Row>
  );
}
