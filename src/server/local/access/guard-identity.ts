import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from '../../build-server.ts';
import { isFromOwnPage, isFromTool, namesThisServer } from './callers.ts';

type Identity = {
  owns(url: string): boolean;
  handler(request: IncomingMessage, response: ServerResponse): void;
};

/** Matches the emulator's paths that browsers open. Its other paths are for administration. */
const pages = /^\/emulator\/(?:auth\/(?:handler|iframe)|action)(?:\?|$)/;

const isAdministration = ({ url = '/', headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || (url.startsWith('/emulator/') && !pages.test(url));

export const toolsOnly = 'Accounts are administered by tools on this computer only, and by no page.';

function faultOf(request: IncomingMessage, identity: Identity, host: string): string | null {
  if (!namesThisServer(request, host)) {
    return 'Local mode answers to the name localhost only. HOST=0.0.0.0 opens it to the addresses of this computer.';
  }
  if (!identity.owns(request.url ?? '/')) return null;
  if (!isFromOwnPage(request)) return 'The local identity service answers its own pages only.';
  if (!isAdministration(request) || isFromTool(request)) return null;
  return toolsOnly;
}

export function refuseCaller(response: ServerResponse, detail: string): void {
  const problem = { type: 'about:blank', title: 'Not from here', status: 403, detail };
  response.writeHead(403, { 'content-type': 'application/problem+json; charset=utf-8', connection: 'close' });
  response.end(JSON.stringify(problem));
}

/**
 * Runs before all other handlers in local mode, which listens on `host`. Refuses other host names. The identity service trusts every caller, so this limits it
 * to the product's own pages and tools on this computer.
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
