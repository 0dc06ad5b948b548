import { type JoinCodeRefused, joinCodeRefusals } from '#domain/join-codes/join-code-refusals.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Acting } from '../access/caller.ts';
import { changeableClassroom } from '../classrooms/classroom-of.ts';
import type { JoinCodes } from '../ports/join-codes.ts';
import { joinCodeOf, type JoinCodePorts } from './join-code-ports.ts';

/** Makes a join code for a classroom, which works from now on; one that it had works no more (ROS-1). */
export type RenewJoinCode = (
  caller: Pick<Acting, 'account' | 'actor'>,
  classroomId: string,
) => Promise<Result<JoinCode, JoinCodeRefused<'renew'>>>;

/** Of 64 million codes, so many in a row are taken only if something is wrong. */
const mostTries = 10;

export function renewJoinCode({
  classrooms,
  transaction,
  secrets,
  vault,
  clock,
}: JoinCodePorts): RenewJoinCode {
  const keepNew = async (
    joinCodes: Pick<JoinCodes, 'keep'>,
    classroomId: string,
    at: number,
  ): Promise<string> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const code = secrets.joinCode();
      const sealed = vault.seal(code, joinCodeOf(classroomId));
      const digest = vault.digest(code, 'join-code');
      if (await joinCodes.keep({ classroomId, sealed, digest, at })) return code;
    }
    throw new Error('every join code that was tried is taken');
  };

  return async (caller, classroomId) => {
    const wanted = { id: classroomId, action: 'classroom.edit', kinds: joinCodeRefusals.renew } as const;
    const room = await changeableClassroom(classrooms, caller, wanted);
    if (!room.ok) return room;
    const renewedAt = clock.now();
    return transaction.run(async ({ joinCodes, audit }) => {
      const code = await keepNew(joinCodes, classroomId, renewedAt);
      await audit.record({
        action: 'classroom/join-code-renewed',
        by: caller.account.id,
        subject: classroomId,
        organization: room.value.organization,
      });
      return ok({ code, renewedAt, pausedAt: null });
    });
  };
}
