import { expect, test } from 'vitest';
import { forgetStoredUser, hasStoredUser } from '#adapters/firebase/stored-user.ts';

const storing = (stored: Map<string, string>) => () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  removeItem: (key: string) => void stored.delete(key),
});

test('[AUT-7] [REL-7] without the SDK, only its stored user of this project is removed', () => {
  const stored = new Map([
    ['firebase:authUser:ours:[DEFAULT]', '{}'],
    ['firebase:authUser:theirs:[DEFAULT]', '{}'],
    ['blockyard-color-mode', 'dark'],
  ]);
  expect(hasStoredUser('ours', storing(stored))).toBe(true);
  forgetStoredUser('ours', storing(stored));
  expect(hasStoredUser('ours', storing(stored))).toBe(false);
  expect([...stored.keys()]).toEqual(['firebase:authUser:theirs:[DEFAULT]', 'blockyard-color-mode']);
});

test('[REL-7] blocked storage has nothing to remove, and a bug is thrown', () => {
  const refusing = (error: Error) => () => {
    throw error;
  };
  const blocked = refusing(new DOMException('blocked', 'SecurityError'));
  forgetStoredUser('ours', blocked);
  expect(hasStoredUser('ours', blocked)).toBe(false);
  expect(() => forgetStoredUser('ours', refusing(new TypeError('a bug')))).toThrow('a bug');
});
