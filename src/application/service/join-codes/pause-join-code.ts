import { type JoinCodeRefused, joinCodeRefusals } from '#domain/join-codes/join-code-refusals.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { permittedClassroom, readable } from '../classrooms/classroom-of.ts';
import { ensureJoinCode } from './ensure-join-code.ts';
import type { JoinCodePorts } from './join-code-ports.ts';

/** Pauses or resumes entry with the class code of a classroom; works after a license has ended. */
export type PauseJoinCode = (
  caller: Caller,
  classroomId: string,
  paused: boolean,
) => Promise<Result<void, JoinCodeRefused<'setPaused'>>>;

export function pauseJoinCode(ports: JoinCodePorts): PauseJoinCode {
  const { classrooms, transaction, clock } = ports;
  return async (caller, classroomId, paused) => {
    const wanted = {
      id: classroomId,
      action: 'join-code.manage',
      kinds: joinCodeRefusals.setPaused,
    } as const;
    const room = await permittedClassroom(classrooms, caller, wanted);
    if (!room.ok) return room;
    await transaction.run(async ({ joinCodes, audit }) => {
      await ensureJoinCode(ports, joinCodes, classroomId, readable(caller));
      if (!(await joinCodes.setPaused(classroomId, paused ? clock.now() : null))) return;
      await audit.record({
        action: paused ? 'classroom/join-code-paused' : 'classroom/join-code-resumed',
        by: caller.account.id,
        subject: classroomId,
        organization: room.value.organization,
      });
    });
    return ok(undefined);
  };
}
