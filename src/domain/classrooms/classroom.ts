import type { OrganizationPath, Subject } from '../access/scope.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { RosterProvider } from '../imports/roster-source.ts';
import type { ActivityHead, GradeBand, Slug } from '../lessons/lesson.ts';

export const teacherRoles = ['owner', 'co-teacher'] as const;
export type TeacherRole = (typeof teacherRoles)[number];

/** A teacher of a classroom. `name` is null until they first open it. `id` identifies this membership, not the account. */
export type ClassroomTeacher = {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: TeacherRole;
};

/** The colors of the product that a classroom is told apart by at a glance. */
export const classroomColors = ['harbor', 'coral', 'sun', 'moss', 'violet'] as const;
export type ClassroomColor = (typeof classroomColors)[number];

/** The pictures that a classroom is told apart by at a glance. */
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

/** What a teacher writes about a classroom. */
export type ClassroomEdit = {
  readonly name: string;
  readonly gradeBand: GradeBand | null;
  /** What the school calls the term, and its days, the last one included. */
  readonly termName: string | null;
  readonly firstDay: IsoDate | null;
  readonly lastDay: IsoDate | null;
  readonly color: ClassroomColor | null;
  readonly icon: ClassroomIcon | null;
};

/** A class that lessons are assigned to. Times are epoch milliseconds. */
export type Classroom = ClassroomEdit & {
  readonly id: string;
  readonly archivedAt: number | null;
  /** Goes up with every change of what a teacher writes about it, and of its archive. */
  readonly version: number;
  /** The organization that it belongs to; null for one that a teacher has outside of any. */
  readonly organization: OrganizationPath | null;
  readonly teachers: readonly ClassroomTeacher[];
  /** The provider whose files say what it is called and who is in it (R17); null for one that people manage by hand. */
  readonly source: RosterProvider | null;
  /** The id among `teachers` of the person who asked; null for who reaches it by their organization. */
  readonly you: string | null;
};

/** A classroom as a list shows it, with the lessons that are assigned to it, newest first. */
export type ClassroomCard = Classroom & {
  /** What its school is called; null for one that a teacher has outside of any. */
  readonly school: string | null;
  /** How many students are in it now. */
  readonly students: number;
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

/** The progress of the class in one activity; `version` is 0 until it is first recorded. */
export type ActivityProgress = ProgressEdit & {
  readonly activityId: string;
  readonly version: number;
  readonly updatedAt: number | null;
  /** The name of the person who last recorded it; null if nobody did or their account was deleted. */
  readonly updatedBy: string | null;
};

/** What an assignment shows of its lesson, of the version that it was made with. */
export type AssignedLesson = {
  readonly title: string;
  readonly activities: readonly ActivityHead[];
  /** The version that is published now; null where the lesson is not published any more. */
  readonly latestVersion: number | null;
};

/** A lesson assigned to a classroom. It stays at the version it was assigned with until a teacher updates it. */
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

/** A classroom with its assignments, newest first, including removed ones, which can be restored. */
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

/** Whether a lesson is there for the students of a class on a day of their school. */
export const isOpenAssignment = (
  { visible, removed, opensOn }: Pick<Assignment, 'opensOn' | 'removed' | 'visible'>,
  day: IsoDate,
): boolean => visible && !removed && (opensOn === null || opensOn <= day);

/** The teacher who asked; null where they are none of its teachers. */
export const currentTeacher = ({ teachers, you }: Classroom): ClassroomTeacher | null =>
  teachers.find(({ id }) => id === you) ?? null;

/** A classroom as the subject of what the person who asked may do. */
export const shownSubject = (classroom: Classroom): Subject => {
  const role = currentTeacher(classroom)?.role;
  const relation = role === 'owner' ? 'owner' : 'sharer';
  return { relation: role === undefined ? 'none' : relation, organization: classroom.organization };
};

/** Whether a newer version of the lesson can be taken. */
export const hasNewerVersion = ({ lesson, lessonVersion }: Assignment): boolean =>
  lesson.latestVersion !== null && lesson.latestVersion > lessonVersion;
