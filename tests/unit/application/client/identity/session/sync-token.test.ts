import { beforeEach, expect, test } from 'vitest';
import { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/identity/in-memory-identity-provider.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryTokenSync } from '#adapters/memory/identity/in-memory-token-sync.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { syncToken } from '#application/client/identity/session/sync-token.ts';
import { minute, startOfTests } from '../../../../../builders/time.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };

let clock: ManualClock;
let browser: InMemoryBrowser;
let service: InMemoryIdentityService;
let identity: InMemoryIdentityProvider;
let sync: InMemoryTokenSync;
let log: InMemoryLog;
beforeEach(() => {
  clock = new ManualClock(startOfTests);
  browser = new InMemoryBrowser();
  service = new InMemoryIdentityService(clock);
  identity = new InMemoryIdentityProvider(service, browser, clock);
  sync = new InMemoryTokenSync();
  log = new InMemoryLog();
});

const start = () => syncToken({ identity, sync, clock, log })();
const settled = () => clock.advance(0);
const tokenNow = async (force = false): Promise<string> => {
  const token = await identity.token({ force });
  return token.ok ? token.value.token : '';
};

test('[AUT-16] each new token is passed on once, and the end of the session is reported', async () => {
  start();
  await identity.ready();
  await identity.signUp(ada);
  const first = await tokenNow();
  expect(await tokenNow()).toBe(first);
  await clock.advance(minute);
  const second = await tokenNow(true);
  await identity.signOut();
  await identity.signOut();
  await settled();
  expect(sync.told()).toEqual([null, first, second, null]);
});

test('[AUT-16] a token older than five minutes is not passed on', async () => {
  await identity.signUp(ada);
  await clock.advance(5 * minute + 1);
  identity = new InMemoryIdentityProvider(service, browser, clock);
  start();
  await identity.ready();
  await settled();
  expect(sync.told()).toEqual([]);
});

test('[AUT-16] a newer token is passed on by a page that opens later', async () => {
  await identity.signUp(ada);
  await clock.advance(5 * minute);
  identity = new InMemoryIdentityProvider(service, browser, clock);
  start();
  await identity.ready();
  await settled();
  expect(sync.told()).toHaveLength(1);
});

test('[AUT-16] a failure is only logged, and the next token is tried again', async () => {
  start();
  sync.refusal = { status: 503 };
  await identity.signUp(ada);
  await settled();
  expect(log.lines()).toContainEqual(
    expect.objectContaining({ level: 'warn', facts: expect.objectContaining({ status: 503 }) }),
  );
  sync.refusal = null;
  await clock.advance(minute);
  await tokenNow(true);
  await settled();
  expect(sync.told()).toEqual([await tokenNow()]);
});

test('[AUT-16] a listener that stopped gets no more, and nothing happens without a receiver', async () => {
  start()();
  syncToken({ identity, sync: null, clock, log })()();
  await identity.signUp(ada);
  await settled();
  expect(sync.told()).toEqual([]);
});
