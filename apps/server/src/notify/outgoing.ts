import { lookup as resolve } from 'node:dns';
import { Agent, type RequestOptions, request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** From the first byte to the last, so that a server that trickles its answer holds nothing up. */
const MAX_CALL_MS = 5000;
export const MAX_CONNECTIONS_PER_HOST = 10;
export const MAX_CONNECTIONS = 50;

/** Private, loopback, link-local, multicast, unspecified, reserved, and what leads to such through a translator. */
const NOT_PUBLIC = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const;

const notPublic = new BlockList();
for (const [net, prefix] of NOT_PUBLIC) notPublic.addSubnet(net, prefix, familyOf(net));

/** Whether this is an address of the internet, and none of our own network. */
export function isPublicAddress(address: string): boolean {
  return !address.includes('%') && !notPublic.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

export type MayCall = (address: string) => boolean;

/** Calls to servers that anybody may have named: to public addresses only, few at a time, and none for long. */
export class OutgoingCalls {
  readonly #mayCall: MayCall;
  readonly #agent: Agent;

  constructor(mayCall: MayCall = isPublicAddress) {
    this.#mayCall = mayCall;
    this.#agent = new Agent({
      maxSockets: MAX_CONNECTIONS_PER_HOST,
      maxTotalSockets: MAX_CONNECTIONS,
      lookup: checkedLookup(mayCall),
    });
  }

  /** Gives the status of the answer. */
  async post(url: string, { headers, body }: { headers: RequestOptions['headers']; body: Buffer }): Promise<number> {
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
    // What is an address already is not looked up.
    if (isIP(host) !== 0 && !this.#mayCall(host)) throw refusal();
    return new Promise((done, failed) => {
      const signal = AbortSignal.timeout(MAX_CALL_MS);
      const call = request(url, { method: 'POST', headers, agent: this.#agent, signal }, (response) => {
        done(response.statusCode!);
        // Nobody wants to know the rest, and it may be long.
        response.destroy();
      });
      call.on('error', failed);
      call.end(body);
    });
  }
}

/** The connection goes to what was found here: a name that means something else a moment later is not asked again. */
function checkedLookup(mayCall: MayCall): LookupFunction {
  return (host, options, found) => {
    resolve(host, { ...options, all: true }, (error, all) => {
      if (error !== null) return found(error, '');
      const [first, ...others] = all.filter(({ address }) => mayCall(address));
      if (first === undefined) found(refusal(), '');
      else if (options.all) found(null, [first, ...others]);
      else found(null, first.address, first.family);
    });
  };
}

function refusal(): NodeJS.ErrnoException {
  return Object.assign(new Error('this is no address of the internet'), { code: 'NOT_PUBLIC' });
}
