import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type RecordedCall = {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
};

const bodyOf = (type: string, body: string): RecordedCall['body'] => {
  if (body === '') return {};
  return type.includes('urlencoded')
    ? Object.fromEntries(new URLSearchParams(body))
    : (JSON.parse(body) as RecordedCall['body']);
};

/** Starts a proxy in front of the service at `target` that records every call. A reply is sent after `beforeAnswer` resolves. */
export async function startRecordingProxy(
  target: string,
  beforeAnswer: (call: RecordedCall) => Promise<void> = async () => undefined,
) {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const { method = 'GET', url = '/', headers } = request;
      const { pathname, searchParams } = new URL(url, target);
      const body = await text(request);
      const type = headers['content-type'] ?? '';
      const call = {
        call: `${method} ${pathname}`,
        query: searchParams,
        headers,
        body: bodyOf(type, body),
      };
      calls.push(call);
      const sent = method === 'GET' ? {} : { body };
      const reply = await fetch(new URL(url, target), { method, headers: { 'content-type': type }, ...sent });
      await beforeAnswer(call);
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
      response.end(await reply.text());
    };
    pass().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: (): readonly RecordedCall[] => calls,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
