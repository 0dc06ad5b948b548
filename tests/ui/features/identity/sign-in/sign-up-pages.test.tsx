import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PasswordPolicy } from '#domain/identity/sign-in/password-policy.ts';
import { fullConsent } from '#domain/identity/consents/consent.ts';
import { socialComplete } from '#ui/messages/en/account.ts';
import { aWorld, button, described, field, hasFocus, openAccount, type World } from './open-sign-in.tsx';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };

let world: World;

beforeEach(() => {
  world = aWorld();
});

const enforce = (rules: Partial<PasswordPolicy>): void => {
  world.identity.policy = { schemaVersion: 1, enforcement: 'ENFORCE', ...rules };
};

const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /^I agree to the/ }));

const typeSignUp = async (password = ''): Promise<void> => {
  await userEvent.type(field('Email'), ada.email);
  await userEvent.type(field('First name'), 'Ada');
  await userEvent.type(field('Last name'), 'Lovelace');
  await userEvent.type(field('School or district'), 'Harbor Primary');
  if (password !== '') await userEvent.type(field('Password'), password);
  await agree();
  await userEvent.click(button('Sign up'));
};

test('[ONB-1] optional fields are together, separate from the required ones', () => {
  openAccount('/signup', world);
  const later = within(screen.getByRole('group', { name: 'You can add these later' }));
  for (const label of ['School or district', 'Phone number', 'Password'])
    expect(later.getByLabelText(label)).toBeTruthy();
  for (const label of ['Email', 'First name', 'Last name']) {
    expect(later.queryByLabelText(label)).toBeNull();
    expect(field(label)).toBeTruthy();
  }
});

describe('/signup', () => {
  test('[ONB-2] without a password: the mailed code completes the sign-up', async () => {
    const { address } = openAccount('/signup', world);
    await typeSignUp();
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(screen.getByText(new RegExp(ada.email))).toBeTruthy();
    await userEvent.type(field('Code from the email'), await world.mailedCode());
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('[ONB-5] an empty form says at each field what it needs, and the first has the focus', async () => {
    openAccount('/signup', world);
    await agree();
    await userEvent.click(button('Sign up'));
    for (const [label, text] of [
      ['Email', 'Type your email address'],
      ['First name', 'Type your first name'],
      ['Last name', 'Type your last name'],
    ] as const)
      await waitFor(() => expect(described(field(label))).toContain(text));
    await hasFocus(field('Email'));
    await userEvent.type(field('First name'), 'A');
    expect(field('First name').getAttribute('aria-invalid')).not.toBe('true');
  });

  test('[ONB-5] an invalid address and a name of 300 characters are reported at their fields, and nothing is lost', async () => {
    openAccount('/signup', world);
    const long = 'n'.repeat(300);
    await userEvent.type(field('Email'), 'ada@harbor');
    await userEvent.click(field('First name'));
    await userEvent.paste(long);
    await userEvent.type(field('Last name'), 'Lovelace');
    await agree();
    await userEvent.click(button('Sign up'));
    await waitFor(() => expect(described(field('Email'))).toContain('name@school.org'));
    expect(described(field('First name'))).toContain('100 characters');
    expect(['Email', 'First name', 'Last name'].map((label) => field(label).value)).toEqual([
      'ada@harbor',
      long,
      'Lovelace',
    ]);
    expect(world.accounts.signUps()).toEqual([]);
  });

  test('[ORG-10] asks for consent to the terms and the privacy notice, and stores it; product news is off', async () => {
    openAccount('/signup', world);
    await typeSignUp(ada.password);
    await waitFor(() => expect(world.accounts.accounts()).toMatchObject([{ firstName: 'Ada' }]));
    const [{ id } = { id: '' }] = world.accounts.accounts();
    await waitFor(() => expect(world.consents.all(id)).toMatchObject(fullConsent(false)));
  });

  test('[ORG-10] [ONB-5] without consent nothing is sent, and the box says so', async () => {
    openAccount('/signup', world);
    await userEvent.type(field('Email'), ada.email);
    await userEvent.type(field('First name'), 'Ada');
    await userEvent.type(field('Last name'), 'Lovelace');
    await userEvent.click(screen.getByRole('checkbox', { name: /product news/ }));
    await userEvent.click(button('Sign up'));
    expect(await screen.findByText('Check this box to continue.')).toBeTruthy();
    await hasFocus(screen.getByRole('checkbox', { name: /^I agree to the/ }));
    expect(world.accounts.signUps()).toEqual([]);
    await agree();
    await userEvent.click(button('Sign up'));
    await waitFor(() => expect(world.accounts.signUps()).toMatchObject([{ consents: fullConsent(true) }]));
  });

  test('[AUT-3] [ONB-2] a known address with a wrong password looks the same as no password', async () => {
    world.identity.addUser({ ...ada, password: 'first-compiler' });
    openAccount('/signup', world);
    await typeSignUp(ada.password);
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(world.outbox.waiting()).toMatchObject([{ to: ada.email }]);
  });

  test('[ONB-5] [AUT-9] a password that the provider refuses is reported at its field, and the other fields stay', async () => {
    openAccount('/signup', world);
    await typeSignUp('short');
    await waitFor(() => expect(described(field('Password'))).toContain('does not meet the rules'));
    await hasFocus(field('Password'));
    expect(field('Email').value).toBe(ada.email);
    expect(field('First name').value).toBe('Ada');
  });

  test('[AUT-9] a refusal because of changed rules shows the new ones, each time they change', async () => {
    openAccount('/signup', world);
    await userEvent.type(field('Password'), 'abcdefg1');
    await waitFor(() => expect(described(field('Password'))).toContain('met: at least 6 characters'));
    enforce({ minLength: 12 });
    await typeSignUp();
    await waitFor(() => expect(described(field('Password'))).toContain('not yet: at least 12 characters'));
    enforce({ minLength: 8, uppercase: true });
    await userEvent.click(button('Sign up'));
    await waitFor(() => expect(described(field('Password'))).toContain('not yet: an uppercase letter'));
    expect(described(field('Password'))).toContain('met: at least 8 characters');
  });

  test('[AUT-12] a provider whose address has another sign-in method leads to the login, with the address', async () => {
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

describe('/signup/social-complete', () => {
  const signUpByApple = async (displayName: string) => {
    world.browser.answerPopups('apple.com', { email: 'x7@privaterelay.appleid.com', displayName });
    const opened = openAccount('/signup', world);
    await userEvent.click(button('Continue with Apple'));
    return opened;
  };

  test('[ONB-3] [AUT-4] asks for missing details on the same screen, explains the relay address, then continues', async () => {
    const { address } = await signUpByApple('Ada Lovelace');
    await waitFor(() => expect(world.clock.pending()).toContain(world.clock.now() + 500));
    await world.clock.advance(500);
    expect(await screen.findByText(socialComplete.relay)).toBeTruthy();
    expect(address()).toBe('/signup/social-complete');
    expect(screen.queryByLabelText('First name')).toBeNull();
    await userEvent.type(field('School or district'), 'Harbor Primary');
    await userEvent.click(button('Finish'));
    expect(await screen.findByText('Check this box to continue.')).toBeTruthy();
    await agree();
    await userEvent.click(button('Finish'));
    await waitFor(() => expect(address()).toBe('/'));
    const [{ id } = { id: '' }] = world.accounts.accounts();
    expect(world.consents.all(id)).toMatchObject(fullConsent(false));
    expect(world.accounts.accounts()).toMatchObject([{ schoolOrDistrict: 'Harbor Primary' }]);
  });

  test('an account with all details continues at once', async () => {
    const { address, app, router } = openAccount('/elsewhere', world);
    world.identity.addUser({ ...ada, displayName: 'Ada Lovelace' });
    await app.auth.signIn(ada);
    await app.account.completeOnboarding({ firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: null });
    await act(() => router.navigate('/signup/social-complete'));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('/signup/complete', () => {
  test('continues when the link was opened in another tab', async () => {
    const { address, app } = openAccount('/signup/complete', world, { email: ada.email });
    world.identity.addUser(ada);
    await app.auth.signIn(ada);
    await waitFor(() => expect(address()).toBe('/complete-onboarding'));
  });

  test('leads back to change the address, but not after a reload without its history', async () => {
    openAccount('/signup/complete', world);
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
    expect(screen.getByRole('link', { name: 'Use another address' }).getAttribute('href')).toBe('/signup');
  });
});

describe('/complete-onboarding', () => {
  const openSignedIn = async (claims: { readonly requiresPasswordSetup?: boolean } = {}) => {
    world.identity.addUser({ ...ada, displayName: 'Ada Lovelace', ...claims });
    const opened = openAccount('/complete-onboarding?redirectUrl=%2Flessons', world);
    await opened.app.auth.signIn(ada);
    await screen.findByLabelText('School or district');
    return opened;
  };

  test('[ONB-3] asks only for missing details, not for the names of the account', async () => {
    const { address } = await openSignedIn();
    expect(screen.queryByLabelText('First name')).toBeNull();
    await userEvent.click(button('Finish'));
    await waitFor(() => expect(address()).toBe('/lessons'));
  });

  test('[ORG-7] accepts an optional role and grades', async () => {
    await openSignedIn();
    await userEvent.type(field('Role'), 'Librarian');
    await userEvent.click(screen.getByRole('checkbox', { name: '3–5' }));
    await userEvent.click(button('Finish'));
    const stored = { roleTitle: 'Librarian', gradesTaught: ['3-5'], schoolOrDistrict: null };
    await waitFor(() => expect(world.accounts.accounts()).toMatchObject([stored]));
  });

  test('[AUT-13] then asks for a password if the account needs one', async () => {
    const { address, app } = await openSignedIn({ requiresPasswordSetup: true });
    await userEvent.click(button('Finish'));
    const heading = await screen.findByRole('heading', { name: 'Choose a password' });
    await hasFocus(heading);
    await userEvent.type(field('Password'), 'a-new-password');
    await userEvent.click(button('Save the password'));
    await waitFor(() => expect(address()).toBe('/lessons'));
    expect(app.session.current()).toMatchObject({ user: { requiresPasswordSetup: false } });
    expect(world.identity.userOf(ada.email)?.password).toBe('a-new-password');
  });

  test('[AUT-1] [AUT-13] a user who proves the mailbox of an account with a password sees why the password was removed', async () => {
    const opened = openAccount('/complete-onboarding?redirectUrl=%2Flessons', world);
    const names = { firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: 'Quay', phoneNumber: '' };
    await opened.app.account.signUp({ ...ada, ...names });
    await opened.app.auth.requestSignInLink(ada.email, '/lessons');
    const url = world.identity.createLink(ada.email);
    const query = new Map(new URL(url).searchParams);
    await opened.app.auth.followSignInLink({ url, query, email: ada.email });
    await screen.findByRole('heading', { name: 'Choose a new password' });
    expect(screen.getByText(/Your old password was removed, because it was set before/)).toBeTruthy();
  });

  test('[AUT-9] [AUT-13] reads the rules again after a refusal', async () => {
    await openSignedIn({ requiresPasswordSetup: true });
    await userEvent.click(button('Finish'));
    await screen.findByRole('heading', { name: 'Choose a password' });
    await userEvent.type(field('Password'), 'abcdefg1');
    await waitFor(() => expect(described(field('Password'))).toContain('met: at least 6 characters'));
    enforce({ minLength: 12 });
    await userEvent.click(button('Save the password'));
    await waitFor(() => expect(described(field('Password'))).toContain('not yet: at least 12 characters'));
  });

  test('[AUT-13] can be skipped', async () => {
    const { address } = await openSignedIn({ requiresPasswordSetup: true });
    await userEvent.click(button('Finish'));
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
    await waitFor(() => expect(address()).toBe('/lessons'));
    expect(world.identity.userOf(ada.email)?.password).toBe(ada.password);
  });

  test('shows who is logged in, and lets another user log out', async () => {
    const { address, app } = await openSignedIn();
    expect(screen.getByText(`Logged in as ${ada.email}.`)).toBeTruthy();
    await userEvent.click(button('Log out'));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(app.session.current()).toEqual({ state: 'signed-out', cause: 'logout' });
  });
});
