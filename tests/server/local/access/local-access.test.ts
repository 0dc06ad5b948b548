import { mkdtempSync, rmSync } from 'node:fs';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { type LocalHost, runLocal } from '#server/local/run-local.ts';
import { localSettings } from '../local-settings.ts';

type Answer = { readonly status: number; readonly origin: string | undefined; readonly text: string };

const call = (
  method: string,
  at: { readonly host?: string; readonly port: number; readonly path: string },
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = send({ host: '127.0.0.1', ...at, method, headers: { ...json, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          origin: answer.headers['access-control-allow-origin'],
          text,
        }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });

const project = '/identitytoolkit.googleapis.com/v1/projects/demo-blockyard';
const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
const person = { email: 'ann@school.example', password: 'crane-and-dock-7' };
const owner = { authorization: 'Bearer owner' };

let local: LocalHost;
let port: number;
let here: { readonly host: string };

const folder = mkdtempSync(join(tmpdir(), 'blockyard-access-'));

beforeAll(async () => {
  local = await runLocal({ ...(await localSettings(folder)), host: 'localhost' });
  port = local.port;
  here = { host: `localhost:${port}` };
  const path = `${accounts}:signUp?key=local`;
  await call('POST', { port, path }, here, JSON.stringify(person));
});
afterAll(async () => {
  await local.stop();
  rmSync(folder, { recursive: true, force: true });
});

const query = (headers: Record<string, string>) =>
  call('POST', { port, path: `${project}/accounts:query` }, headers, '{}');
const codes = (headers: Record<string, string>) =>
  call('GET', { port, path: '/emulator/v1/projects/demo-blockyard/oobCodes' }, headers);

describe('[SEC-1] the unauthenticated services accept only this computer', () => {
  test('a page of another site cannot read accounts or codes', async () => {
    for (const headers of [
      { ...here, ...owner, origin: 'http://evil.example' },
      { ...here, ...owner, origin: 'null' },
      { ...here, ...owner, origin: 'http://localhost:4000' },
      { ...here, ...owner, 'sec-fetch-site': 'cross-site' },
    ]) {
      for (const answer of [await query(headers), await codes(headers)]) {
        expect([headers, answer]).toMatchObject([headers, { status: 403, origin: undefined }]);
        expect(answer.text).not.toContain(person.email);
      }
    }
  });

  test('a preflight from another site allows nothing', async () => {
    const request = { ...here, origin: 'http://evil.example', 'access-control-request-method': 'POST' };
    const answer = await call('OPTIONS', { port, path: `${project}/accounts:query` }, request);
    expect(answer).toMatchObject({ status: 403, origin: undefined });
  });

  test('a page of another site cannot sign a user in or up', async () => {
    const headers = { ...here, origin: 'http://evil.example' };
    for (const method of ['signUp', 'signInWithPassword']) {
      const path = `${accounts}:${method}?key=local`;
      expect((await call('POST', { port, path }, headers, JSON.stringify(person))).status).toBe(403);
    }
  });

  test("even the product's own page is not an administrator, and a proxy does not count as this computer", async () => {
    expect((await query({ ...here, ...owner, origin: `http://localhost:${port}` })).status).toBe(403);
    expect((await codes({ ...here, 'x-forwarded-for': '192.0.2.7' })).status).toBe(403);
  });

  test.each(['/', '/lessons', '/healthz', '/v1/app/users/me', '/dev', '/dev/mail', '/emulator/auth/handler'])(
    '%s refuses foreign host names',
    async (path) => {
      const foreign = ['evil.example', `localhost.evil.example:${port}`, '192.0.2.7'];
      for (const host of foreign)
        expect([host, (await call('GET', { port, path }, { host })).status]).toEqual([host, 403]);
    },
  );

  test('a tool on this computer can administer accounts, by every name of this computer', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      const answer = await query({ host: `${name}:${port}`, ...owner });
      expect([name, answer.status]).toEqual([name, 200]);
      expect(answer.text).toContain(person.email);
    }
    expect((await codes(here)).status).toBe(200);
  });

  test("the product's own pages can sign in", async () => {
    const headers = { ...here, origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' };
    const path = `${accounts}:signInWithPassword?key=local`;
    expect((await call('POST', { port, path }, headers, JSON.stringify(person))).status).toBe(200);
    const opened = { ...here, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await call('GET', { port, path: '/emulator/auth/handler' }, opened)).status).toBe(200);
  });
});

describe("[SEC-1] the listener for the server's own calls", () => {
  let identity: LocalIdentity;
  beforeAll(async () => {
    identity = await startLocalIdentity({ projectId: 'demo-test' });
  });
  afterAll(() => identity.stop());

  test('answers programs of this computer, but not pages or foreign names', async () => {
    const { hostname, port: own } = new URL(`http://${identity.adminHost}`);
    const at = { port: Number(own), path: '/emulator/v1/projects/demo-test/oobCodes' };
    const statusOf = async (headers: Record<string, string>) => (await call('GET', at, headers)).status;
    expect(hostname).toBe('127.0.0.1');
    expect(await statusOf({ host: identity.adminHost })).toBe(200);
    for (const origin of ['http://evil.example', `http://${identity.adminHost}`, 'http://localhost:3000']) {
      expect([origin, await statusOf({ host: identity.adminHost, origin })]).toEqual([origin, 403]);
    }
    expect(await statusOf({ host: 'evil.example' })).toBe(403);
    expect(await statusOf({ host: identity.adminHost, 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
});

test('[SEC-1] the product refuses a token without our signature, for any user', async () => {
  const path = `${accounts}:signInWithPassword?key=local`;
  const signedIn = await call(
    'POST',
    { port, path },
    here,
    JSON.stringify({ ...person, returnSecureToken: true }),
  );
  const { idToken } = JSON.parse(signedIn.text) as { idToken: string };
  const bearer = (token: string) => ({ ...here, authorization: `Bearer ${token}` });
  await call(
    'PATCH',
    { port, path: '/v1/app/users/me/ensure-profile' },
    { ...bearer(idToken), 'idempotency-key': 'opens' },
  );
  const me = async (token: string) =>
    (await call('GET', { port, path: '/v1/app/users/me' }, bearer(token))).status;
  expect(await me(idToken)).toBe(200);
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  expect(await me(`${none}.${idToken.split('.')[1] ?? ''}.`)).toBe(401);
});

describe('the listening addresses', () => {
  test('[REL-1] localhost is only this computer, at both of its addresses', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const answer = await call('GET', { host, port, path: '/healthz' }, here);
      expect([host, answer.status]).toEqual([host, 200]);
    }
  });
});
