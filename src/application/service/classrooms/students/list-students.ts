import type { AuditAction } from '#domain/audit.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { EnrolledStudent } from '#domain/classrooms/students/student.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { permittedClassroom, readable } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { StoredClassroom } from '../ports/classroom-repository.ts';
import type { StudentPorts } from './student-ports.ts';

/** Returns the students of a classroom on a day (default: today), sorted by last name (ROS-9). The read is logged (SEC-5). */
export type ListStudents = (
  caller: Caller,
  classroomId: string,
  on?: IsoDate,
) => Promise<Result<readonly EnrolledStudent[], StudentRefused<'list'>>>;

export type ListPorts = Omit<StudentPorts, 'ids'>;

type Look = {
  readonly classroomId: string;
  readonly on: IsoDate | undefined;
  readonly action: AuditAction & ('classroom/students-read' | 'roster/exported');
};
type Seen = { readonly room: StoredClassroom; readonly students: readonly EnrolledStudent[] };

/** Returns a classroom with its students on a day; the read is logged with this action. */
export async function readClassroomStudents(
  ports: ListPorts,
  caller: Caller,
  { classroomId, on: day, action }: Look,
): Promise<Result<Seen, StudentRefused<'list'>>> {
  const request = { id: classroomId, action: 'classroom.read', kinds: ['classroom/not-found'] } as const;
  const classroom = await permittedClassroom(ports.classrooms, caller, request);
  if (!classroom.ok) return classroom;
  const on = day ?? (await dayOfClassroom(ports, classroom.value, caller));
  return ports.transaction.run(async ({ roster, audit }) => {
    const found = await roster.students(classroomId, on, readable(caller));
    if (found === null) return err({ kind: 'classroom/not-found' });
    const { organization, students } = found;
    await audit.record({
      action,
      by: caller.account.id,
      subject: classroomId,
      organization,
      concerns: students.map(({ id }) => id),
      read: { filter: { on }, count: students.length },
    });
    return ok({ room: classroom.value, students });
  });
}

export function listStudents(ports: ListPorts): ListStudents {
  return async (caller, classroomId, on) => {
    const look = { classroomId, on, action: 'classroom/students-read' } as const;
    const seen = await readClassroomStudents(ports, caller, look);
    return seen.ok ? ok(seen.value.students) : seen;
  };
}
