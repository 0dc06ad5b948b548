import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientFailure } from '#ui/messages/client-failure.ts';
import { wordFailure } from '#ui/messages/en/failures/failures.ts';

beforeEach(() => vi.resetModules());

const load = () => import('#ui/messages/describe-failure.ts');
const spent: ClientFailure = { kind: 'sign-in-code/spent' };

test('[AUT-11] an unreachable page is reported before the app is loaded', async () => {
  const { describeFailure } = await load();
  expect(describeFailure({ kind: 'service/unreachable' })).toContain('We could not reach Blockyard.');
  expect(describeFailure({ kind: 'identity/network-request-failed' })).toContain('the login service');
});

test('[AUT-11] the texts of all other failures come with the app that shows them', async () => {
  const { describeFailure, learnFailureWords } = await load();
  expect(() => describeFailure(spent)).toThrow('The texts for sign-in-code/spent were not loaded');
  learnFailureWords(wordFailure);
  expect(describeFailure(spent)).toContain('already used');
  expect(describeFailure({ kind: 'service/failed', requestId: 'r-7' })).toContain(
    'Reference for support: r-7',
  );
});
