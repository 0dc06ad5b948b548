import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TokenSync } from '#application/client/identity/ports/token-sync.ts';

export type TokenSyncHarness = {
  readonly sync: TokenSync;
  /** The received bearer tokens, oldest first. Null is a removal. */
  readonly arrived: () => readonly (string | null)[];
  /** Makes the receiver reply with this status, or makes it unreachable if null. */
  readonly refuse: (status: number | null) => void;
  readonly close: () => Promise<void>;
};

const done = { ok: true, value: undefined };

export function tokenSyncContract(name: string, makeHarness: () => Promise<TokenSyncHarness>): void {
  describe(`TokenSync: ${name}`, () => {
    let place: TokenSyncHarness;
    beforeEach(async () => {
      place = await makeHarness();
    });
    afterEach(() => place.close());

    test('[AUT-16] passes a token on, and reports when no user is signed in', async () => {
      expect(await place.sync.post('one')).toEqual(done);
      expect(await place.sync.remove()).toEqual(done);
      expect(place.arrived()).toEqual(['one', null]);
    });

    test.each([401, 500, null])('[AUT-16] a refusal has its status: %s', async (status) => {
      place.refuse(status);
      const failed = { ok: false, error: { kind: 'token-sync/failed', status } };
      expect(await place.sync.post('one')).toEqual(failed);
      expect(await place.sync.remove()).toEqual(failed);
    });
  });
}
