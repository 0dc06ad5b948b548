import type { ServerResponse } from 'node:http';

/** Answers with JSON, with CORS for every origin, like the emulator. */
export function replyJson(response: ServerResponse, status: number, body: unknown): void {
  response.setHeader('access-control-allow-origin', '*');
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Answers with an error in the identity service's format, for the SDK and firebase-admin. */
export function replyError(response: ServerResponse, status: number, message: string): void {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  replyJson(response, status, { error: { code: status, message, errors } });
}
