import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

type ParsedRequest = IncomingMessage & { body?: unknown; _body?: boolean };

/**
 * Reads a JSON body and sets it on the request, so that the emulator's own parsers do not wait for the consumed stream. Invalid and empty bodies become
 * `undefined`.
 */
export async function readJsonBody(request: ParsedRequest): Promise<unknown> {
  if (request._body === true) return request.body;
  const body = await json(request).catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  request.body = body;
  request._body = true;
  return body;
}
