import type { Account } from '#application/service/ports/account-repository.ts';
import type {
  ListedClassroom,
  StoredAssignment,
  StoredClassroom,
  NewProgress,
  TeacherRecord,
} from '#application/service/ports/classroom-repository.ts';
import type { LessonRepository } from '#application/service/ports/lesson-repository.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { classroomCell, type ClassroomQuery } from '#domain/classrooms/classroom-table.ts';
import type { AssignedLesson, MarkedActivities } from '#domain/classrooms/classroom.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import { agendaOf, type Lesson, type PracticedObjective } from '#domain/lessons/lesson.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import type { DayOf } from '#domain/tables/filter.ts';
import { type Page, queryRows } from '#domain/tables/page.ts';
import type { BesideClassrooms } from './beside-classrooms.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export type ClassroomRow = Omit<StoredClassroom, 'teachers'> & {
  /** Epoch milliseconds. */
  readonly openedAt: number;
  /** The class of the previous year, whose teachers it gets. */
  readonly follows?: string;
};
export type TeacherRow = Omit<TeacherRecord, 'name'> & {
  readonly classroomId: string;
  readonly addedBy?: string;
};
export type AssignmentRow = Omit<StoredAssignment, 'lesson' | 'recorded'>;
export type ProgressRow = NewProgress & { readonly version: number };

export type ClassroomRows = {
  readonly classrooms: InMemoryRows<ClassroomRow>;
  readonly teachers: InMemoryRows<TeacherRow>;
  readonly assignments: InMemoryRows<AssignmentRow>;
  readonly progress: InMemoryRows<ProgressRow>;
};

export const noClassrooms = (): ClassroomRows => ({
  classrooms: new InMemoryRows(),
  teachers: new InMemoryRows(),
  assignments: new InMemoryRows(),
  progress: new InMemoryRows(),
});

/** The progress of a class in these lessons, whose current versions are given. */
export function markedOf(
  { progress }: ClassroomRows,
  assigned: readonly AssignmentRow[],
  lessons: readonly Lesson[],
): MarkedActivities {
  const has = ({ lessonSlug, lessonVersion }: AssignmentRow, activityId: string): boolean =>
    lessons.some(
      ({ slug, version, activities }) =>
        slug === lessonSlug && version === lessonVersion && activities.some(({ id }) => id === activityId),
    );
  const recorded = progress
    .all()
    .filter(({ assignmentId, activityId }) =>
      assigned.some((assignment) => assignment.id === assignmentId && has(assignment, activityId)),
    );
  return {
    done: recorded.filter(({ state }) => state === 'done').length,
    needHelp: recorded.filter(({ state }) => state === 'needs_help').length,
  };
}

export type LessonReads = Pick<LessonRepository, 'bySlug' | 'byVersion'>;

export async function lessonOf(
  lessons: LessonReads,
  { lessonSlug, lessonVersion }: AssignmentRow,
): Promise<Lesson> {
  const lesson = await lessons.byVersion({ slug: lessonSlug, version: lessonVersion });
  if (lesson === null) throw new Error('the assigned version of a lesson is not stored');
  return lesson;
}

export async function assignedLessonOf(lessons: LessonReads, row: AssignmentRow): Promise<AssignedLesson> {
  const { title, activities } = agendaOf(await lessonOf(lessons, row));
  const latest = await lessons.bySlug(row.lessonSlug);
  return { title, activities, latestVersion: latest?.version ?? null };
}

/** Gives the teacher rows that wait for an address to its account; deletes those of classrooms where the account already teaches. */
export function claimSeats({ teachers }: ClassroomRows, accountId: string, email: EmailAddress): void {
  for (const teacher of teachers.all()) {
    if (teacher.accountId !== null || teacher.email !== email) continue;
    const others = teachers.all().filter(({ classroomId }) => classroomId === teacher.classroomId);
    if (others.some((other) => other.accountId === accountId)) teachers.delete(teacher.id);
    else teachers.set(teacher.id, { ...teacher, accountId });
  }
}

/** The objectives of the lessons of these assignments, by assignment. */
export async function objectivesOf(
  lessons: LessonReads,
  { assignments }: ClassroomRows,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PracticedObjective[]>> {
  const rows = assignments.all().filter(({ id }) => ids.includes(id));
  const found = await Promise.all(rows.map((row) => lessonOf(lessons, row)));
  return new Map(
    found.flatMap((lesson, at) => (rows[at] ? [[rows[at].id, agendaOf(lesson).objectives]] : [])),
  );
}

export const nameOf = (account: Account | null): string | null =>
  [account?.firstName, account?.lastName].filter((part) => typeof part === 'string').join(' ') ||
  (account?.email ?? null);

export const isOwner = ({ role }: TeacherRow): boolean => role === 'owner';

export const everAssigned = ({ assignments }: ClassroomRows, classroomId: string): readonly AssignmentRow[] =>
  assignments
    .all()
    .filter((row) => row.classroomId === classroomId)
    .toSorted((a, b) => b.assignedAt - a.assignedAt || (a.id < b.id ? 1 : -1));

export const nowAssigned = (rows: ClassroomRows, classroomId: string): readonly AssignmentRow[] =>
  everAssigned(rows, classroomId).filter(({ removed }) => !removed);

export const listedOf =
  (rows: ClassroomRows, lessons: readonly Lesson[], beside: BesideClassrooms, on?: IsoDate) =>
  (classroom: StoredClassroom): ListedClassroom => {
    const { id, organization } = classroom;
    const assigned = nowAssigned(rows, id);
    return {
      ...classroom,
      school: organization === null ? null : beside.schoolOf(organization),
      students: beside.studentsIn(id, on),
      assignedLessons: assigned.map(({ lessonSlug }) => lessonSlug),
      marked: markedOf(rows, assigned, lessons),
    };
  };

/** Whether a classroom existed on a day: made by its end, or with students in it, and not archived. */
const wasThere =
  (rows: ClassroomRows, { on, dayOf }: { readonly on: IsoDate; readonly dayOf: DayOf }) =>
  ({ id, archivedAt, students }: ListedClassroom): boolean => {
    const openedAt = rows.classrooms.get(id)?.openedAt ?? 0;
    return (archivedAt === null || dayOf(archivedAt) > on) && (dayOf(openedAt) <= on || students > 0);
  };

/** A page of classrooms: those that existed on a day, otherwise the archived or the active ones. */
export function pageOfListed(
  listed: readonly ListedClassroom[],
  { archived, timeZone, on, ...query }: ClassroomQuery,
  rows: ClassroomRows,
): Page<ListedClassroom> {
  const dayOf = dayInZone(timeZone);
  const isNow = ({ archivedAt }: ListedClassroom): boolean => (archivedAt !== null) === archived;
  const shown = listed.filter(on === undefined ? isNow : wasThere(rows, { on, dayOf }));
  return queryRows(shown, { idOf: ({ id }) => id, cellOf: classroomCell }, query, dayOf);
}

export function draftOf(rows: ClassroomRows): { readonly rows: ClassroomRows; readonly commit: () => Undo } {
  const drafts = {
    classrooms: rows.classrooms.draft(),
    teachers: rows.teachers.draft(),
    assignments: rows.assignments.draft(),
    progress: rows.progress.draft(),
  };
  return {
    rows: drafts,
    commit: () => undoOf(...Object.values(drafts).map((draft) => draft.commit())),
  };
}

export const placesOwnedBy = ({ teachers }: ClassroomRows, accountId: string): readonly TeacherRow[] =>
  teachers.all().filter((teacher) => isOwner(teacher) && teacher.accountId === accountId);

export function transferTo(accountId: string, { teachers }: ClassroomRows, classroomId: string): void {
  for (const teacher of teachers.all().filter((row) => row.classroomId === classroomId)) {
    if (isOwner(teacher)) teachers.set(teacher.id, { ...teacher, accountId });
    else if (teacher.accountId === accountId) teachers.delete(teacher.id);
  }
}

export function deleteClassroom(rows: ClassroomRows, classroomId: string): void {
  rows.classrooms.delete(classroomId);
  for (const teacher of rows.teachers.all())
    if (teacher.classroomId === classroomId) rows.teachers.delete(teacher.id);
  for (const { id } of everAssigned(rows, classroomId)) rows.assignments.delete(id);
}

/** Removes a teacher from a classroom; the next owner is the first teacher who has an account; without one, the classroom is deleted. */
export function leaveClassroom(rows: ClassroomRows, teacher: TeacherRow): void {
  const { classroomId } = teacher;
  rows.teachers.delete(teacher.id);
  if (!isOwner(teacher)) return;
  const heir = rows.teachers.all().find((row) => row.classroomId === classroomId && row.accountId !== null);
  if (heir === undefined) deleteClassroom(rows, classroomId);
  else rows.teachers.set(heir.id, { ...heir, role: 'owner' });
}
