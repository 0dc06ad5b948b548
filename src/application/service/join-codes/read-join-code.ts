import { scopeOf } from '#domain/access/scope-of.ts';
import type { JoinCodeRefused } from '#domain/join-codes/join-code-refusals.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import { type CodeOfClassroom, ensureJoinCode } from './ensure-join-code.ts';
import type { JoinCodePorts } from './join-code-ports.ts';

/** Returns the class code of a classroom, to show to the class. Each read is logged (SEC-7). */
export type ReadJoinCode = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<JoinCode, JoinCodeRefused<'read'>>>;

export function readJoinCode(ports: Omit<JoinCodePorts, 'classrooms'>): ReadJoinCode {
  return async (caller, classroomId) => {
    const { actor, account } = caller;
    const read = await ports.transaction.run<Result<CodeOfClassroom, JoinCodeRefused<'read'>>>(
      async ({ joinCodes, audit }) => {
        const scope = scopeOf(actor, 'join-code.manage');
        const found = await ensureJoinCode(ports, joinCodes, classroomId, scope);
        if (found === null) return err({ kind: 'classroom/not-found' });
        const { organization, code } = found;
        await audit.record({
          action: 'classroom/join-code-shown',
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
