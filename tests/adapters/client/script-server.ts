import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GivenReply, ReceivedRequest } from '../../contract/platform/http.contract.ts';

/** A real HTTP server with scripted replies that records its calls. */
export async function startScriptServer() {
  const received: ReceivedRequest[] = [];
  let replies: readonly GivenReply[] = [{ status: 200 }];
  let hangs = false;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const),
      ),
      body: body === '' ? undefined : JSON.parse(body),
    });
    if (hangs) return;
    const [reply = { status: 200 }, ...rest] = replies;
    if (rest.length > 0) replies = rest;
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body === undefined ? '' : JSON.stringify(reply.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: (): readonly ReceivedRequest[] => received,
    reply: (...given: readonly GivenReply[]): void => {
      replies = given;
    },
    hang: (): void => {
      hangs = true;
    },
    stop,
  };
}
