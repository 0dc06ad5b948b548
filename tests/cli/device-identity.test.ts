import { afterEach, beforeEach, expect, test } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { InMemoryTabLock } from '#adapters/memory/platform/in-memory-tab-lock.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { DeviceGrants } from '#adapters/openid-client/device-grants.ts';
import { DeviceIdentity } from '#adapters/openid-client/device-identity.ts';
import { DeviceIdentityAccount } from '#adapters/openid-client/device-identity-account.ts';
import type { IdentityChange } from '#application/client/identity/ports/identity-provider.ts';
import { aListeningServer } from './a-terminal.ts';

let server: Awaited<ReturnType<typeof aListeningServer>>;
let identity: DeviceIdentity;
const areas = emptyAreas();

const anIdentity = (): DeviceIdentity => {
  const clock = new SystemClock();
  return new DeviceIdentity({
    grants: new DeviceGrants(server.address, () => clock.now()),
    storage: new InMemoryStorage(areas),
    lock: new InMemoryTabLock(clock),
    clock,
    log: new InMemoryLog(),
  });
};
const logIn = () => identity.logIn('staff-room', () => undefined);
const tokenOf = async (options: { readonly force: boolean }): Promise<string | null> => {
  const token = await identity.token(options);
  return token.ok ? token.value.token : null;
};

beforeEach(async () => {
  server = await aListeningServer();
  areas.local.clear();
  identity = anIdentity();
});
afterEach(() => server.close());

test('no user is signed in at first', async () => {
  await identity.ready();
  expect(identity.current()).toBeNull();
  expect(await identity.token({ force: false })).toEqual({ ok: false, error: { kind: 'session/required' } });
});

test('a listener gets a login with its token, new tokens, and the logout, until it stops', async () => {
  const changes: IdentityChange[] = [];
  const end = identity.watch((change) => changes.push(change));
  await logIn();
  await identity.token({ force: true });
  await identity.signOut();
  expect(changes.map((change) => change?.identity ?? null)).toEqual([
    { id: 'device', email: null, requiresPasswordSetup: false, signInMethod: 'device' },
    { id: 'device', email: null, requiresPasswordSetup: false, signInMethod: 'device' },
    null,
  ]);
  end();
  await logIn();
  expect(changes).toHaveLength(3);
});

test('a valid token is reused unless a new one is requested', async () => {
  await logIn();
  const held = server.oauth.live.size;
  await tokenOf({ force: false });
  expect(server.oauth.live).toContain('refresh-1');
  await tokenOf({ force: true });
  expect(server.oauth.live).not.toContain('refresh-1');
  expect(server.oauth.live.size).toBe(held);
});

test('the next process knows who is logged in', async () => {
  await logIn();
  const before = await tokenOf({ force: false });
  identity = anIdentity();
  expect(await tokenOf({ force: false })).toBe(before);
  expect(identity.current()).not.toBeNull();
});

test('reports a missing network, and keeps the login', async () => {
  await logIn();
  await server.close();
  expect(await identity.token({ force: true })).toEqual({
    ok: false,
    error: { kind: 'identity/network-request-failed' },
  });
  expect(identity.current()).not.toBeNull();
});

test('only the browser offers other logins and changes of the login', async () => {
  const refused = { ok: false, error: { kind: 'identity/operation-not-allowed' } };
  const account = new DeviceIdentityAccount();
  expect(
    await Promise.all([identity.signIn(), identity.signUp(), account.setPassword(), account.connect()]),
  ).toEqual(Array.from({ length: 4 }, () => refused));
});
