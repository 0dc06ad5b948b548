import type { Auth } from 'firebase-admin/auth';
import { expect, test, vi } from 'vitest';
import { openFirebaseApp } from '#adapters/firebase-admin/firebase-app.ts';
import { FirebaseSignInLinks } from '#adapters/firebase-admin/firebase-sign-in-links.ts';
import { parseSignInLink } from '#domain/identity/sign-in/sign-in-link.ts';
import { startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { anEmail } from '../../../builders/an-email.ts';

const settings = { publicUrl: 'https://blockyard.example', apiKey: 'browser-key' };
const parametersOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

const linksOver = (link: string) => {
  const generateSignInWithEmailLink = vi.fn<Auth['generateSignInWithEmailLink']>(() => Promise.resolve(link));
  return {
    generateSignInWithEmailLink,
    links: new FirebaseSignInLinks({ generateSignInWithEmailLink }, settings),
  };
};

test('a production link is rewritten to our login page', async () => {
  const { links, generateSignInWithEmailLink } = linksOver(
    'https://blockyard.firebaseapp.com/__/auth/action?apiKey=other&mode=signIn&oobCode=a%2Bb_c&continueUrl=https://blockyard.example/login&lang=en&tenantId=t1',
  );
  const link = await links.create(anEmail(), 'a-key');
  expect(generateSignInWithEmailLink).toHaveBeenCalledWith('ada@lovelace.test', {
    url: 'https://blockyard.example/login',
    handleCodeInApp: true,
  });
  expect(link).toMatch(/^https:\/\/blockyard\.example\/login\?/);
  expect(parametersOf(link)).toEqual({
    mode: 'signIn',
    oobCode: 'a+b_c',
    apiKey: 'browser-key',
    lang: 'en',
    tenantId: 't1',
    mailKey: 'a-key',
  });
});

test('a link in a dynamic-links domain is extracted', async () => {
  const inner = 'https://x.firebaseapp.com/__/auth/action?apiKey=k&mode=signIn&oobCode=code';
  const { links } = linksOver(`https://x.page.link/?link=${encodeURIComponent(inner)}&efr=0`);
  expect(parametersOf(await links.create(anEmail(), 'a-key'))).toEqual({
    mode: 'signIn',
    oobCode: 'code',
    apiKey: 'browser-key',
    lang: 'en',
    mailKey: 'a-key',
  });
});

test('a link without a code is not sent', async () => {
  const { links } = linksOver('https://x.firebaseapp.com/__/auth/action?mode=signIn');
  await expect(links.create(anEmail(), 'a-key')).rejects.toThrow('without a code');
});

test('our login page accepts a link of the local identity service', async () => {
  const identity = await startLocalIdentity({ projectId: 'demo-links' });
  const app = openFirebaseApp({
    projectId: 'demo-links',
    credential: { kind: 'emulator', host: identity.adminHost },
  });
  const link = await new FirebaseSignInLinks(app.auth, settings).create(anEmail(), 'a-key');
  await app.close();
  await identity.stop();
  const parsed = parseSignInLink(new Map(new URL(link).searchParams));
  expect(parsed).toMatchObject({
    ok: true,
    value: { apiKey: 'browser-key', mode: 'signIn', mailKey: 'a-key' },
  });
});
