import type { Subject } from '../access/scope.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { ActivityHead, GradeBand, Slug } from '../lessons/lesson.ts';

export const teacherRoles = ['owner', 'co-teacher'] as const;
export type TeacherRole = (typeof teacherRoles)[number];

/** Somebody who teaches a classroom. `name` is null until they have opened it. `id` names this membership, not the account. */
export type ClassroomTeacher = {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: TeacherRole;
};

/** What a teacher writes about a classroom. */
export type ClassroomEdit = { readonly name: string; readonly gradeBand: GradeBand | null };

/** A class that lessons are assigned to. Times are epoch milliseconds. */
export type Classroom = ClassroomEdit & {
  readonly id: string;
  readonly archivedAt: number | null;
  /** Goes up with every change of name, grade band or archive. */
  readonly version: number;
  readonly teachers: readonly ClassroomTeacher[];
  /** The id among `teachers` of the person who asked; null for who reaches it by their organization. */
  readonly you: string | null;
};

/** A classroom as a list shows it, with the lessons that are assigned to it, newest first. */
export type ClassroomCard = Classroom & {
  readonly assignedLessons: readonly Slug[];
  readonly marked: MarkedActivities;
};

/** How many activities of its lessons a class has done, and in how many it needs help. */
export type MarkedActivities = { readonly done: number; readonly needHelp: number };

/** What a teacher writes about an assigned lesson. Both dates are days of the school, the due one included. */
export type AssignmentEdit = {
  /** Hidden lessons are prepared, and shown to the class later. */
  readonly visible: boolean;
  readonly opensOn: IsoDate | null;
  readonly dueOn: IsoDate | null;
  readonly note: string;
};

export const progressStates = ['not_started', 'started', 'needs_help', 'done'] as const;
export type ProgressState = (typeof progressStates)[number];

/** What a teacher records of one activity. `minutes` is how long it took in class. */
export type ProgressEdit = { readonly state: ProgressState; readonly minutes: number | null };

/** How far the class got with one activity; `version` is 0 until somebody recorded it. */
export type ActivityProgress = ProgressEdit & {
  readonly activityId: string;
  readonly version: number;
  readonly updatedAt: number | null;
  /** The name of the person who recorded it last; null where nobody did, or they are gone. */
  readonly updatedBy: string | null;
};

/** What an assignment shows of its lesson, of the version that it was made with. */
export type AssignedLesson = {
  readonly title: string;
  readonly activities: readonly ActivityHead[];
  /** The version that is published now; null where the lesson is not published any more. */
  readonly latestVersion: number | null;
};

/** A lesson assigned to a classroom; it keeps the version it was made with until a teacher takes a newer one. */
export type Assignment = AssignmentEdit & {
  readonly id: string;
  readonly classroomId: string;
  readonly lessonSlug: Slug;
  readonly lessonVersion: number;
  /** Goes up with every change of dates, note, visibility or the lesson's version; not with progress. */
  readonly version: number;
  readonly removed: boolean;
  readonly assignedAt: number;
  readonly lesson: AssignedLesson;
  /** One for each of the lesson's activities, in their order. */
  readonly progress: readonly ActivityProgress[];
};

/** A classroom with what is assigned to it, newest first; removed lessons are among them, to be put back. */
export type ClassroomBoard = {
  readonly classroom: Classroom;
  readonly assignments: readonly Assignment[];
};

/** How many there may be, of each kind. */
export const classroomLimits = {
  classroomsPerAccount: 200,
  assignmentsPerClassroom: 200,
  teachersPerClassroom: 20,
} as const;

/** The teacher who asked; null where they are none of its teachers. */
export const currentTeacher = ({ teachers, you }: Classroom): ClassroomTeacher | null =>
  teachers.find(({ id }) => id === you) ?? null;

/** A classroom as the subject of what the person who asked may do; its organization is not told. */
export const shownSubject = (classroom: Classroom): Subject => {
  const role = currentTeacher(classroom)?.role;
  const relation = role === 'owner' ? 'owner' : 'sharer';
  return { relation: role === undefined ? 'none' : relation, organization: null };
};

/** Whether a newer version of the lesson can be taken. */
export const hasNewerVersion = ({ lesson, lessonVersion }: Assignment): boolean =>
  lesson.latestVersion !== null && lesson.latestVersion > lessonVersion;
