import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from '../../build-server.ts';
import { isFromOwnPage, isFromTool, namesThisServer } from './callers.ts';

/** What answers the identity service's paths. */
type Identity = {
  owns(url: string): boolean;
  handler(request: IncomingMessage, response: ServerResponse): void;
};

/** What of the emulator's own paths a browser opens; all others there are for the operator. */
const pages = /^\/emulator\/(?:auth\/(?:handler|iframe)|action)(?:\?|$)/;

/** Whether a call asks for everybody's accounts, or for codes that were sent to others. */
const isAdministration = ({ url = '/', headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || (url.startsWith('/emulator/') && !pages.test(url));

/** Why a call of an administrator is refused. */
export const toolsOnly = 'Accounts are administered by tools on this computer only, and by no page.';

/** What is wrong with where a call comes from; null where it may be answered. */
function faultOf(request: IncomingMessage, identity: Identity, host: string): string | null {
  if (!namesThisServer(request, host)) {
    return 'Local mode answers to the name localhost only. HOST=0.0.0.0 opens it to the addresses of this computer.';
  }
  if (!identity.owns(request.url ?? '/')) return null;
  if (!isFromOwnPage(request)) return 'The local identity service answers its own pages only.';
  if (!isAdministration(request) || isFromTool(request)) return null;
  return toolsOnly;
}

/** Answers a call that came from where nothing may be asked. */
export function refuseCaller(response: ServerResponse, detail: string): void {
  const problem = { type: 'about:blank', title: 'Not from here', status: 403, detail };
  response.writeHead(403, { 'content-type': 'application/problem+json; charset=utf-8', connection: 'close' });
  response.end(JSON.stringify(problem));
}

/**
 * Stands before everything of local mode, listening at `host`: refuses names that are not this server's, and lets the
 * identity service, which believes everybody, be asked by the product's own pages and by tools of this computer alone.
 */
export function guardIdentity(identity: Identity, host: string): Dispatcher {
  return (request, response) => {
    const fault = faultOf(request, identity, host);
    if (fault !== null) refuseCaller(response, fault);
    else if (identity.owns(request.url ?? '/')) identity.handler(request, response);
    else return false;
    return true;
  };
}
