import { networkInterfaces } from 'node:os';
import { isLoopback } from './access/callers.ts';

const networkAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

/** Describes the addresses at which the product can be opened, and from which computers, when it listens on `host`. */
export function describeAddresses(host: string, port: number, addresses = networkAddresses()): string {
  if (isLoopback(host)) {
    return 'It answers on this computer only. To show it on other devices: HOST=0.0.0.0 npm start';
  }
  const shown = host === '0.0.0.0' || host === '::' ? addresses : [host];
  const places = shown.map((address) => `http://${address.includes(':') ? `[${address}]` : address}:${port}`);
  return (
    `Other devices open it at ${places.join(' or ') || `port ${port}`}: local login is no protection, show it only where ` +
    'you trust the network. Mail, clock and faults stay on this computer.'
  );
}
