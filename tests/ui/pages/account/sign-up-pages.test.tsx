import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aWorld, button, described, field, hasFocus, openAccount, type World } from './open-account.tsx';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };

let world: World;

beforeEach(() => {
  world = aWorld();
});

const typeSignUp = async (password = ''): Promise<void> => {
  await userEvent.type(field('Email'), ada.email);
  await userEvent.type(field('First name'), 'Ada');
  await userEvent.type(field('Last name'), 'Lovelace');
  await userEvent.type(field('School or district'), 'Harbour Primary');
  if (password !== '') await userEvent.type(field('Password'), password);
  await userEvent.click(button('Sign up'));
};

describe('/signup', () => {
  test('[ONB-2] without a password: the code of the mail completes it', async () => {
    const { address } = openAccount('/signup', world);
    await typeSignUp();
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(screen.getByText(new RegExp(ada.email))).toBeTruthy();
    await userEvent.type(field('Code from the mail'), await world.mailedCode());
    await userEvent.click(button('Continue'));
    await vi.waitFor(() => expect(address()).toBe('/'));
  });

  test('[AUT-3] [ONB-2] a known address and another password look the same as no password', async () => {
    world.identity.addUser({ ...ada, password: 'first-compiler' });
    openAccount('/signup', world);
    await typeSignUp(ada.password);
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(world.outbox.waiting()).toMatchObject([{ to: ada.email }]);
  });

  test('[ONB-5] [AUT-9] a password that the provider refuses is told at its field, and all else stays', async () => {
    openAccount('/signup', world);
    await typeSignUp('short');
    await vi.waitFor(() => expect(described(field('Password'))).toContain('does not meet the rules'));
    await hasFocus(field('Password'));
    expect(field('Email').value).toBe(ada.email);
    expect(field('First name').value).toBe('Ada');
  });

  test('[AUT-12] a provider of an address with another way in leads to the login, with the address', async () => {
    world.identity.addUser({ ...ada, emailVerified: true });
    world.browser.answerPopups('google.com', {
      email: ada.email,
      displayName: 'Ada Lovelace',
      emailVerified: false,
    });
    openAccount('/signup', world);
    await userEvent.click(button('Continue with Google'));
    expect(await screen.findByText(/already has an account here/)).toBeTruthy();
    expect(field('Email').value).toBe(ada.email);
  });
});

describe('/signup/complete', () => {
  test('goes on when the link was opened in another tab', async () => {
    const { address, app } = openAccount('/signup/complete', world, { email: ada.email });
    world.identity.addUser(ada);
    await app.signIn(ada);
    await vi.waitFor(() => expect(address()).toBe('/complete-onboarding'));
  });

  test('leads back to another address, and knows none after a reload without its history', async () => {
    openAccount('/signup/complete', world);
    expect(screen.queryByLabelText('Code from the mail')).toBeNull();
    expect(screen.getByRole('link', { name: 'Use another address' }).getAttribute('href')).toBe('/signup');
  });
});

describe('/complete-onboarding', () => {
  const openSignedIn = async (claims: { readonly requiresPasswordSetup?: boolean } = {}) => {
    world.identity.addUser({ ...ada, displayName: 'Ada Lovelace', ...claims });
    const opened = openAccount('/complete-onboarding?redirectUrl=%2Flessons', world);
    await opened.app.signIn(ada);
    await screen.findByLabelText('School or district');
    return opened;
  };

  test('[ONB-3] asks only for what is missing, not for the names that came with the account', async () => {
    const { address } = await openSignedIn();
    expect(screen.queryByLabelText('First name')).toBeNull();
    await userEvent.click(button('Finish'));
    await vi.waitFor(() => expect(address()).toBe('/lessons'));
  });

  test('[AUT-13] then for a password, where the account wants one', async () => {
    const { address, app } = await openSignedIn({ requiresPasswordSetup: true });
    await userEvent.click(button('Finish'));
    const heading = await screen.findByRole('heading', { name: 'Choose a password' });
    await hasFocus(heading);
    await userEvent.type(field('Password'), 'a-new-password');
    await userEvent.click(button('Save the password'));
    await vi.waitFor(() => expect(address()).toBe('/lessons'));
    expect(app.session.current()).toMatchObject({ user: { requiresPasswordSetup: false } });
    expect(world.identity.userOf(ada.email)?.password).toBe('a-new-password');
  });

  test('[AUT-13] which can wait', async () => {
    const { address } = await openSignedIn({ requiresPasswordSetup: true });
    await userEvent.click(button('Finish'));
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
    await vi.waitFor(() => expect(address()).toBe('/lessons'));
    expect(world.identity.userOf(ada.email)?.password).toBe(ada.password);
  });

  test('says as whom one is logged in, and lets another person out of it', async () => {
    const { address, app } = await openSignedIn();
    expect(screen.getByText(`Logged in as ${ada.email}.`)).toBeTruthy();
    await userEvent.click(button('Log out'));
    await vi.waitFor(() => expect(address()).toBe('/login'));
    expect(app.session.current()).toEqual({ state: 'signed-out', cause: 'logout' });
  });
});
