import { everywhere } from '#domain/organizations/access/scope.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { defaultTimeZone } from '#domain/identity/membership/organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { keyOf } from '#domain/classrooms/change-sets/roster.ts';
import {
  type ChildRecord,
  everyEntry,
  type IssuedRecord,
  readRecordCode,
  recordPath,
  shownRecordCode,
} from '#domain/classrooms/records/child-record.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { type CallLimited, perNetwork, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { RateLimiter } from '../../platform/ports/rate-limiter.ts';
import type { RecordPaper } from '../ports/record-paper.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import { schoolDay } from '../../organizations/access/school-day.ts';
import type { StudentPorts } from './student-ports.ts';

export type RecordPorts = Pick<StudentPorts, 'clock' | 'transaction'> & {
  readonly secrets: Pick<Secrets, 'fingerprint' | 'recoveryCode'>;
  readonly recordPaper: RecordPaper;
  readonly limiter: RateLimiter;
  readonly publicUrl: string;
};

/**
 * Returns all data of a student and who read it, as a PDF with a verification code (ROS-11). For users who may erase the student. The audit entry is saved
 * before the data is read (SEC-5).
 */
export type MakeRecord = (
  caller: Caller,
  id: string,
  paper: PaperSize,
) => Promise<Result<Uint8Array, StudentRefused<'record'>>>;

type Held = Omit<ChildRecord, 'code' | 'link' | 'madeAt' | 'madeBy' | 'paper' | 'timeZone'>;

const nameOf = ({ account: { firstName, lastName, email, id } }: Caller): string => {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return name === '' ? (email ?? id) : name;
};

export function makeRecord(ports: Omit<RecordPorts, 'limiter'>): MakeRecord {
  const { transaction, clock, secrets, recordPaper, publicUrl } = ports;

  const read = (caller: Caller, id: string, now: number): Promise<Result<Held, StudentRefused<'record'>>> =>
    transaction.run(
      async ({
        roster,
        audit,
        rosterHistory,
        studentRecords,
      }): Promise<Result<Held, StudentRefused<'record'>>> => {
        const within = async (action: 'classroom.read' | 'student.erase') =>
          (await roster.rows([id], scopeOf(caller.actor, action))).get(keyOf({ kind: 'student', id }));
        const student = await within('student.erase');
        if (student === undefined) {
          const isSeen = (await within('classroom.read')) !== undefined;
          return err({ kind: isSeen ? 'classroom/owner-only' : 'student/not-found' });
        }
        const organization = student.fields['organization'] ?? null;
        await audit.record({
          action: 'student/record-made',
          by: caller.account.id,
          subject: id,
          organization,
          concerns: [id],
        });
        const stored = await rosterHistory.ofStudent(id, schoolDay(caller, now), everywhere, everyEntry);
        if (stored === null) return err({ kind: 'student/not-found' });
        const { history, organization: _organization, ...rest } = stored;
        const related = await studentRecords.related(id);
        const entries = history.map(({ id: set, kind, at, byName: by, changes }) => ({
          id: set,
          kind,
          at,
          by,
          changes,
        }));
        return ok({ ...rest, history: entries, related });
      },
    );

  return async (caller, id, paper) => {
    const madeAt = clock.now();
    const held = await read(caller, id, madeAt);
    if (!held.ok) return held;
    const code = `${secrets.recoveryCode()}${secrets.recoveryCode()}`;
    const shown = shownRecordCode(code);
    const printed = await recordPaper.print({
      ...held.value,
      madeAt,
      madeBy: nameOf(caller),
      timeZone: caller.membership?.timeZone ?? defaultTimeZone,
      paper,
      code: shown,
      link: `${publicUrl}${recordPath(shown)}`,
    });
    if (!printed.ok) return printed;
    const { file, sha256 } = printed.value;
    const stored = { codePrint: secrets.fingerprint(code), studentId: id, madeAt, sha256 };
    await transaction.run(({ studentRecords }) =>
      studentRecords.save({ ...stored, madeBy: caller.account.id }),
    );
    return ok(file);
  };
}

/** Verifies the code of an issued record; `network` is the network address of the call. Needs no account. The result contains no name. */
export type CheckRecord = (
  network: string,
  typed: string,
) => Promise<Result<IssuedRecord, CallLimited | StudentRefused<'checkRecord'>>>;

export function checkRecord({
  transaction,
  clock,
  secrets,
  limiter,
}: Pick<RecordPorts, 'clock' | 'limiter' | 'secrets' | 'transaction'>): CheckRecord {
  return async (network, typed) => {
    const take = { name: 'record by network', ...perNetwork, key: network };
    const within = await enforceRateLimits(limiter, [take], clock.now());
    if (!within.ok) return within;
    const code = readRecordCode(typed);
    if (code === null) return err({ kind: 'student/no-such-record' });
    const found = await transaction.run(({ studentRecords }) =>
      studentRecords.byCode(secrets.fingerprint(code)),
    );
    return found === null ? err({ kind: 'student/no-such-record' }) : ok(found);
  };
}
