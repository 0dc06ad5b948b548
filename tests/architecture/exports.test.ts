import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createNavigationApp } from 'blockyard/client/identity/navigation/navigation-app.ts';
import { composeClientApp } from 'blockyard/composition/client/compose-client-app.ts';
import { InMemoryAnalytics } from 'blockyard/memory/platform/in-memory-analytics.ts';
import { InMemoryStorage } from 'blockyard/memory/platform/in-memory-storage.ts';
import { createSessionStore } from 'blockyard/client/identity/session/create-session-store.ts';
import { safeReturnPath } from 'blockyard/domain/identity/navigation/paths.ts';
import { orderSignInLink } from 'blockyard/service/identity/mail/order-sign-in-link.ts';

test('[COR-1] another host imports the core by the package’s name, both sides and their fakes', () => {
  expect(safeReturnPath('//elsewhere.example')).toBe('/');
  expect(createSessionStore(new InMemoryStorage()).current().state).toBe('restoring');
  expect(orderSignInLink).toBeTypeOf('function');
  expect(composeClientApp).toBeTypeOf('function');
});

test('[COR-1] a host in memory, as the README has it', async () => {
  const storage = new InMemoryStorage();
  const session = createSessionStore(storage);
  const parts = { restoreSession: async () => session.leave('visitor') };
  const navigation = createNavigationApp({ session, storage, analytics: new InMemoryAnalytics(), parts });
  const to = { pathname: '/users', search: '', hash: '' };
  expect(
    await navigation.guardRoute({ action: null, access: 'signed-in', to, from: null, redirectUrl: null }),
  ).toEqual({
    allow: false,
    redirectTo: '/login?redirectUrl=%2Fusers',
  });
});

test('[COR-1] the code of the README is the code that this file runs', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const [, sample = ''] = /```ts\n(.*?)```/s.exec(read('../../README.md')) ?? [];
  const withoutLayout = (code: string) => code.replaceAll(/\s+/g, ' ');
  const own = withoutLayout(read('exports.test.ts'));
  const statements = sample.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  expect(statements.length).toBeGreaterThan(8);
  for (const line of statements)
    expect(own).toContain(line.replace(/;$/, '').replace(/^import.*from/, 'from'));
});
