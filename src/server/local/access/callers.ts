import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { namesOneHost } from '../../http/one-host.ts';

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackPeer = /^(?:::ffff:)?127\.|^::1$/;

/** Whether a server on `host` is reachable only from this computer. */
export const isLoopback = (host: string): boolean =>
  loopbackNames.has(host) || loopbackNames.has(`[${host}]`) || loopbackPeer.test(host);

function nameAsked(request: IncomingMessage): string | null {
  const url = `http://${request.headers.host ?? ''}`;
  return namesOneHost(request) && URL.canParse(url) ? new URL(url).hostname : null;
}

/**
 * Whether the `Host` of a request is a name of this server. Any other name is DNS rebinding, in which the name of a website resolves to this server. Addresses
 * cannot be rebound, so on a network (`host` is not loopback) addresses and this computer's own name are accepted.
 */
export function namesThisServer(request: IncomingMessage, host: string): boolean {
  const name = nameAsked(request);
  if (name === null) return false;
  if (loopbackNames.has(name)) return true;
  if (isLoopback(host)) return false;
  const own = hostname().toLowerCase();
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || [own, `${own}.local`, host].includes(name);
}

/** Whether a request comes from a same-origin page, or from no page (a tool, or a typed address). */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) return false;
  return site === 'same-origin' || site === 'none' || (origin === undefined && mode === 'navigate');
}

function isFromThisComputer({ socket, headers }: IncomingMessage): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isPassedOn && loopbackPeer.test(socket.remoteAddress ?? '');
}

/** Whether a request may read and change local mode's mail, clock and accounts. */
export const mayAdminister = (request: IncomingMessage): boolean =>
  namesThisServer(request, 'localhost') && isFromOwnPage(request) && isFromThisComputer(request);

/** Whether a request comes from a program on this computer and not from a page. */
export const isFromTool = (request: IncomingMessage): boolean =>
  mayAdminister(request) &&
  request.headers.origin === undefined &&
  (request.headers['sec-fetch-site'] ?? 'none') === 'none';
