import { type JoinCodeRefused, joinCodeRefusals } from '#domain/join-codes/join-code-refusals.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { noteClass } from '../class-work/note-class.ts';
import { permittedClassroom, readable } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import { ensureJoinCode } from './ensure-join-code.ts';
import type { JoinCodePorts } from './join-code-ports.ts';

/**
 * Closes a class for the rest of the school day, or opens it again. No one can enter, and the day's logins end. It opens automatically the
 * next day (CLS-6).
 */
export type CloseClass = (
  caller: Caller,
  classroomId: string,
  closed: boolean,
) => Promise<Result<void, JoinCodeRefused<'setPaused'>>>;

export function closeClass(ports: JoinCodePorts): CloseClass {
  const { classrooms, transaction } = ports;
  return async (caller, classroomId, closed) => {
    const kinds = joinCodeRefusals.setPaused;
    const wanted = { id: classroomId, action: 'join-code.manage', kinds } as const;
    const room = await permittedClassroom(classrooms, caller, wanted);
    if (!room.ok) return room;
    const day = await dayOfClassroom(ports, room.value, caller);
    await transaction.run(async (stores) => {
      await ensureJoinCode(ports, stores.joinCodes, classroomId, readable(caller));
      if (!(await stores.joinCodes.setClosed(classroomId, closed ? day : null))) return;
      await noteClass(stores, classroomId, { students: true });
      await stores.audit.record({
        action: closed ? 'classroom/closed-for-the-day' : 'classroom/opened-again',
        by: caller.account.id,
        subject: classroomId,
        organization: room.value.organization,
      });
    });
    return ok(undefined);
  };
}
