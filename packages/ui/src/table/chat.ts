import type { Emote, TablePort } from '../port.ts';

export interface Chat {
  /** Whether it was sent. */
  say(text: string): Promise<boolean>;
  readonly emotes: readonly Emote[];
  gesture(name: string): void;
}

/** How the viewer talks at the table; undefined where they may only read. */
export function chatOf(port: TablePort, showError: (error: unknown) => void): Chat | undefined {
  if (port.say === undefined) return undefined;
  const wasSent = (sent: Promise<void>): Promise<boolean> =>
    sent.then(
      () => true,
      (error: unknown) => {
        showError(error);
        return false;
      },
    );
  return {
    say: (text) => wasSent(port.say!(text)),
    emotes: port.emotes ?? [],
    gesture: (name) => void (port.gesture && wasSent(port.gesture(name))),
  };
}
