import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LessonReportService } from '#application/client/lessons/ports/lesson-report-service.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import type { Service } from '../../builders/a-service.ts';
import { anAccount } from '../../builders/an-account.ts';
import { aLesson } from '../../builders/a-lesson.ts';
import { day } from '../../builders/time.ts';

export type LessonReportServiceHarness = {
  readonly reports: LessonReportService;
  readonly as: (person: 'ada' | 'lin' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export async function setUpReports({ accounts, app, identity }: Service) {
  identity.tokenLifetime = 365 * day;
  await app.lessons.load([aLesson()]);
  const open = async (id: string, accountType: AccountType) => {
    await accounts.open(anAccount({ id, email: `${id}@oak.test`, accountType }));
    const user = identity.addUser({ id, email: `${id}@oak.test`, emailVerified: true });
    return identity.issueToken(user, 'email', { secondFactor: true }).token;
  };
  const tokens = { ada: await open('ada', 'teacher'), lin: await open('lin', 'admin') };
  let present: keyof typeof tokens | null = 'ada';
  return {
    token: (): string | null => (present === null ? null : tokens[present]),
    as: (person: keyof typeof tokens | null): void => {
      present = person;
    },
  };
}

const { slug, title, version, durationMin } = aLesson();
const report = {
  version,
  outcome: 'well',
  minutes: 40,
  understood: 'most',
  note: 'They asked for more.',
} as const;
const refused = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });

export function lessonReportServiceContract(
  name: string,
  makeHarness: () => Promise<LessonReportServiceHarness>,
): void {
  describe(`LessonReportService: ${name}`, () => {
    let harness: LessonReportServiceHarness;
    let reports: LessonReportService;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ reports } = harness);
    });
    afterEach(() => harness.close());

    test('[LES-3] a teacher reports how a lesson went, and finds the report', async () => {
      expect(await reports.own(slug)).toEqual({ ok: true, value: null });
      expect(await reports.record(slug, report)).toEqual({ ok: true, value: undefined });
      expect(await reports.own(slug)).toEqual({ ok: true, value: report });
    });

    test('[LES-3] a report about an unknown lesson or version is refused', async () => {
      expect(await reports.record('no-such-lesson', report)).toEqual(refused('lesson/not-found'));
      expect(await reports.record(slug, { ...report, version: 99 })).toEqual(refused('lesson/not-found'));
    });

    test('[LES-3] our staff read all reports by lesson, and no one else can', async () => {
      await reports.record(slug, report);
      expect(await reports.list()).toMatchObject(refused('service/refused'));
      harness.as('lin');
      expect(await reports.list()).toEqual({
        ok: true,
        value: [{ slug, title, durationMin, reports: [report] }],
      });
      expect(await reports.record(slug, report)).toMatchObject(refused('service/refused'));
    });

    test('a visitor has no session, and an unreachable service is reported', async () => {
      harness.as(null);
      expect(await reports.own(slug)).toEqual(refused('session/lost'));
      harness.as('ada');
      harness.disconnect();
      expect(await reports.record(slug, report)).toEqual(refused('service/unreachable'));
      expect(await reports.own(slug)).toEqual(refused('service/unreachable'));
      expect(await reports.list()).toEqual(refused('service/unreachable'));
    });
  });
}
