import { isIPv6 } from 'node:net';
import { itemAt } from '@crownleaf/engine';

const GROUPS = 8;
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/** The key by which an address is limited: of IPv6 the whole /64, since one customer has all of its addresses. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === MAPPED_IPV4) return ipv4From(itemAt(groups, 6), itemAt(groups, 7));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  const [withoutZone] = address.split('%');
  // A URL writes every address in one way only: lower case, no leading zeros, no IPv4 at its end.
  const [start, end] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const head = start ? start.split(':') : [];
  const tail = end ? end.split(':') : [];
  return [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail];
}

function ipv4From(high: string, low: string): string {
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
}
