import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { ClassCodeRefused } from '#domain/classrooms/class-codes/class-code-refusals.ts';
import type { ClassCode } from '#domain/classrooms/class-codes/class-code.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import { type CodeOfClassroom, ensureClassCode } from './ensure-class-code.ts';
import type { ClassCodePorts } from './class-code-ports.ts';

/** Returns the class code of a classroom, to show to the class. Each read is logged (SEC-7). */
export type ReadClassCode = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<ClassCode, ClassCodeRefused<'read'>>>;

export function readClassCode(ports: Omit<ClassCodePorts, 'classrooms'>): ReadClassCode {
  return async (caller, classroomId) => {
    const { actor, account } = caller;
    const read = await ports.transaction.run<Result<CodeOfClassroom, ClassCodeRefused<'read'>>>(
      async ({ classCodes, audit }) => {
        const scope = scopeOf(actor, 'class-code.manage');
        const found = await ensureClassCode(ports, classCodes, classroomId, scope);
        if (found === null) return err({ kind: 'classroom/not-found' });
        const { organization, code } = found;
        await audit.record({
          action: 'classroom/class-code-shown',
          by: account.id,
          subject: classroomId,
          organization,
        });
        return ok({ organization, code });
      },
    );
    if (!read.ok) return read;
    const { organization, code } = read.value;
    if (code.closedOn === null) return ok(code);
    const isToday = code.closedOn === (await dayOfClassroom(ports, { organization }, caller));
    return ok(isToday ? code : { ...code, closedOn: null });
  };
}
