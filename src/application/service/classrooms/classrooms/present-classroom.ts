import { teacherPlaceOf } from '#domain/classrooms/classrooms/classroom-access.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { StoredClassroom } from '../ports/classroom-repository.ts';

export function presentClassroom(stored: StoredClassroom, { actor }: Caller): Classroom {
  const { teachers, ...classroom } = stored;
  return {
    id: classroom.id,
    name: classroom.name,
    gradeBand: classroom.gradeBand,
    termName: classroom.termName,
    firstDay: classroom.firstDay,
    lastDay: classroom.lastDay,
    color: classroom.color,
    icon: classroom.icon,
    archivedAt: classroom.archivedAt,
    version: classroom.version,
    organization: classroom.organization,
    source: classroom.source,
    teachers: teachers.map(({ accountId: _account, ...teacher }) => teacher),
    you: teacherPlaceOf(teachers, actor)?.id ?? null,
  };
}
