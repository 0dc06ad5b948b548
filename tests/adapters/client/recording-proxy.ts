import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call as it went over the wire. */
export type RecordedCall = {
  /** Method and path, the identity service's host name included. */
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

/** Stands before a service at `target`, passes every call on and writes it down. */
export async function startRecordingProxy(target: string) {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const { method = 'GET', url = '/', headers } = request;
      const { pathname, searchParams } = new URL(url, target);
      const body = await text(request);
      const type = headers['content-type'] ?? '';
      calls.push({
        call: `${method} ${pathname}`,
        query: searchParams,
        headers,
        body: bodyOf(type, body),
      });
      const sent = method === 'GET' ? {} : { body };
      const reply = await fetch(new URL(url, target), { method, headers: { 'content-type': type }, ...sent });
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
