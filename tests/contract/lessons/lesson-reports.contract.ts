import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { LessonReports, NewLessonReport } from '#application/service/lessons/ports/lesson-reports.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests as now } from '../../builders/time.ts';

export type LessonReportsHarness = {
  readonly accounts: Pick<AccountRepository, 'open' | 'erase'>;
  readonly reports: LessonReports;
  readonly close: () => Promise<void>;
};

const said = {
  version: 2,
  outcome: 'mixed',
  minutes: 50,
  understood: 'half',
  note: 'Two Docks were flat.',
} as const;
const report = (overrides: Partial<NewLessonReport> = {}): NewLessonReport => ({
  ...said,
  slug: 'load-the-barge',
  accountId: 'ada',
  at: now,
  ...overrides,
});

export function lessonReportsContract(name: string, makeHarness: () => Promise<LessonReportsHarness>): void {
  describe(`LessonReports: ${name}`, () => {
    let harness: LessonReportsHarness;
    let reports: LessonReports;
    beforeEach(async () => {
      harness = await makeHarness();
      reports = harness.reports;
      for (const id of ['ada', 'grace', 'kay'])
        await harness.accounts.open(anAccount({ id, email: `${id}@oak.test` }));
    });
    afterEach(() => harness.close());

    test("[LES-3] a teacher's last report about a lesson counts", async () => {
      expect(await reports.own('ada', 'load-the-barge')).toBeNull();
      await reports.record(report());
      expect(await reports.own('ada', 'load-the-barge')).toEqual(said);
      const later = { version: 3, outcome: 'well', minutes: null, understood: 'most', note: '' } as const;
      await reports.record(report({ ...later, at: now + 1 }));
      expect(await reports.own('ada', 'load-the-barge')).toEqual(later);
      expect(await reports.own('ada', 'harbor-light')).toBeNull();
      expect(await reports.own('grace', 'load-the-barge')).toBeNull();
    });

    test('[LES-3] the newest reports about each lesson are read, without their authors', async () => {
      await reports.record(report({ note: 'first' }));
      await reports.record(report({ accountId: 'grace', note: 'second', at: now + 1 }));
      await reports.record(report({ accountId: 'kay', note: 'third', at: now + 2 }));
      await reports.record(report({ accountId: 'kay', slug: 'harbor-light' }));
      expect(await reports.newest(2)).toEqual([
        { slug: 'harbor-light', ...said },
        { slug: 'load-the-barge', ...said, note: 'third' },
        { slug: 'load-the-barge', ...said, note: 'second' },
      ]);
    });

    test('[LES-3] the minutes of a lesson are those of classes that finished it', async () => {
      await reports.record(report({ minutes: 40 }));
      await reports.record(report({ accountId: 'grace', minutes: null, at: now + 1 }));
      await reports.record(report({ accountId: 'kay', minutes: 55, at: now + 2 }));
      await reports.record(report({ accountId: 'kay', slug: 'harbor-light', minutes: 5 }));
      expect((await reports.minutesOf('load-the-barge', 9)).toSorted((a, b) => a - b)).toEqual([40, 55]);
      expect(await reports.minutesOf('load-the-barge', 1)).toEqual([55]);
    });

    test('[SEC-6] a report is deleted with the account of its teacher, and none is added for a deleted one', async () => {
      await reports.record(report());
      await harness.accounts.erase('ada');
      await reports.record(report({ at: now + 1 }));
      expect(await reports.own('ada', 'load-the-barge')).toBeNull();
      expect(await reports.newest(9)).toEqual([]);
    });
  });
}
