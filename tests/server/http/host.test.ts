import { request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import type { Dispatcher } from '#server/build-server.ts';
import type { ServiceReadiness } from '#server/http/health.ts';
import { aGate } from '../../builders/a-gate.ts';
import { aServer } from '../a-server.ts';

test('[REL-4] /healthz answers as long as the process runs, whatever is down', async () => {
  const checkReadiness = () => Promise.resolve<ServiceReadiness>({ database: 'down', identity: 'down' });
  const { call } = aServer({ checkReadiness });
  expect(await call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
});

test.each([
  [{ database: 'up', identity: 'up' }, 200, 'ready'],
  [{ database: 'down', identity: 'up' }, 503, 'not-ready'],
  [{ database: 'up', identity: 'down' }, 200, 'ready'],
] as const)('[REL-4] /readyz with %j is %i, without error details', async (parts, status, word) => {
  const { call, lines } = aServer({ checkReadiness: () => Promise.resolve(parts) });
  expect(await call('GET', '/readyz')).toMatchObject({ status, body: { status: word, parts } });
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('simultaneous readiness checks share one check, and the next call checks again', async () => {
  let looks = 0;
  const gate = aGate();
  const checkReadiness = async (): Promise<ServiceReadiness> => {
    looks += 1;
    await gate.opened;
    return { database: 'up', identity: 'up' };
  };
  const { call } = aServer({ checkReadiness });
  const asked = [call('GET', '/readyz'), call('GET', '/readyz'), call('GET', '/readyz')];
  await expect.poll(() => looks).toBe(1);
  gate.open();
  await Promise.all(asked);
  await call('GET', '/readyz');
  expect(looks).toBe(2);
});

const get = (port: number, path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = send({ port, path, host: '127.0.0.1' }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end();
  });

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' ? (address?.port ?? 0) : 0;

test.each([
  ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'call/malformed'],
  [
    'two Host headers',
    'GET /healthz HTTP/1.1\r\nHost: blockyard.test\r\nHost: evil.example\r\n\r\n',
    400,
    'call/malformed',
  ],
  [
    'too large headers',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'call/headers-too-large',
  ],
] as const)('[CAL-5] %s is answered with a problem document, too', async (...[, sent, status, kind]) => {
  const { app } = aServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(portOf(app.server.address()), '127.0.0.1');
  socket.end(sent);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  await app.close();
  const [head, body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({
    status,
    type: `/problems/${kind}`,
    requestId: expect.any(String),
  });
});

test("the server does not handle the router's addresses, but handles its own", async () => {
  const before: Dispatcher = (request, response) => {
    if (request.url?.startsWith('/emulator/') !== true) return false;
    response.end('identity');
    return true;
  };
  const { app, lines } = aServer({ before });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(app.server.address());
  expect(await get(port, '/emulator/x')).toEqual({ status: 200, text: 'identity' });
  expect(lines.filter((line) => line['route'] !== undefined)).toEqual([]);
  expect((await get(port, '/healthz')).text).toBe('{"status":"up"}');
  await app.close();
});

test('routes of local mode can be mounted', async () => {
  const { call } = aServer({ mount: [async (app) => void app.get('/dev', async () => 'console')] });
  expect((await call('GET', '/dev')).text).toBe('console');
});

test('[SEC-3] an untrusted proxy is reported once', async () => {
  const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } };
  const officeContent = async (given: { readonly trustedProxies?: string }): Promise<number> => {
    const { call, lines } = aServer(given);
    for (const options of [{}, forwarded, forwarded]) await call('GET', '/healthz', options);
    return lines.filter(({ msg }) => String(msg).includes('TRUSTED_PROXIES')).length;
  };
  expect([await officeContent({}), await officeContent({ trustedProxies: '127.0.0.1' })]).toEqual([1, 0]);
});
