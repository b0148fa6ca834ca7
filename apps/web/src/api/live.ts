import type { Answer, Answered, ClientMessage, ServerMessage } from '@crownleaf/protocol/types';
import { refusalFrom, UnreachableError } from './errors.ts';

/** Somebody on this page who listens to the server. */
export interface LiveListener {
  onMessage(message: ServerMessage): void;
  /** The line is there, for the first time or again. */
  onOpen?(): void;
  onLost?(): void;
}

const FIRST_WAIT = 400;
const MAX_WAIT = 8000;
/** How many milliseconds an answer may take, over however many lines. */
const ANSWER_PATIENCE = 15_000;

const listeners = new Set<LiveListener>();
let socket: WebSocket | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST_WAIT;

/**
 * Listens on the one line that this page has to the server. It is there for as long as anybody listens, and comes back
 * when it is lost; what is returned ends the listening. The server takes a line for whoever was signed in when it began.
 */
export function subscribe(listener: LiveListener): () => void {
  listeners.add(listener);
  if (socket === undefined) connect();
  else if (socket.readyState === WebSocket.OPEN) listener.onOpen?.();
  return () => {
    if (listeners.delete(listener) && listeners.size === 0) hangUp();
  };
}

/** Sends nothing while there is no connection: listeners introduce themselves again in `onOpen`. */
export function send(message: ClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

interface PendingAnswer {
  readonly message: ClientMessage;
  readonly deadline: number;
  readonly expiry: ReturnType<typeof setTimeout>;
  retry?: ReturnType<typeof setTimeout>;
  resolve(answered: Answered): void;
  reject(error: Error): void;
}

/** By their ids. */
const pendingAnswers = new Map<string, PendingAnswer>();

/**
 * Answers at a table, and waits until the server has the answer on disk. It goes out again over every new line: the server
 * counts an id once.
 */
export function answerTable(table: string, answer: Answer): Promise<Answered> {
  if (listeners.size === 0) return Promise.reject(new UnreachableError('there is no connection to the server'));
  return new Promise((resolve, reject) => {
    const message = { table, answer };
    const expiry = setTimeout(() => expire(answer.id), ANSWER_PATIENCE);
    const deadline = Date.now() + ANSWER_PATIENCE;
    pendingAnswers.set(answer.id, { message, deadline, expiry, resolve, reject });
    send(message);
  });
}

function settle(id: string): PendingAnswer | undefined {
  const pending = pendingAnswers.get(id);
  pendingAnswers.delete(id);
  clearTimeout(pending?.expiry);
  clearTimeout(pending?.retry);
  return pending;
}

function expire(id: string): void {
  settle(id)?.reject(new UnreachableError('the server does not answer'));
  // A browser may take minutes to find out that a line is dead.
  const line = socket;
  if (line === undefined) return;
  lose(line);
  line.close();
}

function takeReply(message: ServerMessage): void {
  if ('answered' in message) settle(message.answered.id)?.resolve(message.answered);
  else if ('problem' in message) takeProblem(message);
}

function takeProblem({ problem, table, id }: Extract<ServerMessage, { problem: unknown }>): void {
  const delay = problem.retryAfter === undefined ? Number.POSITIVE_INFINITY : problem.retryAfter * 1000;
  if (id !== undefined) {
    if (!sendLater(id, delay)) settle(id)?.reject(refusalFrom(problem));
  } else if (table === undefined) {
    // The server refuses a flood before it reads the message, so this may be about any of these.
    for (const each of pendingAnswers.keys()) sendLater(each, delay);
  }
}

/** Sends an answer again after this time; false where it cannot wait that long. */
function sendLater(id: string, delay: number): boolean {
  const pending = pendingAnswers.get(id);
  if (pending === undefined || Date.now() + delay > pending.deadline) return false;
  clearTimeout(pending.retry);
  pending.retry = setTimeout(() => send(pending.message), delay);
  return true;
}

function connect(): void {
  clearTimeout(timer);
  const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
  socket = line;
  document.addEventListener('visibilitychange', sendPresence);
  line.addEventListener('open', () => {
    if (socket !== line) return;
    wait = FIRST_WAIT;
    if (document.hidden) sendPresence();
    for (const { onOpen } of listeners) onOpen?.();
    for (const { message } of pendingAnswers.values()) send(message);
  });
  line.addEventListener('message', ({ data }) => {
    if (socket !== line) return;
    const message: ServerMessage = JSON.parse(String(data));
    for (const { onMessage } of listeners) onMessage(message);
    takeReply(message);
  });
  line.addEventListener('close', () => lose(line));
}

function lose(line: WebSocket): void {
  if (socket !== line) return;
  socket = undefined;
  for (const { onLost } of listeners) onLost?.();
  timer = setTimeout(connect, wait);
  wait = Math.min(MAX_WAIT, wait * 2);
}

function hangUp(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', sendPresence);
  const line = socket;
  socket = undefined;
  wait = FIRST_WAIT;
  line?.close();
  for (const id of [...pendingAnswers.keys()]) settle(id)?.reject(new UnreachableError('the connection was closed'));
}

function sendPresence(): void {
  send({ look: document.hidden ? 'idle' : 'here' });
}
