import type {
  StoredAssignment,
  StoredClassroom,
  NewProgress,
  TeacherRecord,
} from '#application/service/classrooms/ports/classroom-repository.ts';
import { isInScope, type Scope } from '#domain/organizations/access/scope.ts';
import { classroomSubject } from '#domain/classrooms/classrooms/classroom-access.ts';
import { agendaOf, type Lesson } from '#domain/lessons/lessons/lesson.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';
import { accountName, accountTable, accountNameOf } from '../identity/in-memory-account-repository.ts';
import { findLessonVersion, publishedLesson } from '../lessons/in-memory-lesson-repository.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';

type ClassroomRow = Omit<StoredClassroom, 'teachers'> & {
  /** Epoch milliseconds. */
  readonly openedAt: number;
  /** The class of the previous year from which the teachers are copied. */
  readonly follows?: string;
};
type TeacherRow = Omit<TeacherRecord, 'name'> & {
  readonly classroomId: string;
  readonly addedBy?: string;
};
export type InMemoryAssignment = Omit<StoredAssignment, 'lesson' | 'recorded'>;
type ProgressRow = NewProgress & { readonly version: number };

export const progressKey = ({ assignmentId, activityId }: Pick<ProgressRow, 'assignmentId' | 'activityId'>) =>
  `${assignmentId} ${activityId}`;

export const classroomTable: TableDefinition<ClassroomRow> = { name: 'classrooms', key: byId };
export const teacherTable: TableDefinition<TeacherRow> = { name: 'teachers', key: byId };
export const assignmentTable: TableDefinition<InMemoryAssignment> = { name: 'assignments', key: byId };
export const progressTable: TableDefinition<ProgressRow> = { name: 'class progress', key: progressKey };

export const isOwner = ({ role }: TeacherRow): boolean => role === 'owner';

export const teachersOf = (tables: InMemoryTables, classroomId: string): readonly TeacherRow[] =>
  tables.of(teacherTable).where((teacher) => teacher.classroomId === classroomId);

const classroomOf = (
  tables: InMemoryTables,
  { openedAt: _openedAt, ...row }: ClassroomRow,
): StoredClassroom => {
  const sorted = teachersOf(tables, row.id).toSorted((a, b) => Number(isOwner(b)) - Number(isOwner(a)));
  const teachers = sorted.map(({ classroomId: _classroom, addedBy: _addedBy, ...teacher }) => {
    if (teacher.accountId === null) return { ...teacher, name: null };
    const account = tables.of(accountTable).get(teacher.accountId);
    return { ...teacher, email: account?.email ?? null, name: accountNameOf(account) };
  });
  return { ...row, teachers };
};

const isIn = (tables: InMemoryTables, scope: Scope, row: ClassroomRow): boolean =>
  isInScope(scope, classroomSubject(scope.own, { ...row, teachers: teachersOf(tables, row.id) }));

/** Returns a classroom in a scope. Null if it does not exist or is not in the scope. */
export const classroomIn = (tables: InMemoryTables, id: string, scope: Scope): StoredClassroom | null => {
  const row = tables.of(classroomTable).get(id);
  return row !== null && isIn(tables, scope, row) ? classroomOf(tables, row) : null;
};

/** Returns the classrooms in a scope, by name. */
export const classroomsIn = (tables: InMemoryTables, scope: Scope): readonly StoredClassroom[] =>
  tables
    .of(classroomTable)
    .where((row) => isIn(tables, scope, row))
    .map((row) => classroomOf(tables, row))
    .toSorted(byNaturalName);

/** Returns the assignments of a classroom, newest first, including removed ones. */
export const everAssigned = (tables: InMemoryTables, classroomId: string): readonly InMemoryAssignment[] =>
  tables
    .of(assignmentTable)
    .where((row) => row.classroomId === classroomId)
    .toSorted((a, b) => b.assignedAt - a.assignedAt || compareCodePoints(b.id, a.id));

export const nowAssigned = (tables: InMemoryTables, classroomId: string): readonly InMemoryAssignment[] =>
  everAssigned(tables, classroomId).filter(({ removed }) => !removed);

/** Returns the version of a lesson that is assigned to a classroom. Throws if it is not stored. */
export function assignedVersion(
  tables: InMemoryTables,
  { lessonSlug: slug, lessonVersion: version }: InMemoryAssignment,
): Lesson {
  const lesson = findLessonVersion(tables, { slug, version });
  if (lesson === null) throw new Error('the assigned version of a lesson is not stored');
  return lesson;
}

export function storedAssignmentOf(tables: InMemoryTables, row: InMemoryAssignment): StoredAssignment {
  const recorded = tables
    .of(progressTable)
    .where(({ assignmentId }) => assignmentId === row.id)
    .map(({ activityId, state, minutes, version, by, at }) => ({
      activityId,
      state,
      minutes,
      version,
      updatedAt: at,
      updatedBy: accountName(tables, by),
    }));
  const { title, activities } = agendaOf(assignedVersion(tables, row));
  const latestVersion = publishedLesson(tables, row.lessonSlug)?.version ?? null;
  return { ...row, lesson: { title, activities, latestVersion }, recorded };
}

/** Returns the assignments of a classroom with their lessons, newest first, including removed ones. */
export const assignmentsOf = (tables: InMemoryTables, classroomId: string): readonly StoredAssignment[] =>
  everAssigned(tables, classroomId).map((row) => storedAssignmentOf(tables, row));

export function deleteClassroomRows(tables: InMemoryTables, id: string): void {
  tables.of(classroomTable).delete(id);
  for (const table of [tables.of(teacherTable), tables.of(assignmentTable)])
    table.deleteWhere(({ classroomId }) => classroomId === id);
}
