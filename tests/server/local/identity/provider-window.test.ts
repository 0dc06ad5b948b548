// @vitest-environment jsdom
import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EmulatorState } from '#server/local/identity/firebase-tools-internals.ts';
import script from '#server/local/identity/pages/provider.js?raw';
import { replyProviderPage } from '#server/local/identity/provider-pages.ts';

const sent = vi.fn<(message: { data: { authEvent: { urlResponse: string } } }) => void>();

function open(providerId: string): void {
  const query = `?apiKey=local&appName=app&authType=signInViaPopup&providerId=${providerId}`;
  window.history.replaceState(null, '', query);
  const response = { writeHead: () => response, end: (page: string) => document.write(page) };
  const state = { listProviderInfosByProviderId: () => [] };
  document.open();
  replyProviderPage(
    `/emulator/auth/handler${query}`,
    state as unknown as EmulatorState,
    response as unknown as ServerResponse,
  );
  document.close();
  const frame = { location: { search: '?apiKey=local&appName=app' }, postMessage: sent };
  vi.stubGlobal('opener', { frames: [frame] });
  Reflect.construct(Function, [script])();
  input('Add new account').click();
}

function input(name: string): HTMLInputElement {
  const named = [...document.querySelectorAll('button, label')].find(
    ({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim() === name,
  );
  const field = named instanceof HTMLLabelElement ? named.control : named;
  return field as HTMLInputElement;
}

function claims(): unknown {
  input('Sign in').click();
  const url = new URL(sent.mock.lastCall?.[0].data.authEvent.urlResponse ?? '');
  return JSON.parse(url.searchParams.get('id_token') ?? '');
}

beforeEach(() => sent.mockReset());

test('an address is verified unless the box says that it is not', () => {
  open('google.com');
  input('Email').value = 'ann@school.example';
  input('Name (may stay empty)').value = 'Ann Lee';
  expect(claims()).toMatchObject({ email: 'ann@school.example', email_verified: true, name: 'Ann Lee' });
  input('The provider has not verified this address').click();
  expect(claims()).toMatchObject({ email: 'ann@school.example', email_verified: false });
});

test('Apple can hide the address, and omit the name', () => {
  open('apple.com');
  input("Hide my email (Apple's private relay)").click();
  input('Name (may stay empty)').value = 'Ann Lee';
  input('No name (as Apple from the second time on)').click();
  const hidden = claims();
  expect(hidden).toMatchObject({
    email: expect.stringMatching(/^[a-z0-9]{10}@privaterelay\.appleid\.com$/),
    email_verified: true,
  });
  expect(hidden).not.toHaveProperty('name');
  expect(hidden).not.toHaveProperty('given_name');
});

test('Google does not hide the address', () => {
  open('google.com');
  expect(document.body.textContent).not.toMatch(/Hide my email|No name/);
});
