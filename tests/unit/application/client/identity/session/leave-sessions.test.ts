import { beforeEach, expect, test } from 'vitest';
import { aBrowser } from '../../../../../builders/a-client.ts';
import { minute } from '../../../../../builders/time.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };

let world: ReturnType<typeof aBrowser>;
type Tab = ReturnType<typeof world.openTab>;
let elsewhere: Tab;
let tab: Tab;

async function logIn(browser = world): Promise<Tab> {
  await browser.service.clock.advance(minute);
  const opened = browser.openTab();
  opened.startSessionSync();
  await browser.service.clock.advance(0);
  await opened.signIn(ada);
  await noted(opened);
  return opened;
}

async function noted({ identity }: Tab): Promise<void> {
  const { app } = world.service;
  const token = await identity.token({ force: false });
  const verified = await app.access.verifyToken(token.ok ? token.value.token : '');
  const caller = verified.ok ? await app.access.admit(verified.value, 'session.manage') : verified;
  if (!caller.ok || caller.value === null) throw new Error('Ada is not admitted');
  await app.sessions.note(caller.value, { userAgent: '', network: '127.0.0.1' });
}

const listed = async (): Promise<number> => {
  const sessions = await elsewhere.sessions.list();
  return sessions.ok ? sessions.value.length : 0;
};

beforeEach(async () => {
  world = aBrowser();
  world.service.identity.addUser({ ...ada, emailVerified: true });
  elsewhere = await logIn(aBrowser(world.service));
  tab = await logIn();
});

test('[ORG-7] logging out removes this session from the list, and no others', async () => {
  expect(await listed()).toBe(2);
  await tab.logout();
  await world.service.clock.advance(0);
  expect(await listed()).toBe(1);
});

test('[ORG-7] confirming a password keeps one session in the list, even with a new token', async () => {
  await world.service.clock.advance(minute);
  expect(await tab.security.confirm({ by: 'password', password: ada.password })).toMatchObject({ ok: true });
  await noted(tab);
  expect(await listed()).toBe(2);
  await tab.identity.token({ force: true });
  await world.service.clock.advance(0);
  expect(await listed()).toBe(2);
});

test('[ORG-7] logging out works without a network, and the session stays in the list', async () => {
  tab.network.online = false;
  await tab.logout();
  await world.service.clock.advance(0);
  expect(tab.session.current().state).toBe('signed-out');
  expect(await listed()).toBe(2);
  expect(tab.log.lines()).toMatchObject([{ level: 'warn', facts: { kind: 'service/unreachable' } }]);
});

test('[AUT-8] a lost session is not removed from the list', async () => {
  await tab.expireSession();
  await world.service.clock.advance(0);
  expect(await listed()).toBe(2);
});
