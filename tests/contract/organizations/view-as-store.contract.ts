import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ViewAsStore } from '#application/service/organizations/ports/view-as-store.ts';
import { startOfTests } from '../../builders/time.ts';

export type ViewAsStoreHarness = { readonly store: ViewAsStore; readonly close: () => Promise<void> };

const view = {
  id: 'v1',
  staffId: 'grace',
  accountId: 'ada',
  reason: { why: 'asked-by-person', ticket: 'SUP-1' },
  startedAt: startOfTests,
  expiresAt: startOfTests + 60_000,
} as const;

export function viewAsStoreContract(name: string, makeHarness: () => Promise<ViewAsStoreHarness>): void {
  describe(`ViewAsStore: ${name}`, () => {
    let harness: ViewAsStoreHarness;
    beforeEach(async () => {
      harness = await makeHarness();
      await harness.store.start(view);
    });
    afterEach(() => harness.close());

    test('[ORG-5] a view is stored as started, also after it has ended', async () => {
      expect(await harness.store.byId('v1')).toEqual({ ...view, endedAt: null });
      await harness.store.end('v1', 'grace', startOfTests + 5);
      await harness.store.end('v1', 'grace', startOfTests + 9);
      expect(await harness.store.byId('v1')).toEqual({ ...view, endedAt: startOfTests + 5 });
      expect(await harness.store.byId('v2')).toBeNull();
    });

    test("[ORG-5] no one can end another user's view", async () => {
      await harness.store.end('v1', 'mary', startOfTests + 5);
      expect(await harness.store.byId('v1')).toMatchObject({ endedAt: null });
    });

    test('[SEC-6] views are deleted with either of their two accounts', async () => {
      await harness.store.start({ ...view, id: 'v2', staffId: 'mary', accountId: 'grace' });
      await harness.store.forget('ada');
      expect([await harness.store.byId('v1'), (await harness.store.byId('v2'))?.id]).toEqual([null, 'v2']);
      await harness.store.forget('mary');
      expect(await harness.store.byId('v2')).toBeNull();
    });
  });
}
