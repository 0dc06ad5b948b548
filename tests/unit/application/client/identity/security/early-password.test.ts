import { beforeEach, describe, expect, test } from 'vitest';
import { pathAfterSignIn } from '#domain/identity/navigation/after-sign-in.ts';
import { aBrowser } from '../../../../../builders/a-client.ts';
import { aCaller } from '../../../../../builders/a-caller.ts';
import { aVerifiedIdentity } from '../../../../../builders/an-account.ts';
import { codeIn, linkIn } from '../../../../../builders/mailed-code.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const draft = {
  ...ada,
  firstName: 'Ada',
  lastName: 'Lovelace',
  schoolOrDistrict: 'Harbor Primary',
  phoneNumber: '',
};
const notice = { kind: 'password-removed', to: ada.email };

let world: ReturnType<typeof aBrowser>;
let other: ReturnType<typeof aBrowser>;
let elsewhere: ReturnType<typeof world.openTab>;

/** Ada signs up with a password and does not confirm it. `elsewhere` is a tab of a different browser. */
beforeEach(async () => {
  world = aBrowser();
  await world.openTab().signUp(draft);
  other = aBrowser(world.service);
  elsewhere = other.openTab();
});

const session = () => elsewhere.session.current();
const waiting = () => world.service.outbox.waiting();
const user = () => world.service.identity.userOf(ada.email);

const mail = async () => {
  await elsewhere.requestSignInLink(ada.email, '/lessons');
  await world.service.outbox.deliver(world.service.app.jobs.handlers.mail);
  return world.service.mailer.mails().at(-1);
};
const byLink = async () => {
  const url = linkIn(await mail());
  return elsewhere.followSignInLink({ url, query: new Map(new URL(url).searchParams), email: null });
};
const byCode = async () => elsewhere.signInWithCode({ email: ada.email, code: codeIn(await mail()) });
const byGoogle = async () => {
  other.browser.answerPopups('google.com', { email: ada.email, displayName: 'Ada Lovelace' });
  const entering = elsewhere.signInWithProvider('google.com');
  await world.service.clock.advance(500);
  return entering;
};

describe.each([
  ['a link', byLink],
  ['a code', byCode],
  ['Google', byGoogle],
])('the first proof of the mailbox by %s', (_name, enter) => {
  test('[AUT-1] [AUT-13] removes the early password, reports it once on arrival and by mail, and asks for another', async () => {
    expect(await enter()).toMatchObject({ ok: true });
    expect(user()).toMatchObject({ password: null, emailVerified: true });
    expect(session()).toMatchObject({ user: { requiresPasswordSetup: true, passwordRemoved: true } });
    expect(pathAfterSignIn(session(), '/lessons')).toBe('/complete-onboarding?redirectUrl=%2Flessons');
    expect(waiting()).toEqual([notice]);

    expect(await elsewhere.security.setPassword('analytical-engine')).toMatchObject({ ok: true });
    expect(session()).toMatchObject({ user: { requiresPasswordSetup: false, passwordRemoved: false } });
    await elsewhere.logout();
    expect(await elsewhere.signIn({ ...ada, password: 'analytical-engine' })).toMatchObject({ ok: true });
    expect(pathAfterSignIn(session(), '/lessons')).toBe('/lessons');
    expect(waiting()).toEqual([notice]);
  });
});

test('[AUT-13] a user who sets no other password is asked again at the next sign-in', async () => {
  await byLink();
  await elsewhere.logout();
  await byCode();
  expect(session()).toMatchObject({ user: { requiresPasswordSetup: true, passwordRemoved: true } });
});

test('[AUT-13] a password that is set by a reset mail counts, and no more is requested', async () => {
  await byLink();
  await elsewhere.logout();
  const reset = world.service.identity.mails.send('resetPassword', ada.email);
  const query = new Map(new URL(reset.url).searchParams);
  expect(await elsewhere.resetPassword({ query, password: 'analytical-engine' })).toMatchObject({ ok: true });
  expect(session()).toMatchObject({ user: { requiresPasswordSetup: false, passwordRemoved: false } });
  expect(world.service.accounts.accounts()).toMatchObject([{ earlyPassword: null }]);
});

test('[AUT-13] a mail that confirms the address keeps the password, without a notice', async () => {
  const confirm = world.service.identity.mails.send('verifyEmail', ada.email);
  await elsewhere.applyMailedLink(new Map(new URL(confirm.url).searchParams));
  expect(await elsewhere.signIn(ada)).toMatchObject({ ok: true });
  expect(session()).toMatchObject({ user: { requiresPasswordSetup: false, passwordRemoved: false } });
  expect(waiting()).toEqual([]);
  expect(world.service.accounts.accounts()).toMatchObject([{ mailboxProved: true, earlyPassword: null }]);
});

test('[AUT-13] if the identity service cannot tell whether there is a password, the next sign-in asks again', async () => {
  const account = world.service.accounts.accounts()[0];
  world.service.identity.amend(account?.id ?? '', { emailVerified: true, password: null });
  const caller = aVerifiedIdentity({ id: account?.id ?? '' });
  world.service.identity.online = false;
  await expect(world.service.app.accounts.ensureProfile(caller)).rejects.toThrow('unavailable');
  world.service.identity.online = true;
  const { app } = world.service;
  expect(app.accounts.read(await aCaller(app, caller))).toMatchObject({ passwordRemoved: true });
});
