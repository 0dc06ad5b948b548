import type { Classroom } from '#domain/classrooms/classroom.ts';
import type { StoredClassroom, TeacherRecord } from '../ports/classroom-repository.ts';

/** The entry of an account among the teachers of a classroom. */
export function teacherOf({ teachers }: StoredClassroom, accountId: string): TeacherRecord {
  const teacher = teachers.find((candidate) => candidate.accountId === accountId);
  if (teacher === undefined) throw new Error('a classroom was read for somebody who does not teach it');
  return teacher;
}

/** A classroom as one of its teachers sees it. */
export function presentClassroom(stored: StoredClassroom, accountId: string): Classroom {
  const { id, name, gradeBand, archivedAt, version, teachers } = stored;
  return {
    id,
    name,
    gradeBand,
    archivedAt,
    version,
    teachers: teachers.map(({ accountId: _account, ...teacher }) => teacher),
    you: teacherOf(stored, accountId).id,
  };
}
