import { expect, test } from 'vitest';
import { InMemoryStorage } from 'blockyard/memory/in-memory-storage.ts';
import { createSessionStore } from 'blockyard/client/session/create-session-store.ts';
import { safeReturnPath } from 'blockyard/domain/navigation/paths.ts';
import { orderSignInLink } from 'blockyard/service/mail/order-sign-in-link.ts';

test('[COR-1] another host imports the core by the package’s name, both sides and their fakes', () => {
  expect(safeReturnPath('//elsewhere.example')).toBe('/');
  expect(createSessionStore(new InMemoryStorage()).current().state).toBe('restoring');
  expect(orderSignInLink).toBeTypeOf('function');
});
