import { scopeOf } from '#domain/access/scope-of.ts';
import type { JoinCodeRefused } from '#domain/join-codes/join-code-refusals.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { joinCodeOf, type JoinCodePorts } from './join-code-ports.ts';

/** The join code of a classroom, to be shown to the class; null until one is made. That it was shown is recorded (SEC-7). */
export type ReadJoinCode = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<JoinCode | null, JoinCodeRefused<'read'>>>;

export function readJoinCode({
  transaction,
  vault,
}: Pick<JoinCodePorts, 'transaction' | 'vault'>): ReadJoinCode {
  return ({ actor, account }, classroomId) =>
    transaction.run(async ({ joinCodes, audit }) => {
      const found = await joinCodes.ofClassroom(classroomId, scopeOf(actor, 'join-code.manage'));
      if (found === null) return err({ kind: 'classroom/not-found' });
      const { organization, code } = found;
      if (code === null) return ok(null);
      await audit.record({
        action: 'classroom/join-code-shown',
        by: account.id,
        subject: classroomId,
        organization,
      });
      const { sealed, ...rest } = code;
      return ok({ ...rest, code: vault.open(sealed, joinCodeOf(classroomId)) });
    });
}
