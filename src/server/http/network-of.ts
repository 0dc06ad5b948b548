import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The name of both loopback addresses. */
const thisMachine = '127.0.0.1';

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const left = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => '0'), ...after];
}

/**
 * Returns the network of a call for rate limits: an IPv4 address, or an IPv6 /64, because one subscriber has all addresses of a /64. Behind trusted proxies, it
 * is the address that they report.
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
