import {
  type ClassCodeRefused,
  classCodeRefusals,
} from '#domain/classrooms/class-codes/class-code-refusals.ts';
import type { ClassCode } from '#domain/classrooms/class-codes/class-code.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom } from '../classrooms/classroom-of.ts';
import type { ClassCodes } from '../ports/class-codes.ts';
import type { ClassCodePorts } from './class-code-ports.ts';
import { maxTries, newClassCode } from './new-class-code.ts';

/** Replaces the class code of a classroom immediately (ROS-1). */
export type RenewClassCode = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<ClassCode, ClassCodeRefused<'renew'>>>;

export function renewClassCode(ports: ClassCodePorts): RenewClassCode {
  const saveNew = async (classCodes: Pick<ClassCodes, 'save'>, classroomId: string): Promise<ClassCode> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { code, stored } = newClassCode(ports, classroomId);
      if (await classCodes.save(stored))
        return { code, renewedAt: stored.at, pausedAt: null, closedOn: null };
    }
    throw new Error('all class codes that were tried are in use');
  };

  return async (caller, classroomId) => {
    const wanted = { id: classroomId, action: 'classroom.edit', kinds: classCodeRefusals.renew } as const;
    const classroom = await changeableClassroom(ports.classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    return ports.transaction.run(async ({ classCodes, audit }) => {
      const renewed = await saveNew(classCodes, classroomId);
      await audit.record({
        action: 'classroom/class-code-renewed',
        by: caller.account.id,
        subject: classroomId,
        organization: classroom.value.organization,
      });
      return ok(renewed);
    });
  };
}
