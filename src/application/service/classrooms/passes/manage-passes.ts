import { type PassRefused, passRefusals } from '#domain/classrooms/passes/pass-refusals.ts';
import type { PassList } from '#domain/classrooms/passes/pass-views.ts';
import { passDays, passStandingOf } from '#domain/classrooms/passes/substitute-pass.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { permittedClassroom } from '../classrooms/classroom-of.ts';
import type { PassPorts } from './pass-ports.ts';
import { timeZoneOf } from '../classrooms/time-zone-of.ts';

/** Returns the passes of a classroom, latest day first, and the days available for a new one. */
export type ListPasses = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<PassList, PassRefused<'list'>>>;

export function listPasses({
  passes,
  classrooms,
  organizations,
  clock,
}: Pick<PassPorts, 'passes' | 'classrooms' | 'organizations' | 'clock'>): ListPasses {
  return async (caller, classroomId) => {
    const wanted = { id: classroomId, action: 'pass.manage', kinds: passRefusals.list } as const;
    const classroom = await permittedClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    const now = clock.now();
    const [firstDay, lastDay] = passDays(await timeZoneOf(organizations, classroom.value, caller), now);
    const found = await passes.ofClassroom(classroomId);
    return ok({
      firstDay,
      lastDay,
      passes: found.map((pass) => ({
        id: pass.id,
        day: pass.day,
        timeZone: pass.timeZone,
        madeAt: pass.madeAt,
        madeBy: pass.makerName,
        standing: passStandingOf(pass, now),
      })),
    });
  };
}

/** Revokes a pass and its tokens immediately; works after a license has ended. */
export type RevokePass = (
  caller: Caller,
  pass: { readonly classroomId: string; readonly id: string },
) => Promise<Result<void, PassRefused<'revoke'>>>;

export function revokePass({
  classrooms,
  transaction,
  clock,
}: Pick<PassPorts, 'classrooms' | 'transaction' | 'clock'>): RevokePass {
  return async (caller, { classroomId, id }) => {
    const wanted = { id: classroomId, action: 'pass.manage', kinds: passRefusals.revoke } as const;
    const classroom = await permittedClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    return transaction.run(async ({ passes, audit }) => {
      if (!(await passes.revoke({ id, classroomId }, clock.now()))) return err({ kind: 'pass/not-found' });
      await audit.record({
        action: 'classroom/pass-revoked',
        by: caller.account.id,
        subject: classroomId,
        organization: classroom.value.organization,
        before: { passId: id },
        after: null,
      });
      return ok(undefined);
    });
  };
}
