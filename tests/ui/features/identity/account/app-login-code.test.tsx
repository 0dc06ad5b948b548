import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProvider } from '#ui/app-context.tsx';
import { Toaster } from '#ui/components/notices/toaster.tsx';
import { Component, loader } from '#ui/features/identity/account/settings-app-login-code-page.tsx';
import { aPage } from '../../../../builders/a-page.ts';
import { aService } from '../../../../builders/a-service.ts';
import { anAccount } from '../../../../builders/an-account.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine', emailVerified: true };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => vi.useRealTimers());

async function openPage(search = '') {
  const service = aService();
  const { client } = aPage(service);
  const { id, email } = service.identity.addUser(ada);
  await service.accounts.open(anAccount({ id, email, onboardedAt: service.clock.now() }));
  await client.auth.signIn(ada);
  const path = '/settings/app-login-code';
  const router = createMemoryRouter(
    [
      {
        path,
        HydrateFallback: () => null,
        loader: ({ request }) =>
          loader(client, { params: {}, url: new URL(request.url), signal: request.signal }),
        Component,
      },
    ],
    { initialEntries: [path + search] },
  );
  render(
    <AppProvider app={client}>
      <RouterProvider router={router} />
      <Toaster />
    </AppProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'App login code' });
  const { devices } = service.app;
  const clientId = 'blockyard-cli';
  return {
    ...service,
    person: userEvent.setup(),
    ask: async (deviceName: string, loginCode: string | null = null) => {
      const started = await devices.start({ clientId, deviceName, loginCode, network: '203.0.113.7' });
      return started.ok ? started.value : null;
    },
    goOn: (deviceCode: string) => devices.poll(deviceCode, clientId),
  };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const app = () => section('Log in to the app');
const shownCode = async () => (await app().findByText(/^\w{4}-\w{4}$/)).textContent;
const look = () => vi.advanceTimersByTime(3_000);
const showCode = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(app().getByRole('button', { name: 'Show a code' }));
  return shownCode();
};

test('[ORG-8] the page shows a code, and when an app uses it, the page shows the name of the device', async () => {
  const { person, ask, goOn } = await openPage();
  expect(section('Your devices').getByText('No device is logged in.')).toBeDefined();
  const code = await showCode(person);
  expect(app().getByText(`The code is ${code.replace('-', '').split('').join(', ')}.`)).toBeDefined();
  expect(app().getByText('Waiting for your app …')).toBeDefined();
  expect(app().getByText('A new code appears in 5:00.')).toBeDefined();
  const started = await ask('Pixel 7', code);
  await goOn(started?.deviceCode ?? '');
  look();
  expect(await app().findByText('Logged in on Pixel 7.')).toBeDefined();
  expect(section('Your devices').getByText('Pixel 7')).toBeDefined();
});

test('[ORG-8] a new code ends the old one, and appears automatically after five minutes', async () => {
  const { person, ask } = await openPage();
  const first = await showCode(person);
  await person.click(app().getByRole('button', { name: 'New code' }));
  await vi.waitFor(async () => expect(await shownCode()).not.toBe(first), 10_000);
  expect(await ask('Pixel 7', first)).toBeNull();
  const second = await shownCode();
  vi.advanceTimersByTime(300_000);
  await vi.waitFor(async () => expect(await shownCode()).not.toBe(second), 10_000);
});

test('[ORG-8] after half an hour without an app no new code appears', async () => {
  const { person } = await openPage();
  let code = await showCode(person);
  for (let renewal = 0; renewal < 5; renewal += 1) {
    vi.advanceTimersByTime(300_000);
    await vi.waitFor(async () => expect(await shownCode()).not.toBe(code), 10_000);
    code = await shownCode();
  }
  vi.advanceTimersByTime(300_000);
  expect(await app().findByText(/The code expired/)).toBeDefined();
  expect(app().getByRole('button', { name: 'Show another code' })).toBeDefined();
});

test('[ORG-8] a device that shows a code is named before it is accepted', async () => {
  const { person, ask, goOn } = await openPage();
  const started = await ask('Staff room laptop');
  const enter = section('Enter the code that your device shows');
  await person.type(enter.getByLabelText('Code on the device'), `${started?.userCode}{Enter}`);
  expect(await enter.findByText('Staff room laptop wants to log in to your account')).toBeDefined();
  expect(enter.getByText('Blockyard command line, from the network address 203.0.113.7.')).toBeDefined();
  expect(enter.getByText('You are on a different network.')).toBeDefined();
  await person.click(enter.getByRole('button', { name: 'Log this device in' }));
  expect(await enter.findByText(/Done\. The device continues/)).toBeDefined();
  await goOn(started?.deviceCode ?? '');
  look();
  expect(await enter.findByText('Logged in on Staff room laptop.')).toBeDefined();
});

test('[ORG-8] a code in the address is filled in, and is refused if the user does not recognize it', async () => {
  const page = await openPage('?user_code=BBBB-CCCC');
  const enter = section('Enter the code that your device shows');
  const field = enter.getByLabelText<HTMLInputElement>('Code on the device');
  expect(field.value).toBe('BBBB-CCCC');
  await page.person.click(enter.getByRole('button', { name: 'Continue' }));
  expect(await enter.findByText(/No device shows this code right now\./)).toBeDefined();
  await page.person.clear(field);
  await page.person.type(field, 'nonsense{Enter}');
  expect(await enter.findByText(/The code has 8 letters and digits/)).toBeDefined();
  const started = await page.ask('Laptop');
  await page.person.clear(field);
  await page.person.type(field, `${started?.userCode}{Enter}`);
  await page.person.click(await enter.findByRole('button', { name: 'Refuse' }));
  expect(await enter.findByText('The device was refused.')).toBeDefined();
  expect(await page.goOn(started?.deviceCode ?? '')).toMatchObject({ error: { error: 'access_denied' } });
});

test('[ORG-8] a device is logged out after a confirmation', async () => {
  const { person, ask, goOn } = await openPage();
  const started = await ask('Pixel 7', await showCode(person));
  await goOn(started?.deviceCode ?? '');
  look();
  await person.click(await section('Your devices').findByRole('button', { name: 'Log out Pixel 7' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out Pixel 7?' }));
  await person.click(dialog.getByRole('button', { name: 'Log out Pixel 7' }));
  expect(await screen.findByText('No device is logged in.')).toBeDefined();
});
