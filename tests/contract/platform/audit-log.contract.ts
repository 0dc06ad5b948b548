import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditLog, CallOrigin } from '#application/service/platform/ports/audit-log.ts';
import type { RosterStore } from '#application/service/classrooms/ports/roster-store.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { AuditEntry } from '#domain/audit.ts';
import type { StoredAuditEntry } from '#domain/stored-audit-entry.ts';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import { startOfTests } from '../../builders/time.ts';
import { auditPages } from './audit-pages.ts';
import { auditPeople } from './audit-people.ts';

/** An empty log with its clock and its current call. `stored` reads the entries without the adapter, oldest first. */
export type AuditLogHarness = {
  readonly audit: AuditLog;
  readonly accounts: Pick<AccountRepository, 'open'>;
  readonly organizations: Pick<OrganizationRepository, 'open' | 'join'>;
  readonly roster: Pick<RosterStore, 'apply'>;
  readonly clock: { now: number };
  readonly call: { origin: CallOrigin | null };
  readonly stored: () => Promise<readonly StoredAuditEntry[]>;
  readonly close: () => Promise<void>;
};

const pruned = {
  january: Date.UTC(2020, 0, 1),
  february: Date.UTC(2020, 1, 29, 23, 59),
  march: Date.UTC(2020, 2, 1),
  april: Date.UTC(2020, 3, 1),
};

const ended: AuditEntry = { action: 'account/sessions-ended', by: 'ada', subject: 'ada' };

export function auditLogContract(name: string, makeHarness: () => Promise<AuditLogHarness>): void {
  describe(`AuditLog: ${name}`, () => {
    let harness: AuditLogHarness;
    let audit: AuditLog;
    beforeEach(async () => {
      harness = await makeHarness();
      audit = harness.audit;
    });
    afterEach(() => harness.close());

    const subjects = async () => (await harness.stored()).map(({ subject }) => subject);

    test('stores who acted, on what, when, and from where', async () => {
      harness.call.origin = { requestId: 'request-1', address: '198.51.100.7', viewedBy: null };
      await audit.record(ended);
      expect(await harness.stored()).toEqual([
        {
          at: startOfTests,
          action: 'account/sessions-ended',
          by: 'ada',
          onBehalfOf: null,
          subject: 'ada',
          concerned: ['ada'],
          organization: null,
          filter: null,
          count: null,
          requestId: 'request-1',
          address: '198.51.100.7',
          before: null,
          after: null,
        },
      ]);
    });

    test('stores the values before and after, and the person for whom another user acted', async () => {
      const teacher = { teacherId: 'seat-2', accountId: 'grace' };
      await audit.record({
        action: 'account/type-changed',
        by: 'root',
        onBehalfOf: 'ada',
        subject: 'grace',
        before: { accountType: 'teacher' },
        after: { accountType: 'admin' },
      });
      await audit.record({
        action: 'classroom/teacher-removed',
        by: 'ada',
        subject: 'room-1',
        before: teacher,
        after: null,
      });
      expect(await harness.stored()).toMatchObject([
        { onBehalfOf: 'ada', before: { accountType: 'teacher' }, after: { accountType: 'admin' } },
        { onBehalfOf: null, before: teacher, after: null },
      ]);
    });

    test('an action without a user, outside of any request, has no actor and no origin', async () => {
      await audit.record({ action: 'account/second-factor-recovery-refused', by: null, subject: 'ada' });
      expect(await harness.stored()).toMatchObject([{ by: null, requestId: null, address: null }]);
    });

    test('an entry stays as recorded, even if the given values change later', async () => {
      const after = { teacherId: 'seat-2', accountId: null };
      await audit.record({
        action: 'classroom/teacher-added',
        by: 'ada',
        subject: 'room-1',
        before: null,
        after,
      });
      Object.assign(after, { teacherId: 'another' });
      expect(await harness.stored()).toMatchObject([{ after: { teacherId: 'seat-2' } }]);
    });

    test('keeps the order of recording', async () => {
      for (const subject of ['one', 'two', 'three']) await audit.record({ ...ended, subject });
      expect(await subjects()).toEqual(['one', 'two', 'three']);
    });

    test('[SEC-5] stores a list read with its people, its query and its count, as one entry', async () => {
      const read = { filter: { action: 'account/erased' }, count: 2 };
      const concerns = ['grace', 'june', 'ada'];
      await audit.record({
        action: 'activity/read',
        by: 'ada',
        subject: 'north/',
        organization: 'north/',
        concerns,
        read,
      });
      expect(await harness.stored()).toMatchObject([
        {
          organization: 'north/',
          concerned: ['ada', 'north/', 'grace', 'june'],
          filter: { action: 'account/erased' },
          count: 2,
        },
      ]);
    });

    test('[SEC-9] prunes the months that ended before a time, and no others', async () => {
      for (const [subject, at] of Object.entries(pruned)) {
        harness.clock.now = at;
        await audit.record({ ...ended, subject });
      }
      expect(await audit.prune(Date.UTC(2020, 2, 31))).toBe(2);
      expect(await subjects()).toEqual(['march', 'april']);
      expect(await audit.prune(Date.UTC(2020, 2, 31))).toBe(0);
    });

    auditPages(() => harness);
    auditPeople(() => harness);
  });
}
