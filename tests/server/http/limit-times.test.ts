import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { answerBrokenHttp } from '#server/http/client-error.ts';
import { limitTimes } from '#server/http/limit-times.ts';

let app: FastifyInstance | null = null;
afterEach(() => app?.close());

/** A host on which request bodies must arrive within 50 ms, except those of `/file`. `begin` sends half of a body. */
async function aHost() {
  const host = Fastify({ clientErrorHandler: answerBrokenHttp({ next: () => 'call-1' }) });
  app = host;
  limitTimes(host, { withinMs: 50, answeredMs: 100 });
  host.get('/never', () => new Promise(() => undefined));
  host.post('/form', async () => 'form');
  host.post('/file', { config: { slowBody: true } }, async () => 'file');
  await host.listen({ port: 0, host: '127.0.0.1' });
  const address = host.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const begin = async (path: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST ${path} HTTP/1.1\r\nHost: h\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\n`;
    socket.write(`${head}12345`);
    return socket;
  };
  return { begin };
}

const answerOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

test('[SEC-4] [ROS-5] a body that does not arrive in time gets 408, and a file can take longer', async () => {
  const { begin } = await aHost();
  const file = await begin('/file');
  const form = await begin('/form');
  expect(await answerOf(form)).toMatch(/^HTTP\/1\.1 408 [^]*call\/too-slow/u);
  file.write('67890');
  expect(await answerOf(file)).toMatch(/^HTTP\/1\.1 200 [^]*file$/u);
});

test('[CAL-5] a call that is not finished in time gets 503 with Retry-After before its connection is closed', async () => {
  const { begin } = await aHost();
  const socket = await begin('/form');
  socket.write('67890');
  await answerOf(socket);
  socket.write('GET /never HTTP/1.1\r\nHost: h\r\n\r\n');
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: [^]*call\/overloaded/iu);
});
