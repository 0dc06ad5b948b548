import { err, ok, type Result } from '#domain/result.ts';
import {
  type ClassDashboard,
  type LatestProgress,
  latestOf,
  signProgress,
} from '#domain/classrooms/students/class-progress.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { permittedClassroom, readable } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { StudentPorts } from './student-ports.ts';

type Read<Answer> = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<Answer, StudentRefused<'progress'>>>;

/** With students' names; the read is logged (SEC-5). */
export type ReadClassProgress = Read<ClassDashboard>;
/** Without names, for a page that already shows them; not logged. */
export type ReadLatestProgress = Read<LatestProgress>;

type Ports = Omit<StudentPorts, 'ids'>;

const readProgress =
  (ports: Ports, isRecorded: boolean): ReadClassProgress =>
  async (caller, classroomId) => {
    const request = { id: classroomId, action: 'classroom.read', kinds: ['classroom/not-found'] } as const;
    const classroom = await permittedClassroom(ports.classrooms, caller, request);
    if (!classroom.ok) return classroom;
    const { organization } = classroom.value;
    const on = await dayOfClassroom(ports, classroom.value, caller);
    return ports.transaction.run(async ({ studentProgress, audit }) => {
      const progress = await studentProgress.ofClassroom(classroomId, on, readable(caller));
      if (progress === null) return err({ kind: 'classroom/not-found' });
      const { students } = progress;
      if (isRecorded)
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

export const readClassProgress = (ports: Ports): ReadClassProgress => readProgress(ports, true);

export function readLatestProgress(ports: Ports): ReadLatestProgress {
  const read = readProgress(ports, false);
  return async (caller, classroomId) => {
    const dashboard = await read(caller, classroomId);
    return dashboard.ok ? ok(latestOf(dashboard.value)) : dashboard;
  };
}
