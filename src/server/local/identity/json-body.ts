import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

type ParsedRequest = IncomingMessage & { body?: unknown; _body?: boolean };

/**
 * Reads a JSON body and leaves it on the request where the emulator's own parsers look, so that they do not wait
 * for a stream that was read. A body that is not JSON, or is empty, reads as `undefined`.
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
