import type { PassRefused } from '#domain/classrooms/passes/pass-refusals.ts';
import { passRefusals } from '#domain/classrooms/passes/pass-refusals.ts';
import type { MadePass } from '#domain/classrooms/passes/pass-views.ts';
import {
  parsePass,
  passDays,
  type PassInvalid,
  shownPassCode,
  passStandingOf,
} from '#domain/classrooms/passes/substitute-pass.ts';
import { passLimits } from '#domain/classrooms/passes/pass-limits.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom } from '../classrooms/classroom-of.ts';
import type { PassPorts } from './pass-ports.ts';
import { timeZoneOf } from '../classrooms/time-zone-of.ts';

/** Creates a pass for one classroom and day; only this response contains its code (ORG-13). */
export type MakePass = (
  caller: Caller,
  classroomId: string,
  draft: { readonly day: string },
) => Promise<Result<MadePass, PassInvalid | PassRefused<'make'>>>;

const nameOf = ({ firstName, lastName, email }: Caller['account']): string | null =>
  [firstName, lastName].filter((part) => part !== null).join(' ') || email;

/** A pass does not need a seat and sends no email. Its creator gives the code to the substitute. */
export function makePass({
  classrooms,
  organizations,
  transaction,
  secrets,
  clock,
  ids,
}: PassPorts): MakePass {
  return async (caller, classroomId, draft) => {
    const wanted = { id: classroomId, action: 'pass.make', kinds: passRefusals.make } as const;
    const classroom = await changeableClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    const timeZone = await timeZoneOf(organizations, classroom.value, caller);
    const now = clock.now();
    const days = passDays(timeZone, now);
    const form = parsePass(draft, days);
    if (!form.ok) return form;
    const { account } = caller;
    const [id, code] = [ids.next(), secrets.recoveryCode()];
    const pass = { id, classroomId, timeZone, day: form.value.day, madeBy: account.id, madeAt: now };
    return transaction.run(async ({ passes, audit }) => {
      const stored = { ...pass, code: secrets.fingerprint(code), today: days[0] };
      if (!(await passes.make(stored, passLimits.perClassroom))) return err({ kind: 'pass/limit' });
      await audit.record({
        action: 'classroom/pass-made',
        by: account.id,
        subject: classroomId,
        organization: classroom.value.organization,
        before: null,
        after: { passId: id, day: pass.day },
      });
      return ok({
        id,
        day: pass.day,
        timeZone,
        madeAt: now,
        madeBy: nameOf(account),
        standing: passStandingOf({ ...pass, revokedAt: null }, now),
        code: shownPassCode(code),
      });
    });
  };
}
