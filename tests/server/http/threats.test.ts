import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';
import { aServer } from '../a-server.ts';

const forged = {
  host: 'evil.example',
  forwarded: 'host=evil.example;proto=http',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-original-url': '/settings',
  'x-rewrite-url': '/settings',
};

test('[SEC-8] no header of a request changes the address in a mail', async () => {
  const { call, identity, mailer, outbox, service } = aServer();
  identity.addUser({ email: 'ada@lovelace.test', emailVerified: true });
  const payload = { email: 'ada@lovelace.test' };
  const reply = await call('POST', '/v1/app/auth/send-link', { payload, headers: forged });
  expect(reply.status).toBe(200);
  await outbox.deliver(service.jobs.handlers.mail);
  const mails = JSON.stringify(mailer.mails());
  expect(mails).toContain('https://blockyard.test/');
  expect(mails).not.toContain('evil.example');
});

test('[SEC-8] no header of a request changes a page that others get from the cache', async () => {
  const requests: string[] = [];
  const renderPage: PageRenderer = async ({ url }) => {
    requests.push(url);
    return { kind: 'page', status: 200, html: `<p>${url}</p>`, styleHashes: [], scriptHash: 'sha256-x=' };
  };
  const { call } = aServer({ renderPage });
  const accept = 'text/html';
  const first = await call('GET', '/lessons', { headers: { accept, ...forged } });
  const second = await call('GET', '/lessons', { headers: { accept } });
  expect([first.text, second.text]).toEqual(Array(2).fill('<p>https://blockyard.test/lessons</p>'));
  expect(requests.every((url) => url.startsWith('https://blockyard.test/'))).toBe(true);
});

test('[SEC-8] a line break in an address or an ID adds no header', async () => {
  const { call } = aServer();
  const injected = '%0d%0aset-cookie:%20evil=1';
  for (const url of [
    `/login?redirectUrl=${injected}`,
    `/v1/app/lessons/${injected}`,
    `/notices/stop/${injected}`,
  ]) {
    const { headers } = await call('GET', url, { headers: { accept: 'text/html' } });
    expect(JSON.stringify(headers)).not.toMatch(/evil=1"|\\r|\\n/);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

const hello = 'GET /healthz HTTP/1.1\r\nHost: a\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n';
test.each([
  [
    'two lengths',
    `POST /v1/app/sign-up HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
    400,
  ],
  [
    'a length and chunks',
    `POST /v1/app/sign-up HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n${chunked}\r\n0\r\n\r\n`,
    400,
  ],
  [
    'chunks named twice',
    `POST /v1/app/sign-up HTTP/1.1\r\nHost: a\r\n${chunked}Transfer-Encoding: x\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['a header of 20 KB', `${hello}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
])('[SEC-8] a request with %s is refused, and its connection is closed', async (_what, request, status) => {
  const { app } = aServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  socket.write(`${request}${hello}\r\n`);
  await once(socket, 'close');
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  await app.close();
});
