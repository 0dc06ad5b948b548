import type { ServerResponse } from 'node:http';

/** Replies with JSON and CORS for every origin, like the emulator. */
export function replyJson(response: ServerResponse, status: number, body: unknown): void {
  response.setHeader('access-control-allow-origin', '*');
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Replies with an error in the identity service's format, which the SDK and firebase-admin read. */
export function replyError(response: ServerResponse, status: number, message: string): void {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  replyJson(response, status, { error: { code: status, message, errors } });
}
