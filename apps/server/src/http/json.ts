import { parse } from 'secure-json-parse';
import { ApiError } from '../problems.ts';

/** Larger than any honest message by far. */
export const MAX_MESSAGE_BYTES = 64 * 1024;

/** Reads JSON from outside; what aims at prototypes is refused. Depth needs no limit here, as no schema of ours is recursive. */
export function parseJson(text: string): unknown {
  if (Buffer.byteLength(text) > MAX_MESSAGE_BYTES) {
    throw new ApiError('too-large', `a message has at most ${MAX_MESSAGE_BYTES} bytes`);
  }
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new ApiError('bad-request', 'the message is not JSON, or it has a field that is not allowed');
  }
}
