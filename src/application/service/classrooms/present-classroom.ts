import { placeOf } from '#domain/classrooms/classroom-access.ts';
import type { Classroom } from '#domain/classrooms/classroom.ts';
import type { Caller } from '../access/caller.ts';
import type { StoredClassroom } from '../ports/classroom-repository.ts';

/** A classroom as a caller who may read it sees it. */
export function presentClassroom(stored: StoredClassroom, { actor }: Caller): Classroom {
  const { id, name, gradeBand, archivedAt, version, teachers } = stored;
  return {
    id,
    name,
    gradeBand,
    archivedAt,
    version,
    teachers: teachers.map(({ accountId: _account, ...teacher }) => teacher),
    you: placeOf(teachers, actor)?.id ?? null,
  };
}
