import { type JoinCodeRefused, joinCodeRefusals } from '#domain/join-codes/join-code-refusals.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { changeableClassroom } from '../classrooms/classroom-of.ts';
import type { JoinCodes } from '../ports/join-codes.ts';
import type { JoinCodePorts } from './join-code-ports.ts';
import { maxTries, newJoinCode } from './new-join-code.ts';

/** Replaces the class code of a classroom at once (ROS-1). */
export type RenewJoinCode = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<JoinCode, JoinCodeRefused<'renew'>>>;

export function renewJoinCode(ports: JoinCodePorts): RenewJoinCode {
  const keepNew = async (joinCodes: Pick<JoinCodes, 'keep'>, classroomId: string): Promise<JoinCode> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { code, stored } = newJoinCode(ports, classroomId);
      if (await joinCodes.keep(stored)) return { code, renewedAt: stored.at, pausedAt: null, closedOn: null };
    }
    throw new Error('every join code that was tried is taken');
  };

  return async (caller, classroomId) => {
    const wanted = { id: classroomId, action: 'classroom.edit', kinds: joinCodeRefusals.renew } as const;
    const room = await changeableClassroom(ports.classrooms, caller, wanted);
    if (!room.ok) return room;
    return ports.transaction.run(async ({ joinCodes, audit }) => {
      const renewed = await keepNew(joinCodes, classroomId);
      await audit.record({
        action: 'classroom/join-code-renewed',
        by: caller.account.id,
        subject: classroomId,
        organization: room.value.organization,
      });
      return ok(renewed);
    });
  };
}
