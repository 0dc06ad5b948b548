import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BuildFeed } from '#application/client/platform/ports/build-feed.ts';

export type BuildFeedHarness = {
  readonly feed: BuildFeed;
  readonly deploy: (id: string) => void;
  /** Makes the server unreachable, or its responses invalid. */
  readonly fail: (reason: 'unreachable' | 'unreadable') => Promise<void>;
  readonly close: () => Promise<void>;
};

export function buildFeedContract(name: string, makeHarness: () => Promise<BuildFeedHarness>): void {
  describe(`BuildFeed: ${name}`, () => {
    let harness: BuildFeedHarness;

    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[NAV-17] returns the ID of the current build, without a cache', async () => {
      harness.deploy('one');
      expect(await harness.feed.latest()).toEqual({ ok: true, value: 'one' });
      harness.deploy('two');
      expect(await harness.feed.latest()).toEqual({ ok: true, value: 'two' });
    });

    test.each(['unreachable', 'unreadable'] as const)('%s is not a build', async (reason) => {
      harness.deploy('one');
      await harness.fail(reason);
      expect(await harness.feed.latest()).toEqual({ ok: false, error: { kind: 'build/unknown', reason } });
    });
  });
}
