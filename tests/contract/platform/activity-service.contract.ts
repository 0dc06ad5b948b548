import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ActivityService } from '#application/client/platform/ports/activity-service.ts';
import { activityDefaults, type ActivityQuery } from '#domain/activity.ts';

export type ActivityServiceHarness = {
  readonly activity: ActivityService;
  readonly record: (by: string) => Promise<void>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const query: ActivityQuery = {
  ...activityDefaults,
  filter: { match: 'all', rules: [{ kind: 'text', column: 'by', mode: 'equals', value: 'grace' }] },
  start: null,
  timeZone: 'Europe/Paris',
};

export function activityServiceContract(
  name: string,
  makeHarness: () => Promise<ActivityServiceHarness>,
): void {
  describe(`ActivityService: ${name}`, () => {
    let harness: ActivityServiceHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test("[SEC-5] reads a filtered page of the user's activity", async () => {
      await harness.record('grace');
      await harness.record('june');
      expect(await harness.activity.page('own', query)).toMatchObject({
        ok: true,
        value: {
          rows: [{ action: 'account/sessions-ended', by: { id: 'grace', name: null }, address: null }],
          total: 1,
          after: null,
        },
      });
    });

    test.each(['organization', 'all'] as const)(
      '[ORG-3] refuses %s to a user who may only read their own',
      async (range) => {
        expect(await harness.activity.page(range, query)).toMatchObject({
          ok: false,
          error: { kind: 'account/not-permitted' },
        });
      },
    );

    test('[UI-6] reports an unreachable service', async () => {
      harness.disconnect();
      const away = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await harness.activity.page('own', query)).toEqual(away);
    });
  });
}
