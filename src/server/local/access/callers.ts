import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { namesOneHost } from '../../http/one-host.ts';

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackPeer = /^(?:::ffff:)?127\.|^::1$/;

/** Whether it is this computer alone that a start on `host` answers. */
export const isLoopback = (host: string): boolean =>
  loopbackNames.has(host) || loopbackNames.has(`[${host}]`) || loopbackPeer.test(host);

/** The name that a request was sent to, without its port; null where it names none, or more than one. */
function nameAsked(request: IncomingMessage): string | null {
  const url = `http://${request.headers.host ?? ''}`;
  return namesOneHost(request) && URL.canParse(url) ? new URL(url).hostname : null;
}

/**
 * Whether a request names this server. Any other name in `Host` is DNS rebinding: a website whose name leads here. An address
 * cannot be rebound, so on a network (`host` is not of the loopback) addresses count, and this computer's own name.
 */
export function namesThisServer(request: IncomingMessage, host: string): boolean {
  const name = nameAsked(request);
  if (name === null) return false;
  if (loopbackNames.has(name)) return true;
  if (isLoopback(host)) return false;
  const own = hostname().toLowerCase();
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || [own, `${own}.local`, host].includes(name);
}

/** Whether a request comes from a page of the origin that it is sent to, or from no page at all: a tool, an address typed in. */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) return false;
  return site === 'same-origin' || site === 'none' || (origin === undefined && mode === 'navigate');
}

/** Whether a request was sent on this very computer, and not passed on for another one. */
function isFromThisComputer({ socket, headers }: IncomingMessage): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isPassedOn && loopbackPeer.test(socket.remoteAddress ?? '');
}

/** Whether a request may see and move what is behind the product: mail, time, everybody's accounts. */
export const mayAdminister = (request: IncomingMessage): boolean =>
  namesThisServer(request, 'localhost') && isFromOwnPage(request) && isFromThisComputer(request);

/** Whether a request comes from a tool on this computer: a program, no page. */
export const isFromTool = (request: IncomingMessage): boolean =>
  mayAdminister(request) &&
  request.headers.origin === undefined &&
  (request.headers['sec-fetch-site'] ?? 'none') === 'none';
