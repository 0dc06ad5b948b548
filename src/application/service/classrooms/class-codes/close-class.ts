import {
  type ClassCodeRefused,
  classCodeRefusals,
} from '#domain/classrooms/class-codes/class-code-refusals.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { recordClassChange } from '../class-changes/record-class-change.ts';
import { permittedClassroom, readable } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import { ensureClassCode } from './ensure-class-code.ts';
import type { ClassCodePorts } from './class-code-ports.ts';

/**
 * Closes a class for the rest of the school day, or opens it again. While it is closed, students cannot log in, and the day's logins end. It opens
 * automatically on the next day (CLS-6).
 */
export type CloseClass = (
  caller: Caller,
  classroomId: string,
  closed: boolean,
) => Promise<Result<void, ClassCodeRefused<'setPaused'>>>;

export function closeClass(ports: ClassCodePorts): CloseClass {
  const { classrooms, transaction } = ports;
  return async (caller, classroomId, closed) => {
    const kinds = classCodeRefusals.setPaused;
    const wanted = { id: classroomId, action: 'class-code.manage', kinds } as const;
    const classroom = await permittedClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    const day = await dayOfClassroom(ports, classroom.value, caller);
    await transaction.run(async (stores) => {
      await ensureClassCode(ports, stores.classCodes, classroomId, readable(caller));
      if (!(await stores.classCodes.setClosed(classroomId, closed ? day : null))) return;
      await recordClassChange(stores, classroomId, { students: true });
      await stores.audit.record({
        action: closed ? 'classroom/closed-for-the-day' : 'classroom/opened-again',
        by: caller.account.id,
        subject: classroomId,
        organization: classroom.value.organization,
      });
    });
    return ok(undefined);
  };
}
