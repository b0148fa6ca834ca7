import { once } from 'node:events';
import { connect } from 'node:net';
import { frameOf, OPCODES, upgradeOf } from './raw-line.ts';

/** A WebSocket of somebody who goes on talking whatever they are told. */
export interface DeafLine extends Disposable {
  say(message: unknown): void;
  /** Resolves when the server has had enough. */
  cut(): Promise<void>;
}

export async function deafLine(url: string, header?: string): Promise<DeafLine> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(upgradeOf('/api/live', header === undefined ? [] : [header]));
  await once(socket, 'data');
  const closed = once(socket, 'close');
  socket.resume();
  return {
    say(message) {
      socket.write(frameOf(OPCODES.text, JSON.stringify(message)));
    },
    async cut() {
      await closed;
    },
    [Symbol.dispose]: () => socket.destroy(),
  };
}
