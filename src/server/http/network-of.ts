import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An IPv4 address that is written as one of IPv6. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** By whichever of its two addresses it is called. */
const thisMachine = '127.0.0.1';

/** The groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const left = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => '0'), ...after];
}

/**
 * The network that a call came from, as limits count it: an IPv4 address, or the /64 of an IPv6 one, since one subscriber has a whole
 * address of a /64 has them all. Behind trusted proxies it is the address that they name.
 */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const address = ip.split('%', 1)[0] ?? ip;
  const v4 = mapped.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (address === '::1') return thisMachine;
  if (!isIPv6(address)) return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
