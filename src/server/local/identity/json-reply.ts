import type { ServerResponse } from 'node:http';

/** Answers with JSON, readable from every origin as the emulator's own answers are. */
export function replyJson(response: ServerResponse, status: number, body: unknown): void {
  response.setHeader('access-control-allow-origin', '*');
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Answers with an error in the identity service's shape, which the SDK and firebase-admin read. */
export function replyError(response: ServerResponse, status: number, message: string): void {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  replyJson(response, status, { error: { code: status, message, errors } });
}
