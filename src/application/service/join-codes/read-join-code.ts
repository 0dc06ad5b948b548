import { scopeOf } from '#domain/access/scope-of.ts';
import type { JoinCodeRefused } from '#domain/join-codes/join-code-refusals.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { ensureJoinCode } from './ensure-join-code.ts';
import type { JoinCodePorts } from './join-code-ports.ts';

/** The join code of a classroom, to be shown to the class. That it was shown is recorded (SEC-7). */
export type ReadJoinCode = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<JoinCode, JoinCodeRefused<'read'>>>;

export function readJoinCode(ports: Omit<JoinCodePorts, 'classrooms'>): ReadJoinCode {
  return ({ actor, account }, classroomId) =>
    ports.transaction.run(async ({ joinCodes, audit }) => {
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
      return ok(code);
    });
}
