import { expect, test } from 'vitest';
import { forgetStoredUser } from '#adapters/firebase/forget-stored-user.ts';

const storing = (kept: Map<string, string>) => () => ({ removeItem: (key: string) => void kept.delete(key) });

test('[AUT-7] [REL-7] without the SDK, only what it keeps of this project’s user is taken away', () => {
  const kept = new Map([
    ['firebase:authUser:ours:[DEFAULT]', '{}'],
    ['firebase:authUser:theirs:[DEFAULT]', '{}'],
    ['blockyard-colour-mode', 'dark'],
  ]);
  forgetStoredUser('ours', storing(kept));
  expect([...kept.keys()]).toEqual(['firebase:authUser:theirs:[DEFAULT]', 'blockyard-colour-mode']);
});

test('[REL-7] where storage is blocked there is nothing to take; a bug is thrown on', () => {
  const refusing = (error: Error) => () => {
    throw error;
  };
  forgetStoredUser('ours', refusing(new DOMException('blocked', 'SecurityError')));
  expect(() => forgetStoredUser('ours', refusing(new TypeError('a bug')))).toThrow('a bug');
});
