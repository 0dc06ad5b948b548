import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { classroomRefusals, type Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import { type Classroom, classroomLimits } from '#domain/classrooms/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { Account } from '../../identity/ports/account-repository.ts';
import type { AddOutcome, StoredClassroom } from '../ports/classroom-repository.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import type { RateRule } from '../../platform/ports/rate-limiter.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';

/** Rate limit per account for emails to other people's addresses (SEC-3). */
const mails: RateRule = { name: 'co-teachers added', limit: 30, windowMs: 3_600_000 };

type NotAdded = Refused<'addCoTeacher'> | CallLimited;

/** Adds a co-teacher to the caller's classroom by address, and sends them an email. Idempotent. */
export type AddCoTeacher = (
  caller: Caller,
  id: string,
  email: EmailAddress,
) => Promise<Result<Classroom, NotAdded>>;

const nameOf = ({ firstName, lastName }: Account): string | null =>
  [firstName, lastName].filter((part) => part !== null).join(' ') || null;

/** The email contains the sender's name and refers to their account, so that erasing the account deletes the email. */
function mailTo(to: EmailAddress, classroom: StoredClassroom, account: Account): OutgoingMail {
  const from = parseEmail(account.email ?? '');
  return {
    kind: 'co-teacher-added',
    to,
    classroom: classroom.name,
    by: nameOf(account) ?? account.email,
    ...(from.ok ? { account: from.value } : {}),
  };
}

/** The response does not reveal whether the address has an account. Only the email to the address contains that information (AUT-3). */
export function addCoTeacher(
  ports: Pick<ClassroomPorts, 'classrooms' | 'transaction' | 'limiter' | 'clock' | 'ids'>,
): AddCoTeacher {
  const { classrooms, transaction, limiter, clock, ids } = ports;
  const limit = classroomLimits.teachersPerClassroom;

  const addTo = (classroom: StoredClassroom, email: EmailAddress, account: Account): Promise<AddOutcome> =>
    transaction.run(async ({ classrooms: within, jobs, audit }) => {
      const teacherId = ids.next();
      const added = await within.addTeacher(classroom.id, { id: teacherId, email, by: account.id }, limit);
      if (added !== 'added') return added;
      await jobs.enqueue('mail', mailTo(email, classroom, account));
      await audit.record({
        action: 'classroom/teacher-added',
        by: account.id,
        subject: classroom.id,
        organization: classroom.organization,
        before: null,
        after: { teacherId, accountId: null },
      });
      return added;
    });

  return async (caller, id, email) => {
    const { account } = caller;
    const wanted = { id, action: 'classroom.add-teacher', kinds: classroomRefusals.addCoTeacher } as const;
    const classroom = await changeableClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    if (!classroom.value.teachers.some((taken) => taken.email === email)) {
      const taken = await enforceRateLimits(limiter, [{ ...mails, key: account.id }], clock.now());
      if (!taken.ok) return taken;
      if ((await addTo(classroom.value, email, account)) === 'full')
        return err({ kind: 'classroom/teacher-limit' });
    }
    const stored = await classrooms.byId(id, readable(caller));
    return stored === null ? err({ kind: 'classroom/not-found' }) : ok(presentClassroom(stored, caller));
  };
}
