import type { ClientMessage, ServerMessage } from '@crownleaf/protocol/types';

/** Somebody on this page who listens to the server. */
export interface Hearer {
  heard(message: ServerMessage): void;
  /** The line is there, for the first time or again. */
  opened?(): void;
  lost?(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

const hearers = new Set<Hearer>();
let socket: WebSocket | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST_WAIT;

/**
 * Listens on the one line that this page has to the server. It is there for as long as anybody listens, and comes back
 * when it is lost; what is returned ends the listening. The server takes a line for whoever was signed in when it began.
 */
export function hearLive(hearer: Hearer): () => void {
  hearers.add(hearer);
  if (socket === undefined) connect();
  else if (socket.readyState === WebSocket.OPEN) hearer.opened?.();
  return () => {
    if (hearers.delete(hearer) && hearers.size === 0) hangUp();
  };
}

/** Says nothing while there is no line: who has to be known to the server says so when it opens. */
export function sayLive(message: ClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect(): void {
  clearTimeout(timer);
  const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
  socket = line;
  document.addEventListener('visibilitychange', look);
  line.addEventListener('open', () => {
    if (socket !== line) return;
    wait = FIRST_WAIT;
    if (document.hidden) look();
    for (const { opened } of hearers) opened?.();
  });
  line.addEventListener('message', ({ data }) => {
    if (socket !== line) return;
    const message: ServerMessage = JSON.parse(String(data));
    for (const { heard } of hearers) heard(message);
  });
  line.addEventListener('close', () => {
    if (socket !== line) return;
    socket = undefined;
    for (const { lost } of hearers) lost?.();
    timer = setTimeout(connect, wait);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  });
}

function hangUp(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', look);
  const line = socket;
  socket = undefined;
  wait = FIRST_WAIT;
  line?.close();
}

function look(): void {
  sayLive({ look: document.hidden ? 'idle' : 'here' });
}
