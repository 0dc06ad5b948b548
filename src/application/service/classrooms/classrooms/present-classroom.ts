import { teacherPlaceOf } from '#domain/classrooms/classrooms/classroom-access.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { StoredClassroom } from '../ports/classroom-repository.ts';

export function presentClassroom(stored: StoredClassroom, { actor }: Caller): Classroom {
  const { teachers, ...room } = stored;
  return {
    id: room.id,
    name: room.name,
    gradeBand: room.gradeBand,
    termName: room.termName,
    firstDay: room.firstDay,
    lastDay: room.lastDay,
    color: room.color,
    icon: room.icon,
    archivedAt: room.archivedAt,
    version: room.version,
    organization: room.organization,
    source: room.source,
    teachers: teachers.map(({ accountId: _account, ...teacher }) => teacher),
    you: teacherPlaceOf(teachers, actor)?.id ?? null,
  };
}
