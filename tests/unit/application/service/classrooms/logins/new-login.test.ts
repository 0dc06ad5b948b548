import { expect, test } from 'vitest';
import { InMemorySecrets } from '#adapters/memory/platform/in-memory-secrets.ts';
import { InMemoryVault } from '#adapters/memory/platform/in-memory-vault.ts';
import { isLoginValue, newLogin, loginValueOf } from '#application/service/classrooms/logins/new-login.ts';
import { startOfTests } from '../../../../../builders/time.ts';

const vault = new InMemoryVault();
const parts = {
  vault,
  secrets: new InMemorySecrets(),
  loginWords: ['otter'],
  clock: { now: () => startOfTests },
};

test('[SEC-7] a login belongs to one student: copied to another one it shows nothing and does not log in', () => {
  const login = newLogin(parts, { studentId: 'ann', kind: 'word' });
  expect(loginValueOf(vault, login)).toBe('otter');
  expect([isLoginValue(vault, login, 'otter'), isLoginValue(vault, login, 'otters')]).toEqual([true, false]);
  const copied = { ...login, studentId: 'bo' };
  expect(() => loginValueOf(vault, copied)).toThrow('sealed for a different context');
  expect(isLoginValue(vault, copied, 'otter')).toBe(false);
});
