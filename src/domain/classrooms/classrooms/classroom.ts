import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { Subject } from '../../organizations/access/scope.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { RosterProvider } from '../change-sets/roster-source.ts';
import type { GradeBand } from '../../identity/account/grade-band.ts';
import type { ActivityHead, Slug } from '../../lessons/lessons/lesson.ts';

export const teacherRoles = ['owner', 'co-teacher'] as const;
export type TeacherRole = (typeof teacherRoles)[number];

/** A teacher of a classroom. `name` is null until they first open the classroom. `id` identifies this membership, not the account. */
export type ClassroomTeacher = {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: TeacherRole;
};

export const classroomColors = ['harbor', 'coral', 'sun', 'moss', 'violet'] as const;
export type ClassroomColor = (typeof classroomColors)[number];

export const classroomIcons = [
  'anchor',
  'sailboat',
  'lighthouse',
  'fish',
  'turtle',
  'bird',
  'cat',
  'rabbit',
  'leaf',
  'star',
  'rocket',
  'bot',
] as const;
export type ClassroomIcon = (typeof classroomIcons)[number];

export type ClassroomEdit = {
  readonly name: string;
  readonly gradeBand: GradeBand | null;
  /** The school's name for the term, and its first and last day, both inclusive. */
  readonly termName: string | null;
  readonly firstDay: IsoDate | null;
  readonly lastDay: IsoDate | null;
  readonly color: ClassroomColor | null;
  readonly icon: ClassroomIcon | null;
};

/** A class to which lessons are assigned. Times are epoch milliseconds. */
export type Classroom = ClassroomEdit & {
  readonly id: string;
  readonly archivedAt: number | null;
  readonly version: number;
  /** The organization; null for a classroom that a teacher has outside of an organization. */
  readonly organization: OrganizationPath | null;
  readonly teachers: readonly ClassroomTeacher[];
  /** The provider whose roster files manage name and students (R17); null if managed by hand. */
  readonly source: RosterProvider | null;
  /** Id of the caller among `teachers`; null if they have access only through their organization. */
  readonly you: string | null;
};

/** A classroom in a list, with its assigned lessons, newest first. */
export type ClassroomCard = Classroom & {
  /** Name of the school; null for a classroom outside of an organization. */
  readonly school: string | null;
  readonly students: number;
  readonly assignedLessons: readonly Slug[];
  readonly marked: MarkedActivities;
};

/** Student counts for the latest lesson of a class, which is the open lesson that was assigned last. */
export type LatestLesson = {
  readonly title: string;
  /** Current students of the class. */
  readonly students: number;
  /** Students who are done with every activity. */
  readonly finished: number;
  /** Students who need help with an activity. */
  readonly needHelp: number;
};

/** A classroom in the table of classes. `latestLesson` is null if no lesson is open. */
export type ClassroomInTable = ClassroomCard & { readonly latestLesson: LatestLesson | null };

export type MarkedActivities = { readonly done: number; readonly needHelp: number };

/** The fields of an assigned lesson that a teacher edits. Both dates are days of the school; `dueOn` is inclusive. */
export type AssignmentEdit = {
  /** False if students cannot see the lesson yet, because the teacher is still preparing it. */
  readonly visible: boolean;
  readonly opensOn: IsoDate | null;
  readonly dueOn: IsoDate | null;
  readonly note: string;
};

export const progressStates = ['not_started', 'started', 'needs_help', 'done'] as const;
export type ProgressState = (typeof progressStates)[number];

/** A teacher's record of one activity. `minutes` is the class time spent. */
export type ProgressEdit = { readonly state: ProgressState; readonly minutes: number | null };

/** The progress of the class in one activity; `version` is 0 until progress is first recorded. */
export type ActivityProgress = ProgressEdit & {
  readonly activityId: string;
  readonly version: number;
  readonly updatedAt: number | null;
  /** Name of the last editor; null if there is none or their account was deleted. */
  readonly updatedBy: string | null;
};

export type AssignedLesson = {
  readonly title: string;
  readonly activities: readonly ActivityHead[];
  /** The published version; null if the lesson is no longer published. */
  readonly latestVersion: number | null;
};

/** A lesson assigned to a classroom. Its version does not change until a teacher updates it. */
export type Assignment = AssignmentEdit & {
  readonly id: string;
  readonly classroomId: string;
  readonly lessonSlug: Slug;
  readonly lessonVersion: number;
  /** Increases with every change of dates, note, visibility or lesson version, but not of progress. */
  readonly version: number;
  readonly removed: boolean;
  readonly assignedAt: number;
  readonly lesson: AssignedLesson;
  /** One entry per activity, in the order of the lesson. */
  readonly progress: readonly ActivityProgress[];
};

/** A classroom with its assignments, newest first, including removed ones, which can be restored. */
export type ClassroomBoard = {
  readonly classroom: Classroom;
  readonly assignments: readonly Assignment[];
};

export const classroomLimits = {
  classroomsPerAccount: 200,
  assignmentsPerClassroom: 200,
  teachersPerClassroom: 20,
} as const;

/** Whether students of the class can see an assignment on a day of their school. */
export const isOpenAssignment = (
  { visible, removed, opensOn }: Pick<Assignment, 'opensOn' | 'removed' | 'visible'>,
  day: IsoDate,
): boolean => visible && !removed && (opensOn === null || opensOn <= day);

/** Returns the teacher who is the caller; null if the caller is not one of the teachers. */
export const currentTeacher = ({ teachers, you }: Classroom): ClassroomTeacher | null =>
  teachers.find(({ id }) => id === you) ?? null;

export const shownSubject = (classroom: Classroom): Subject => {
  const role = currentTeacher(classroom)?.role;
  const relation = role === 'owner' ? 'owner' : 'sharer';
  return { relation: role === undefined ? 'none' : relation, organization: classroom.organization };
};

export const hasNewerVersion = ({ lesson, lessonVersion }: Assignment): boolean =>
  lesson.latestVersion !== null && lesson.latestVersion > lessonVersion;
