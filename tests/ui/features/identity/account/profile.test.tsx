import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { authenticatorCode } from '#adapters/memory/identity/in-memory-authenticator.ts';
import { codeIn } from '../../../../builders/mailed-code.ts';
import { ada, openProfile } from './open-profile.tsx';

/** Finds sections even while a dialog hides the page from assistive technology. */
const section = (name: string | RegExp) => within(screen.getByRole('region', { name, hidden: true }));
const dialog = () => within(screen.getByRole('dialog'));
const atGoogle = { email: ada.email, displayName: 'Ada Lovelace' };

describe('names', () => {
  test('are saved, and the session contains them', async () => {
    const { person, client } = await openProfile();
    const first = screen.getByLabelText('First name');
    await person.clear(first);
    await person.type(first, 'Augusta{Enter}');
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(client.session.current()).toMatchObject({ user: { firstName: 'Augusta' } });
  });
});

describe('school or district, and phone number', () => {
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const save = (person: UserEvent) => person.type(field('First name'), '{Enter}');
  const given = async () => {
    const page = await openProfile({
      before: async ({ client }) => {
        const names = { firstName: 'Ada', lastName: 'Lovelace' };
        await client.account.updateProfile({
          ...names,
          phoneNumber: '5550102030',
          schoolOrDistrict: 'Harbor',
        });
      },
    });
    return { ...page, record: () => page.accounts.accounts()[0] };
  };

  test('[ORG-7] are shown; a changed school is saved, and a cleared phone number is removed', async () => {
    const { person, client, record } = await given();
    expect(field('Phone number').value).toBe('5550102030');
    expect(field('School or district').value).toBe('Harbor');
    await person.type(field('School or district'), ' Primary');
    await person.clear(field('Phone number'));
    await save(person);
    await screen.findByText('Saved.');
    const stored = { schoolOrDistrict: 'Harbor Primary', phoneNumber: null };
    expect(record()).toMatchObject(stored);
    expect(client.session.current()).toMatchObject({ user: stored });
    await person.type(field('Phone number'), '5550102030{Enter}');
    await waitFor(() => expect(record()).toMatchObject({ phoneNumber: '5550102030' }));
  });

  test('[ORG-7] the display name for students, the role and the grades are saved, and can be removed', async () => {
    const { person, record } = await given();
    const grade = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await person.type(field('Name that students see'), 'Ms. Lovelace');
    await person.type(field('Role'), 'Math coach');
    await person.click(grade('6–8'));
    await person.click(grade('K–2'));
    await save(person);
    await screen.findByText('Saved.');
    const stored = { displayName: 'Ms. Lovelace', roleTitle: 'Math coach', schoolOrDistrict: 'Harbor' };
    expect(record()).toMatchObject({ ...stored, gradesTaught: ['K-2', '6-8'] });
    await person.click(grade('6–8'));
    await person.click(grade('K–2'));
    await person.clear(field('Role'));
    await save(person);
    await waitFor(() => expect(record()).toMatchObject({ ...stored, roleTitle: null, gradesTaught: [] }));
  });

  test("[ORG-7] another device's changes of other fields are kept", async () => {
    const { person, client, record } = await given();
    const names = { firstName: 'Ada', lastName: 'Lovelace' };
    await client.account.updateProfile({ ...names, schoolOrDistrict: 'Quay Primary' });
    await person.clear(field('Phone number'));
    await save(person);
    await waitFor(() => expect(record()).toMatchObject({ phoneNumber: null }));
    expect(record()).toMatchObject({ schoolOrDistrict: 'Quay Primary' });
  });

  test('[ONB-5] an empty and a long name are reported at the field, which has the focus', async () => {
    const { person } = await given();
    for (const [typed, text] of [
      ['   ', 'Type your first name'],
      ['x'.repeat(300), '100 characters'],
    ] as const) {
      await person.clear(field('First name'));
      await person.click(field('First name'));
      await person.paste(typed);
      await person.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByText(new RegExp(text))).toBeTruthy());
      expect(field('First name').getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    }
  });

  test('[ONB-5] an invalid number is reported at its field', async () => {
    const { person } = await given();
    await person.clear(field('Phone number'));
    await person.type(field('Phone number'), 'call me{Enter}');
    await waitFor(() => expect(field('Phone number').getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('email', () => {
  test('[ORG-7] a new address gets a link, the old one a notice, and nothing changes until the link is used', async () => {
    const { person, mails } = await openProfile();
    expect(section('Email').getByText('Confirmed')).toBeDefined();
    await person.click(section('Email').getByRole('button', { name: 'Change email' }));
    await person.type(section('Email').getByLabelText('New email'), 'augusta@king.test{Enter}');
    expect(await section('Email').findByText(/we sent a link to it/)).toBeDefined();
    expect(section('Email').getByText('ada@lovelace.test')).toBeDefined();
    expect((await mails()).map(({ to }) => to).sort()).toEqual(['ada@lovelace.test', 'augusta@king.test']);
  });

  test('the input is kept while the user confirms, and the change continues automatically', async () => {
    const { person, wait, mails } = await openProfile();
    await wait();
    await person.click(section('Email').getByRole('button', { name: 'Change email' }));
    await person.type(section('Email').getByLabelText('New email'), 'augusta@king.test{Enter}');
    await person.type(await screen.findByLabelText('Your password'), 'guess{Enter}');
    expect(await dialog().findByText(/not the password of this account/)).toBeDefined();
    expect(section('Email').getByLabelText<HTMLInputElement>('New email').value).toBe('augusta@king.test');
    await person.clear(screen.getByLabelText('Your password'));
    await person.type(screen.getByLabelText('Your password'), `${ada.password}{Enter}`);
    expect(await section('Email').findByText(/we sent a link to it/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await mails()).map(({ to }) => to)).toContain('augusta@king.test');
  });

  test('the current address is no change', async () => {
    const { person, mails } = await openProfile();
    await person.click(section('Email').getByRole('button', { name: 'Change email' }));
    await person.type(section('Email').getByLabelText('New email'), ' Ada@lovelace.test{Enter}');
    expect(await section('Email').findByText(/already your address/)).toBeDefined();
    expect(await mails()).toEqual([]);
  });

  test('an unproved address is shown as such, and gets a link', async () => {
    const { person, identity, client, userNow } = await openProfile({
      user: { ...ada, emailVerified: false },
    });
    expect(section('Email').getByText('Not confirmed')).toBeDefined();
    await person.click(section('Email').getByRole('button', { name: 'Send a link to confirm' }));
    expect(await section('Email').findByText(/An email is on its way/)).toBeDefined();
    const mailed = identity.mails.sent().at(-1);
    expect(mailed).toMatchObject({ mode: 'verifyEmail', email: ada.email });
    await client.mailedLinks.applyMailedLink(new Map(new URL(mailed?.url ?? '').searchParams));
    await person.click(section('Email').getByRole('button', { name: 'I opened the link' }));
    expect(await section('Email').findByText('Confirmed')).toBeDefined();
    expect(userNow()).toMatchObject({ emailVerified: true, password: ada.password });
  });
});

describe('sign-in methods', () => {
  test('[AUT-12] Google is connected and the password removed after a confirmation; the last method stays, with a reason', async () => {
    const { person, browser, userNow } = await openProfile();
    browser.answerPopups('google.com', atGoogle);
    const removePassword = section('Ways to log in').getByRole('button', { name: 'Remove password' });
    expect(removePassword.getAttribute('aria-disabled')).toBe('true');
    const why = document.getElementById(removePassword.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toMatch(/Apart from email, this is your only way to log in/);
    await person.click(removePassword);
    expect(screen.queryByRole('dialog')).toBeNull();

    await person.click(section('Ways to log in').getByRole('button', { name: 'Connect Google' }));
    expect(await screen.findByText(/Google is connected/)).toBeDefined();
    await waitFor(() => expect(removePassword.getAttribute('aria-disabled')).toBe('false'));
    await person.click(section('Ways to log in').getByRole('button', { name: 'Remove password' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Cancel' })),
    );
    await person.click(dialog().getByRole('button', { name: 'Remove password' }));
    expect(await screen.findByText('Password is removed.')).toBeDefined();
    expect(userNow()).toMatchObject({ password: null, providers: ['google.com'] });
    await waitFor(() =>
      expect(
        section('Ways to log in')
          .getByRole('button', { name: 'Remove Google' })
          .getAttribute('aria-disabled'),
      ).toBe('true'),
    );
  });

  test("[AUT-12] a provider's account that belongs to another user is explained", async () => {
    const { person, browser, identity } = await openProfile();
    identity.federate('google.com', { email: 'eve@lovelace.test', displayName: 'Eve' });
    browser.answerPopups('google.com', { email: 'eve@lovelace.test', displayName: 'Eve' });
    await person.click(screen.getByRole('button', { name: 'Connect Google' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/belongs to another Blockyard account/);
  });
});

describe('password', () => {
  test('[AUT-9] a password that new rules refuse shows the new rules', async () => {
    const { person, identity } = await openProfile();
    const field = section('Password').getByLabelText('New password');
    await person.type(field, 'abcdefg1');
    expect((await section('Password').findByText(/at least/)).textContent).toBe('met: at least 6 characters');
    identity.policy = { schemaVersion: 1, minLength: 12, enforcement: 'ENFORCE' };
    await person.click(section('Password').getByRole('button', { name: 'Change the password' }));
    expect((await section('Password').findByText(/at least 12/)).textContent).toBe(
      'not yet: at least 12 characters',
    );
  });

  test('[AUT-13] an account that needs a password shows the reason and the rules, and then has one', async () => {
    const { person, identity, userNow, client } = await openProfile({
      user: { email: ada.email, emailVerified: true, requiresPasswordSetup: true },
      before: ({ identity: service }) => {
        service.policy = { schemaVersion: 1, minLength: 8, numeric: true, enforcement: 'ENFORCE' };
      },
    });
    expect(section('Password').getByText('Choose your password')).toBeDefined();
    const field = section('Password').getByLabelText('New password');
    await person.type(field, 'compiler');
    expect((await section('Password').findByText(/a digit/)).textContent).toBe('not yet: a digit');
    await person.type(field, '9{Enter}');
    expect(await screen.findByText('Your password is set.')).toBeDefined();
    expect(userNow()).toMatchObject({ password: 'compiler9', requiresPasswordSetup: false });
    expect(client.session.current()).toMatchObject({ user: { requiresPasswordSetup: false } });
    expect(section('Password').getByLabelText<HTMLInputElement>('New password').value).toBe('');
    expect(identity.online).toBe(true);
  });

  test('the dialog accepts a mailed code instead of the password, and Escape changes nothing', async () => {
    const { person, wait, mails, userNow } = await openProfile();
    await wait();
    await person.type(section('Password').getByLabelText('New password'), 'analytical-engine{Enter}');
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your password')));
    await person.click(dialog().getByRole('button', { name: 'Close' }));
    expect(await section('Password').findByText(/Nothing was changed/)).toBeDefined();
    expect(userNow()).toMatchObject({ password: ada.password });

    await person.click(section('Password').getByRole('button', { name: 'Change the password' }));
    await person.click(await screen.findByRole('button', { name: 'Email me a code' }));
    const code = await screen.findByLabelText('Code from the email');
    expect(document.activeElement).toBe(code);
    await person.type(code, `${codeIn((await mails()).at(-1))}{Enter}`);
    expect(await screen.findByText('Your password is changed.')).toBeDefined();
    expect(userNow()).toMatchObject({ password: 'analytical-engine' });
  });
});

describe('two-step login', () => {
  const setUp = async (page: Awaited<ReturnType<typeof openProfile>>) => {
    await page.person.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    const secret = (await screen.findByLabelText('Key')).textContent.replaceAll(' ', '');
    await page.person.type(screen.getByLabelText('Code from the app'), authenticatorCode(secret));
    await page.person.click(screen.getByRole('button', { name: 'Turn on two-step login' }));
    await screen.findByRole('heading', { name: 'Save these 10 recovery codes' });
    return secret;
  };

  test('the key is a picture and text; the recovery codes are shown once and disappear when they are saved', async () => {
    const page = await openProfile();
    const { person } = page;
    await person.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeDefined();
    expect(screen.getByLabelText('Key').textContent).toMatch(/^(?:\w{4} )+\w{1,4}$/);
    await person.type(screen.getByLabelText('Code from the app'), '000000{Enter}');
    expect(await screen.findByText(/That code is wrong/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));

    await setUp(page);
    const codes = screen.getByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Save these 10 recovery codes' }),
    );
    const file = decodeURIComponent(
      screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '',
    );
    expect(file).toContain(codes.firstElementChild?.textContent ?? 'no code');
    const done = screen.getByRole('button', { name: 'Done' });
    await person.click(done);
    expect(codes).toBeDefined();
    await person.click(screen.getByLabelText('I have saved these codes'));
    await person.click(done);
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
    expect(section('Two-step login').getByText('My phone')).toBeDefined();
  });

  test('[AUT-18] new codes and removal ask first, and the confirmation needs a second step, too', async () => {
    const page = await openProfile();
    const { person } = page;
    const secret = await setUp(page);
    await person.click(screen.getByLabelText('I have saved these codes'));
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await page.wait();
    await person.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
    await person.click(dialog().getByRole('button', { name: 'Make new recovery codes' }));
    await person.type(await screen.findByLabelText('Your password'), `${ada.password}{Enter}`);
    await person.type(
      await screen.findByLabelText('Code from your authenticator app'),
      `${authenticatorCode(secret)}{Enter}`,
    );
    expect(await screen.findByRole('heading', { name: 'Save these 10 recovery codes' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Remove My phone' }));
    await person.click(dialog().getByRole('button', { name: 'Remove My phone' }));
    expect(await screen.findByText('My phone is removed.')).toBeDefined();
    expect(page.userNow()?.secondFactors).toEqual([]);
  });

  test('[AUT-18] an admin without it sees the reason and only what needs none, and the rest is available when it is on', async () => {
    const page = await openProfile({ accountType: 'admin' });
    expect(screen.getByText('Set up two-step login first')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Email' })).toBeNull();
    await setUp(page);
    expect(await screen.findByRole('region', { name: 'Email' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
    expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeDefined();
  });
});

describe('leaving', () => {
  test('[ORG-7] [UI-5] signing out everywhere asks first', async () => {
    const { person, client } = await openProfile();
    await person.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await person.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(client.session.current().state).toBe('signed-in');
    await waitFor(() =>
      expect(document.activeElement).toBe(section('Where you are logged in').getByRole('button')),
    );
    await person.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await person.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() =>
      expect(client.session.current()).toEqual({ state: 'signed-out', cause: 'everywhere' }),
    );
  });

  test('[AUT-17] [UI-5] deleting shows the effects, asks for the address and a confirmation, then deletes', async () => {
    const { person, client, wait, userNow } = await openProfile();
    await wait();
    await person.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Deleted right away')).toBeDefined();
    await person.type(dialog().getByLabelText(/To be sure/), 'ada{Enter}');
    expect(await dialog().findByText('Type exactly ada@lovelace.test.')).toBeDefined();
    expect(userNow()).not.toBeNull();
    await person.type(dialog().getByLabelText(/To be sure/), '@lovelace.test{Enter}');
    await person.type(await screen.findByLabelText('Your password'), `${ada.password}{Enter}`);
    await waitFor(() => expect(client.session.current()).toEqual({ state: 'signed-out', cause: 'deleted' }));
    expect(userNow()).toBeNull();
  });
});

test('[NAV-19] the profile offers a text size', async () => {
  const { person } = await openProfile();
  await person.click(screen.getByRole('radio', { name: 'Larger' }));
  expect(document.documentElement.dataset['textSize']).toBe('larger');
  await person.click(screen.getByRole('radio', { name: 'Normal' }));
});

test('[UI-6] if reading fails, the page gives the reason and can be retried', async () => {
  const page = await openProfile({
    before: ({ identity }) => {
      identity.online = false;
    },
  });
  expect(section('Ways to log in').getByText(/could not reach the login service/)).toBeDefined();
  page.identity.online = true;
  await page.person.click(section('Ways to log in').getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeDefined();
});

test('the codes can be copied, and a browser that does not allow it is reported', async () => {
  const page = await openProfile();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await page.person.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  await page.person.click(await screen.findByRole('button', { name: 'Copy the key' }));
  expect(await screen.findByText('Copied.')).toBeDefined();
  write.mockRejectedValueOnce(new Error('not allowed'));
  await page.person.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(await screen.findByText(/blocked copying/)).toBeDefined();
});
