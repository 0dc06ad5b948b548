import { expect, test } from 'vitest';
import { anAccount } from '../../../builders/an-account.ts';
import { day, startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const email = 'ada@lovelace.test';

function aPerson() {
  const server = aServer();
  const me = async () => {
    const { body } = await server.call('GET', '/v1/app/users/me', { headers: server.bearer(email) });
    return body.data;
  };
  const erase = () => server.call('DELETE', '/v1/app/users/me', { headers: server.bearer(email) });
  return { ...server, me, erase };
}

test('[LIC-1] [LIC-3] a person who deletes their account and signs up again continues the earlier trial', async () => {
  const { signedIn, me, erase, clock } = aPerson();
  await signedIn(email);
  expect(await me()).toMatchObject({ accessState: 'trial_active', trialDaysLeft: 30 });
  await clock.advance(20 * day);
  expect((await erase()).status).toBe(200);
  await signedIn(email);
  expect(await me()).toMatchObject({ accessState: 'trial_active', trialDaysLeft: 10 });
  await clock.advance(11 * day);
  expect((await erase()).status).toBe(200);
  await signedIn(email);
  expect(await me()).toMatchObject({ accessState: 'trial_expired', trialDaysLeft: 0 });
});

test('[LIC-1] a year after the deletion the address gets a trial again', async () => {
  const { signedIn, me, erase, clock } = aPerson();
  await signedIn(email);
  expect((await erase()).status).toBe(200);
  await clock.advance(366 * day);
  await signedIn(email);
  expect(await me()).toMatchObject({ trialDaysLeft: 30 });
});

test('[ORG-7] [LIC-3] the page shows the end of a paid license before the deletion', async () => {
  const server = aServer();
  const [startsAt, endsAt] = [startOfTests - day, startOfTests + 100 * day];
  const user = server.identity.addUser({ id: 'mia', email: 'mia@home.test', emailVerified: true });
  await server.accounts.open(
    anAccount({ id: 'mia', email: 'mia@home.test', grants: [{ kind: 'personal', startsAt, endsAt }] }),
  );
  const { token } = server.identity.issueToken(user, 'email');
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await server.call('GET', '/v1/app/users/me/deletion', { headers });
  expect(body.data).toMatchObject({ licensedUntil: '2026-12-10', hasReceipts: false });
});
