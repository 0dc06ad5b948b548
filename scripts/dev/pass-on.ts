import { type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import { isLoopback } from '../../src/server/local/access/callers.ts';

/**
 * Forwards a request to the product on a local port. Removes the product's content security policy, which would block Vite's scripts. Adds the client's address
 * if the client is another computer.
 */
export function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, socket } = request;
  const from = socket.remoteAddress ?? '';
  const headers = isLoopback(from) ? request.headers : { ...request.headers, 'x-forwarded-for': from };
  const onward = forward({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const { 'content-security-policy': _policy, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
  });
  onward.once('error', (error) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`The server did not respond: ${error.message}\n`);
  });
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}

export function logUnavailable(response: ServerResponse, why: string): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(
    `The server could not be loaded. It is restarted when a file is saved; then reload this page.\n\n${why}\n`,
  );
}
