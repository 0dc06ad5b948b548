import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { anApi } from '../../../builders/an-api.ts';
import { tablesContaining } from './tables-containing.ts';
import { pgliteInMemory } from './test-databases.ts';

const started = z.object({ device_code: z.string(), user_code: z.string() });
const given = z.object({ access_token: z.string(), refresh_token: z.string() });
const shown = z.object({ data: z.object({ code: z.string() }) });

let database: Database;
let server: ReturnType<typeof anApi>;
beforeAll(async () => {
  database = await pgliteInMemory.open();
  const identity = new InMemoryIdentityService(new SystemClock());
  identity.addUser({ id: 'ada', email: 'ada@harbor.test', emailVerified: true });
  server = anApi(database, identity);
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

const headers = { authorization: 'Bearer ada' };
const me = '/v1/app/users/me';
const form = async (url: string, fields: Record<string, string>): Promise<unknown> => {
  const reply = await server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'blockyard-app', ...fields }).toString(),
  });
  expect(reply.statusCode).toBe(200);
  return reply.json();
};

test('[SEC-7] the database has neither codes nor tokens of a device', async () => {
  await server.inject({ method: 'PATCH', url: `${me}/ensure-profile`, headers });
  const made = await server.inject({ method: 'POST', url: `${me}/app-login-code`, headers });
  const { code } = shown.parse(made.json()).data;
  const claimed = started.parse(await form('/oauth/device_authorization', { login_code: code }));
  const waiting = started.parse(await form('/oauth/device_authorization', { device_name: 'Pixel 7' }));
  const grant = 'urn:ietf:params:oauth:grant-type:device_code';
  const tokens = given.parse(
    await form('/oauth/token', { grant_type: grant, device_code: claimed.device_code }),
  );
  const next = given.parse(
    await form('/oauth/token', { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
  );
  await server.inject({ method: 'POST', url: `${me}/app-login-code`, headers });
  expect(await tablesContaining(database, 'Pixel 7')).toEqual(['public.device_authorizations']);
  const codes = [code, claimed.user_code, waiting.user_code].flatMap((one) => [one, one.replace('-', '')]);
  const keys = [claimed, waiting].map(({ device_code: key }) => key);
  const secrets = [...codes, ...keys, ...Object.values(tokens), ...Object.values(next)];
  for (const secret of secrets) expect(await tablesContaining(database, secret)).toEqual([]);
});
