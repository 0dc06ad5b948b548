import {
  type ClassCodeRefused,
  classCodeRefusals,
} from '#domain/classrooms/class-codes/class-code-refusals.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { permittedClassroom, readable } from '../classrooms/classroom-of.ts';
import { ensureClassCode } from './ensure-class-code.ts';
import type { ClassCodePorts } from './class-code-ports.ts';

/** Pauses or resumes entry with the class code of a classroom; works after a license has ended. */
export type PauseClassCode = (
  caller: Caller,
  classroomId: string,
  paused: boolean,
) => Promise<Result<void, ClassCodeRefused<'setPaused'>>>;

export function pauseClassCode(ports: ClassCodePorts): PauseClassCode {
  const { classrooms, transaction, clock } = ports;
  return async (caller, classroomId, paused) => {
    const wanted = {
      id: classroomId,
      action: 'class-code.manage',
      kinds: classCodeRefusals.setPaused,
    } as const;
    const classroom = await permittedClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    await transaction.run(async ({ classCodes, audit }) => {
      await ensureClassCode(ports, classCodes, classroomId, readable(caller));
      if (!(await classCodes.setPaused(classroomId, paused ? clock.now() : null))) return;
      await audit.record({
        action: paused ? 'classroom/class-code-paused' : 'classroom/class-code-resumed',
        by: caller.account.id,
        subject: classroomId,
        organization: classroom.value.organization,
      });
    });
    return ok(undefined);
  };
}
