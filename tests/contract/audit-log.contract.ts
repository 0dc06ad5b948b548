import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditLog, CallOrigin } from '#application/service/ports/audit-log.ts';
import type { AuditEntry, StoredAuditEntry } from '#domain/audit/audit.ts';
import { startOfTests } from '../builders/time.ts';

/** An empty log, the clock and the call that it looks at, and what was stored, seen behind its back, oldest first. */
export type AuditLogHarness = {
  readonly audit: AuditLog;
  readonly clock: { now: number };
  readonly call: { origin: CallOrigin | null };
  readonly stored: () => Promise<readonly StoredAuditEntry[]>;
  readonly close: () => Promise<void>;
};

const ended: AuditEntry = { action: 'account/sessions-ended', by: 'ada', subject: 'ada' };

/** What every `AuditLog` does. */
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
      harness.call.origin = { requestId: 'request-1', address: '198.51.100.7' };
      await audit.record(ended);
      expect(await harness.stored()).toEqual([
        {
          at: startOfTests,
          action: 'account/sessions-ended',
          by: 'ada',
          onBehalfOf: null,
          subject: 'ada',
          requestId: 'request-1',
          address: '198.51.100.7',
          before: null,
          after: null,
        },
      ]);
    });

    test('stores the values before and after, and for whom somebody acted', async () => {
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

    test('an act of nobody who is signed in, outside of any request, has no actor and no origin', async () => {
      await audit.record({ action: 'account/second-factor-recovery-refused', by: null, subject: 'ada' });
      expect(await harness.stored()).toMatchObject([{ by: null, requestId: null, address: null }]);
    });

    test('an entry stays as it was recorded, whatever becomes of the values given', async () => {
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

    test('[SEC-9] prunes the entries from before a time, oldest first and at most so many, and no others', async () => {
      for (const [index, subject] of ['one', 'two', 'three', 'four'].entries()) {
        harness.clock.now = startOfTests + index;
        await audit.record({ ...ended, subject });
      }
      const cutOff = startOfTests + 3;
      expect(await audit.prune(cutOff, 2)).toBe(2);
      expect(await subjects()).toEqual(['three', 'four']);
      expect(await audit.prune(cutOff, 2)).toBe(1);
      expect(await audit.prune(cutOff, 2)).toBe(0);
      expect(await subjects()).toEqual(['four']);
    });
  });
}
