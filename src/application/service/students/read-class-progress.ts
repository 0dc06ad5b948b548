import { err, ok, type Result } from '#domain/result.ts';
import { type ClassDashboard, signProgress } from '#domain/students/class-progress.ts';
import type { StudentRefused } from '#domain/students/student-refusals.ts';
import type { Caller } from '../access/caller.ts';
import { permittedClassroom, readable } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { StudentPorts } from './student-ports.ts';

/** What those who are in a classroom today have done of its open lessons, and who gives which sign. The look is recorded (SEC-5). */
export type ReadClassProgress = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<ClassDashboard, StudentRefused<'progress'>>>;

export function readClassProgress(ports: Omit<StudentPorts, 'ids'>): ReadClassProgress {
  return async (caller, classroomId) => {
    const asked = { id: classroomId, action: 'classroom.read', kinds: ['classroom/not-found'] } as const;
    const room = await permittedClassroom(ports.classrooms, caller, asked);
    if (!room.ok) return room;
    const { organization } = room.value;
    const on = await dayOfClassroom(ports, room.value, caller);
    return ports.transaction.run(async ({ studentProgress, audit }) => {
      const progress = await studentProgress.ofClassroom(classroomId, on, readable(caller));
      if (progress === null) return err({ kind: 'classroom/not-found' });
      const { students } = progress;
      await audit.record({
        action: 'classroom/students-read',
        by: caller.account.id,
        subject: classroomId,
        organization,
        concerns: students.map(({ id }) => id),
        read: { filter: { on, progress: true }, count: students.length },
      });
      return ok(signProgress(progress, ports.clock.now()));
    });
  };
}
