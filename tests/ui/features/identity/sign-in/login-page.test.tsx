import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authenticatorCode } from '#adapters/memory/identity/in-memory-authenticator.ts';
import { type IdentityCode, identityCodes } from '#domain/identity/sign-in/identity-failure.ts';
import { err } from '#domain/result.ts';
import { failures } from '#ui/messages/en/failures/failures.ts';
import { aWorld, button, described, field, hasFocus, openAccount, type World } from './open-sign-in.tsx';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine', displayName: 'Ada Lovelace' };
const secret = 'BLOCKYARDAAAAAB';
const secondFactors = [{ id: 'phone', name: 'Phone', enrolledAt: 0, secret }];

let world: World;

beforeEach(() => {
  world = aWorld();
});

const askForLink = async (email: string): Promise<void> => {
  await userEvent.type(field('Email'), email);
  await userEvent.click(button('Email me a link'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading), 10_000);
};

test("[AUT-1] Enter in a field logs in, because the first button of the form counts regardless of the others' positions", () => {
  openAccount('/login', world);
  const { form } = field('Password');
  expect(form?.querySelector('button[type="submit"]')?.textContent).toBe('Log in');
  expect(button('Forgot your password?').getAttribute('value')).toBe('reset');
});

test('[ONB-5] without an address and a password each field says what it needs, and the first has the focus', async () => {
  openAccount('/login', world);
  await userEvent.click(button('Log in'));
  await vi.waitFor(() => expect(described(field('Email'))).toContain('Type your email address'));
  expect(described(field('Password'))).not.toBe('');
  await hasFocus(field('Email'));
});

test.each([
  ['440', 1],
  ['441', 0],
])('[NAV-9] the error code %s shows %i notices of a lost session', (code, notices) => {
  openAccount(`/login?errorCode=${code}`, world);
  expect(screen.queryAllByText(/You were logged out/)).toHaveLength(notices);
});

/** Codes that change the page. Tests below cover them. */
const changingThePage = ['multi-factor-auth-required', 'account-exists-with-different-credential'] as const;
type ShownCode = Exclude<IdentityCode, (typeof changingThePage)[number]>;
const isShown = (code: IdentityCode): code is ShownCode => !changingThePage.some((other) => other === code);

test.each(identityCodes.filter(isShown))(
  '[AUT-11] a login that fails with %s says so in plain words, without the code',
  async (code) => {
    const { app } = openAccount('/login', world);
    vi.spyOn(app.auth, 'signIn').mockResolvedValue(err({ kind: `identity/${code}` }));
    await userEvent.click(button('Log in'));
    const { says } = failures[`identity/${code}`];
    await vi.waitFor(() => expect(document.body.textContent).toContain(says), 10_000);
    expect(document.body.textContent).not.toMatch(/auth\/|identity\/|FirebaseError/);
  },
);

describe('a mail with a link and a code', () => {
  test('[AUT-2] shows its address, accepts its code with a space, and continues', async () => {
    const { address } = openAccount('/login?redirectUrl=%2Flessons', world);
    await askForLink(ada.email);
    expect(screen.getByText(new RegExp(`If ${ada.email} can log in here`))).toBeTruthy();
    const code = field('Code from the email');
    expect(code.inputMode).toBe('numeric');
    expect(code.autocomplete).toBe('one-time-code');
    const digits = await world.mailedCode();
    await userEvent.click(code);
    await userEvent.paste(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await userEvent.click(button('Continue'));
    await vi.waitFor(() => expect(address()).toContain('/complete-onboarding'), 10_000);
    expect(address()).toContain('redirectUrl=%2Flessons');
  });

  test('[AUT-2] the step survives a reload of its tab, and is left by Back (regression)', async () => {
    const { router } = openAccount('/login', world);
    await askForLink(ada.email);
    const { pathname, search, state } = router.state.location;
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy();
    cleanup();
    openAccount(`${pathname}${search}`, world, state);
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })).toBeTruthy();
    expect(screen.getByText(new RegExp(`If ${ada.email} can log in here`))).toBeTruthy();
  });

  test('[ONB-5] a wrong code shows the remaining tries at its field, and gets the focus', async () => {
    openAccount('/login', world);
    await askForLink(ada.email);
    const digits = await world.mailedCode();
    const code = field('Code from the email');
    await userEvent.type(code, digits === '000000' ? '000001' : '000000');
    await userEvent.click(button('Continue'));
    await vi.waitFor(() => expect(described(code)).toContain('4 tries left'), 10_000);
    await hasFocus(code);
    expect(code.value).toHaveLength(6);
    await userEvent.clear(code);
    await userEvent.type(code, '12');
    await userEvent.click(button('Continue'));
    await vi.waitFor(() => expect(described(code)).toContain('6 digits'), 10_000);
  });

  test('a used-up code is reported, and another mail can be sent after a minute, or at once to another address', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      openAccount('/login', world);
      await askForLink(ada.email);
      await userEvent.type(field('Code from the email'), '123456');
      await userEvent.click(button('Continue'));
      expect((await screen.findByRole('alert')).textContent).toContain('Send another email');
      await userEvent.click(button('Send another email in 60 s'));
      expect(world.outbox.waiting()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(60_000);
      await userEvent.click(await screen.findByRole('button', { name: 'Send another email' }));
      expect(await screen.findByText(/Another email is on its way/)).toBeTruthy();
      expect(world.outbox.waiting()).toHaveLength(2);
      await userEvent.click(button('Use another address'));
      expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(ada.email);
    } finally {
      vi.useRealTimers();
    }
  });

  test('[SEC-3] [AUT-11] the sixth mail within 15 minutes is not sent, and the page says when it can be', async () => {
    const { app } = openAccount('/login', world);
    for (let sent = 0; sent < 5; sent += 1) await app.auth.requestSignInLink(ada.email, '/');
    await userEvent.type(field('Email'), ada.email);
    await userEvent.click(button('Email me a link'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(failures['sign-in-mail/limited'].says);
    expect(alert.textContent).toMatch(/Try again in 1[45] minutes, or log in with your password/);
  });

  test('[AUT-3] gives the same reply for an unknown address, and so does a password reset', async () => {
    world.identity.addUser(ada);
    const texts: (string | null)[] = [];
    for (const email of [ada.email, 'nobody@nowhere.test']) {
      const { router } = openAccount('/login', world);
      await userEvent.clear(field('Email'));
      await userEvent.type(field('Email'), email);
      await userEvent.click(button('Forgot your password?'));
      const reset = (await screen.findByText(/has an account with a password/)).textContent;
      await userEvent.click(button('Email me a link'));
      const link = (await screen.findByText(/can log in here/)).textContent;
      texts.push(`${reset} ${link}`.replaceAll(email, 'X'));
      router.dispose();
      document.body.replaceChildren();
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test.each([
    ['ada@gmail.com', 'Open Gmail', 'https://mail.google.com/mail/'],
    ['ada@hotmail.co.uk', 'Open Outlook', 'https://outlook.live.com/mail/'],
    ['ada@yahoo.de', 'Open Yahoo Mail', 'https://mail.yahoo.com/'],
  ])('for %s the mail program is one click away', async (email, name, url) => {
    openAccount('/login', world);
    await askForLink(email);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(url);
  });
});

describe('a password', () => {
  test('[AUT-3] [AUT-11] that is wrong shows what to do, the same for known and unknown addresses', async () => {
    world.identity.addUser(ada);
    openAccount('/login', world);
    await userEvent.type(field('Email'), 'nobody@nowhere.test');
    await userEvent.type(field('Password'), 'not-it');
    await userEvent.click(button('Log in'));
    const unknown = (await screen.findByRole('alert')).textContent;
    expect(screen.getByText(/Signed up with Google or Apple\?/)).toBeTruthy();
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), ada.email);
    await userEvent.click(button('Log in'));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(unknown), 10_000);
    expect(screen.getByText(/Signed up with Google or Apple\?/)).toBeTruthy();
  });

  test('[NAV-9] after a lost session its address is filled in; after a logout it is not', async () => {
    world.identity.addUser({ ...ada, emailVerified: true });
    const { app, router } = openAccount('/elsewhere', world);
    await app.auth.signIn(ada);
    app.session.leave('lost');
    await act(() => router.navigate('/login?errorCode=440'));
    await vi.waitFor(() => expect(field('Email').value).toBe(ada.email), 10_000);
    await userEvent.type(field('Password'), ada.password);
    await userEvent.click(button('Log in'));
    await screen.findByRole('heading', { name: 'Almost done' });
    await app.auth.logout();
    await act(() => router.navigate('/login'));
    expect(field('Email').value).toBe('');
  });

  test("[AUT-18] with a second step: the app's code signs in, and a wrong one is reported at its field", async () => {
    world.identity.addUser({ ...ada, emailVerified: true, secondFactors });
    const { app } = openAccount('/login', world);
    await userEvent.type(field('Email'), ada.email);
    await userEvent.type(field('Password'), ada.password);
    await userEvent.click(button('Log in'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Second step' });
    await hasFocus(heading);
    const code = field('Code from your authenticator app');
    await userEvent.type(code, '999999');
    await userEvent.click(button('Log in'));
    await vi.waitFor(() => expect(described(code)).toContain('That code is wrong'), 10_000);
    await userEvent.clear(code);
    await userEvent.type(code, authenticatorCode(secret));
    await userEvent.click(button('Log in'));
    await vi.waitFor(() => expect(app.session.current().state).toBe('signed-in'), 10_000);
  });

  test('[AUT-18] a used code is reported at its field, with the time of the next one', async () => {
    world.identity.addUser({ ...ada, emailVerified: true, secondFactors });
    const { app, router } = openAccount('/elsewhere', world);
    await app.auth.signIn(ada);
    expect((await app.auth.giveSecondFactor(authenticatorCode(secret))).ok).toBe(true);
    await app.auth.logout();
    await act(() => router.navigate('/login'));
    await userEvent.type(await screen.findByLabelText('Email'), ada.email);
    await userEvent.type(field('Password'), ada.password);
    await userEvent.click(button('Log in'));
    await screen.findByRole('heading', { level: 1, name: 'Second step' });
    await userEvent.type(field('Code from your authenticator app'), authenticatorCode(secret));
    await userEvent.click(button('Log in'));
    const code = field('Code from your authenticator app');
    await vi.waitFor(
      () => expect(described(code)).toMatch(/You just used this code.* a new code in \d+ seconds?\./),
      10_000,
    );
  });

  test('[AUT-18] without the app: a recovery code is requested for the known address', async () => {
    world.identity.addUser({ ...ada, emailVerified: true, secondFactors });
    openAccount('/login', world);
    await userEvent.type(field('Email'), ada.email);
    await userEvent.type(field('Password'), ada.password);
    await userEvent.click(button('Log in'));
    await userEvent.click(await screen.findByRole('button', { name: /Use a recovery code/ }));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Use a recovery code'), 10_000);
    expect(field('Email').value).toBe(ada.email);
    await userEvent.type(field('Recovery code'), 'abcde-fghjk');
    await userEvent.click(button('Turn off two-step login'));
    await vi.waitFor(() => expect(described(field('Recovery code'))).toContain('Try another code'), 10_000);
    await userEvent.click(button('Use the authenticator app instead'));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Second step'), 10_000);
  });
});

describe('a provider', () => {
  test('[AUT-14] a closed window is reported, with a way to log in without one', async () => {
    openAccount('/login', world);
    await userEvent.click(button('Continue with Google'));
    expect(await screen.findByText(/was closed too early/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Continue without a window')).toBeTruthy();
  });

  test('[AUT-14] blocked popups show what an administrator can allow, and a way to log in without them', async () => {
    world.browser.answerPopups('apple.com', 'identity/popup-blocked');
    openAccount('/login', world);
    await userEvent.click(button('Continue with Apple'));
    const words = await screen.findByText(/Its administrator can allow/);
    expect(words.textContent).toContain('localhost:3000');
    expect(words.textContent).toContain('appleid.apple.com');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Continue without a window'));
    await vi.waitFor(
      () => expect(world.areas.session.get('blockyard-left-for-provider')).toBe('"apple.com"'),
      10_000,
    );
  });

  test('[AUT-14] a double click opens one window', async () => {
    const asked = vi.spyOn(world.browser, 'popup');
    openAccount('/login', world);
    await userEvent.dblClick(button('Continue with Google'));
    await screen.findByText(/was closed too early/);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('[AUT-12] for an account with another sign-in method: shows and fills in the address, and connects after the password', async () => {
    world.identity.addUser({ ...ada, emailVerified: true });
    world.browser.answerPopups('google.com', { ...ada, emailVerified: false });
    openAccount('/login', world);
    await userEvent.click(button('Continue with Google'));
    expect(await screen.findByText(/ada@lovelace.test already has an account here/)).toBeTruthy();
    expect(field('Email').value).toBe(ada.email);
    await userEvent.type(field('Password'), ada.password);
    await userEvent.click(button('Log in'));
    expect(await screen.findByText(/Google is connected/)).toBeTruthy();
    expect(world.identity.userOf(ada.email)?.providers).toEqual(['google.com']);
  });

  test("[AUT-14] [AUT-18] returning from the provider's page to an account with a second step asks for it", async () => {
    world.identity.addUser({ ...ada, emailVerified: true, secondFactors, providers: ['google.com'] });
    world.browser.answerPopups('google.com', ada);
    world.browser.leaveFor('google.com');
    world.areas.session.set('blockyard-left-for-provider', '"google.com"');
    openAccount('/login', world);
    expect(await screen.findByRole('heading', { name: 'Second step' })).toBeTruthy();
  });
});

test.each([
  ['everywhere', /logged out on every device/],
  ['deleted', /account is deleted/],
])('a user who left by %s sees what was done', (left, words) => {
  openAccount(`/login?left=${left}`, world);
  expect(screen.getByText(words)).toBeTruthy();
});

test.each(['__proto__', 'constructor', 'toString'])(
  '[NAV-15] an address with the reason "%s" is the plain login page (regression)',
  async (left) => {
    openAccount(`/login?left=${left}`, world);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy();
    expect(document.querySelector('.notice')).toBeNull();
  },
);
