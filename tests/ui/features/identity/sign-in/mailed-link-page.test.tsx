import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { authenticatorCode } from '#adapters/memory/identity/in-memory-authenticator.ts';
import type { LinkMode } from '#domain/identity/sign-in/sign-in-link.ts';
import { failureWords } from '#ui/messages/describe-failure.ts';
import { aWorld, button, described, field, hasFocus, openAccount, type World } from './open-sign-in.tsx';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const secret = 'BLOCKYARDAAAAAB';
const secondFactors = [{ id: 'phone', name: 'Phone', enrolledAt: 0, secret }];
const fresh = 'Analytical-1843';

let world: World;

beforeEach(() => {
  world = aWorld();
});

const describeLacking = (lacks: 'code' | 'api-key' | 'mode'): string =>
  failureWords({ kind: 'sign-in-link/invalid', lacks }).says;

const mailed = (mode: LinkMode, email?: string): string => {
  const { pathname, search } = new URL(world.identity.mails.send(mode, ada.email, email).url);
  return `${pathname}${search}`;
};
const openSignInLink = (path: string) => {
  window.history.replaceState(null, '', path);
  return openAccount(path, world);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const usedUp = (path: string): boolean =>
  !world.identity.mails.look(new URLSearchParams(path.split('?')[1]).get('oobCode') ?? '').ok;

test('[AUT-1] [AUT-9] a reset: the rules are shown while typing, and the new password logs in', async () => {
  world.identity.addUser(ada);
  world.identity.policy = {
    schemaVersion: 1,
    enforcement: 'ENFORCE',
    minLength: 10,
    numeric: true,
    uppercase: true,
  };
  const path = mailed('resetPassword');
  const { address } = openAccount(path, world);
  await hasFocus(await heading('Choose a new password'));
  expect(screen.getByText(/For ada@lovelace.test/)).toBeTruthy();
  expect(usedUp(path)).toBe(false);
  const password = field('New password');
  await userEvent.type(password, 'weak');
  await waitFor(() => expect(described(password)).toContain('not yet: at least 10 characters'));
  await userEvent.click(button('Save and log in'));
  await waitFor(() => expect(described(password)).toContain('does not meet the rules'));
  await hasFocus(password);
  await userEvent.clear(password);
  await userEvent.type(password, fresh);
  expect(described(password)).toContain('met: a digit');
  await userEvent.click(button('Save and log in'));
  await waitFor(() => expect(address()).toContain('/complete-onboarding'));
});

test('[AUT-9] a reset that new rules refuse shows the new rules', async () => {
  world.identity.addUser(ada);
  const path = mailed('resetPassword');
  openAccount(path, world);
  await heading('Choose a new password');
  const password = field('New password');
  await userEvent.type(password, 'abcdefg1');
  await waitFor(() => expect(described(password)).toContain('met: at least 6 characters'));
  world.identity.policy = { schemaVersion: 1, enforcement: 'ENFORCE', minLength: 12 };
  await userEvent.click(button('Save and log in'));
  await waitFor(() => expect(described(password)).toContain('not yet: at least 12 characters'));
  expect(usedUp(path)).toBe(false);
});

test('[AUT-18] a reset of an account with a second step asks for it next', async () => {
  world.identity.addUser({ ...ada, emailVerified: true, secondFactors });
  const { app } = openAccount(mailed('resetPassword'), world);
  await heading('Choose a new password');
  await userEvent.type(field('New password'), fresh);
  await userEvent.click(button('Save and log in'));
  await heading('Second step');
  await userEvent.type(field('Code from your authenticator app'), authenticatorCode(secret));
  await userEvent.click(button('Log in'));
  await waitFor(() => expect(app.session.current().state).toBe('signed-in'));
});

test.each([
  ['AUDIT', ['not yet: at least 10 characters', 'not yet: a digit', 'only advice']],
  ['OFF', ['not yet: at least 10 characters']],
])('[AUT-9] a policy that is %s', async (enforcement, shown) => {
  world.identity.addUser(ada);
  world.identity.policy = { schemaVersion: 1, enforcement, minLength: 10, numeric: true };
  const { app } = openAccount(mailed('resetPassword'), world);
  await heading('Choose a new password');
  const password = field('New password');
  await userEvent.type(password, 'harbor');
  for (const words of shown) await waitFor(() => expect(described(password)).toContain(words));
  expect(described(password).includes('a digit')).toBe(enforcement === 'AUDIT');
  await userEvent.click(button('Save and log in'));
  await waitFor(() => expect(app.session.current().state).toBe('signed-in'));
});

test('[AUT-9] a policy of another schema is reported', async () => {
  world.identity.addUser(ada);
  world.identity.policy = { schemaVersion: 2 };
  openAccount(mailed('resetPassword'), world);
  await heading('Choose a new password');
  await userEvent.click(field('New password'));
  await waitFor(() => expect(described(field('New password'))).toContain('rules could not be loaded'));
});

test.each([
  ['verifyEmail', 'Confirm your address', 'Your address is confirmed', undefined],
  ['verifyAndChangeEmail', 'Confirm your new address', 'Your address has changed', 'countess@lovelace.test'],
  ['recoverEmail', 'Get your old address back', 'Your old address is back', undefined],
] as const)('[AUT-10] %s waits for a click, and then shows the result', async (mode, asks, done, to) => {
  world.identity.addUser(ada);
  const path = mailed(mode, to);
  openAccount(path, world);
  await hasFocus(await heading(asks));
  expect(screen.getByText(new RegExp(to ?? ada.email))).toBeTruthy();
  expect(usedUp(path)).toBe(false);
  await userEvent.click(button('Continue'));
  await hasFocus(await heading(done));
  expect(usedUp(path)).toBe(true);
});

test('[AUT-10] [AUT-3] an expired reset link offers a new mail, the same for all addresses', async () => {
  world.identity.addUser(ada);
  const path = mailed('resetPassword');
  world.identity.mails.lifetime = 1000;
  await world.clock.advance(1001);
  openAccount(path, world);
  await hasFocus(await heading('This link no longer works'));
  expect(screen.getByRole('alert').textContent).toContain('too old');
  await userEvent.type(field('Email'), 'nobody@nowhere.test');
  await userEvent.click(button('Send me a new link'));
  expect(await screen.findByText(/If nobody@nowhere.test has an account/)).toBeTruthy();
});

test('[AUT-2] a sign-in link shows who is already logged in, and waits for a logout (regression)', async () => {
  const grace = { email: 'grace@hopper.test', password: 'nanosecond' };
  world.identity.addUser(ada);
  world.identity.addUser(grace);
  const path = mailed('signIn');
  const { app } = openAccount('/elsewhere', world);
  await app.auth.signIn(grace);
  openSignInLink(path);
  await hasFocus(await heading('You are already logged in'));
  expect(screen.getByText('As grace@hopper.test.')).toBeTruthy();
  expect(usedUp(path)).toBe(false);
  await userEvent.click(button('Log out and use the link'));
  await heading('One more step');
  await userEvent.type(field('Email'), ada.email);
  await userEvent.click(button('Continue'));
  await waitFor(() => expect(usedUp(path)).toBe(true));
});

test('[AUT-1] a reset shows the user whose session the new login replaces (regression)', async () => {
  const grace = { email: 'grace@hopper.test', password: 'nanosecond' };
  world.identity.addUser(ada);
  world.identity.addUser(grace);
  const path = mailed('resetPassword');
  openAccount(path, world, null, (app) => void app.auth.signIn(grace));
  await heading('Choose a new password');
  expect(await screen.findByText(/grace@hopper.test is logged in here/)).toBeTruthy();
});

test('[AUT-10] a used link and a broken link are reported, with the next step', async () => {
  world.identity.addUser(ada);
  const path = mailed('verifyEmail');
  const { router } = openAccount(path, world);
  await heading('Confirm your address');
  world.identity.mails.use(new URLSearchParams(path.split('?')[1]).get('oobCode') ?? '');
  await userEvent.click(button('Continue'));
  await heading('This link no longer works');
  expect(screen.getByRole('alert').textContent).toContain('was already used');
  await router.navigate('/login?mode=verifyEmail&apiKey=memory');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(describeLacking('code')));
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await heading('Welcome back')).toBeTruthy();
});

test('a link that cannot be checked right now can be retried', async () => {
  world.identity.addUser(ada);
  world.identity.online = false;
  openAccount(mailed('verifyEmail'), world);
  await heading('That did not work');
  world.identity.online = true;
  await userEvent.click(button('Try again'));
  expect(await heading('Confirm your address')).toBeTruthy();
});

test('[AUT-2] [AUT-10] a sign-in link in another browser asks for the address; a wrong one is reported, and the link still works', async () => {
  const { address } = openSignInLink(mailed('signIn'));
  await hasFocus(await heading('One more step'));
  expect(screen.getByText('Please provide your email for confirmation')).toBeTruthy();
  await userEvent.type(field('Email'), 'grace@hopper.test');
  await userEvent.click(button('Continue'));
  expect((await screen.findByRole('alert')).textContent).toContain('sent to another address');
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), ada.email);
  await userEvent.click(button('Continue'));
  await waitFor(() => expect(address()).toContain('/complete-onboarding'));
});

test('[AUT-2] a sign-in link works at once in the browser that requested it', async () => {
  world.areas.local.set('emailForSignIn', JSON.stringify(ada.email));
  const { address } = openSignInLink(mailed('signIn'));
  await waitFor(() => expect(address()).toContain('/complete-onboarding'));
});

test('[AUT-10] a used sign-in link offers a new one to the address that this browser knows', async () => {
  world.areas.local.set('emailForSignIn', JSON.stringify(ada.email));
  openSignInLink('/login?mode=signIn&oobCode=used&apiKey=memory');
  await heading('This link no longer works');
  expect(field('Email').value).toBe(ada.email);
  await userEvent.click(button('Email me a link'));
  expect(await screen.findByText(/If ada@lovelace.test can log in here/)).toBeTruthy();
});

test.each([
  ['expired', 'This link is too old.', (link: string) => link],
  ['without its code', describeLacking('code'), (link: string) => link.replace(/&?oobCode=[^&]*/, '')],
  ['without its key', describeLacking('api-key'), (link: string) => link.replace(/&?apiKey=[^&]*/, '')],
  ['of an unknown mode', describeLacking('mode'), (link: string) => link.replace('mode=signIn', 'mode=x')],
])('[AUT-10] [AUT-11] a sign-in link that is %s says so, and offers a new one', async (how, says, spoil) => {
  world.areas.local.set('emailForSignIn', JSON.stringify(ada.email));
  const path = mailed('signIn');
  if (how === 'expired') {
    world.identity.mails.lifetime = 1000;
    await world.clock.advance(1001);
  }
  openSignInLink(spoil(path));
  await hasFocus(await heading('This link no longer works'));
  expect(screen.getByRole('alert').textContent).toContain(says);
  await userEvent.click(button('Email me a link'));
  expect(await screen.findByText(/If ada@lovelace.test can log in here/)).toBeTruthy();
  expect(await world.mailedCode()).toHaveLength(6);
});
