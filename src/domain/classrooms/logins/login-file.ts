import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { PaperSize } from '../../platform/files/paper-size.ts';
import type { Selection } from '../../platform/tables/selection.ts';
import type { CardsWanted } from './login-card.ts';
import type { StudentColumn } from '../students/student-table.ts';

export const loginBatchKinds = ['cards', 'letters', 'csv'] as const;
export type LoginBatchKind = (typeof loginBatchKinds)[number];

/**
 * The source of the cards: selected students, in each of their classes; classrooms; an organization by id (null for all students whom the caller can access);
 * or the students added by an import.
 */
export type CardsOf =
  | { readonly of: 'students'; readonly selection: Selection<StudentColumn> }
  | { readonly of: 'classrooms'; readonly ids: readonly string[] }
  | { readonly of: 'organization'; readonly id: string | null }
  | { readonly of: 'import'; readonly id: string };

export type LoginFileWanted = Pick<CardsWanted, 'kind'> & {
  readonly as: LoginBatchKind;
  readonly paper: PaperSize;
};

/** The number of cards and classrooms. Students without a class get no card, because a card contains the class code. */
export type CardCounts = {
  readonly cards: number;
  readonly classrooms: number;
  /** Number of classrooms whose logins are paused. Their cards do not work now. */
  readonly paused: number;
  readonly unplaced: number;
};

/** Maximum number of cards per file, because its pages are laid out in memory. */
export const maxCardsAFile = 3_000;
/** How long a file with children's logins can be downloaded, in milliseconds: 24 hours. */
export const loginFileLifetimeMs = 24 * 3_600_000;
/** After this time, in milliseconds, the user has probably left the page, and gets an email when the file is ready. */
export const loginFileMailedAfterMs = 30_000;
export const maxLoginFilesADay = 100;

export type ClassWithStudents = { readonly id: string; readonly students: readonly string[] };

export type StudentOfClassroom = { readonly classroomId: string; readonly studentId: string };

/** Groups students by classroom, in the order in which the classrooms first occur. */
export function byClassroom(placed: readonly StudentOfClassroom[]): readonly ClassWithStudents[] {
  const classes = new Map<string, string[]>();
  for (const { classroomId, studentId } of placed) {
    const students = classes.get(classroomId);
    if (students === undefined) classes.set(classroomId, [studentId]);
    else students.push(studentId);
  }
  return [...classes].map(([id, students]) => ({ id, students }));
}

/** The input of the job, with the actor, their organization, and the students at the time of the request. It contains no login values. */
export type LoginFileOrder = LoginFileWanted & {
  readonly by: string;
  readonly organization: OrganizationPath;
  readonly classes: readonly ClassWithStudents[];
};

/** The result of the job. `left` is the number of students who had left their class or whom the caller can no longer see. */
export type LoginFileMade = {
  readonly cards: number;
  readonly classrooms: number;
  readonly left: number;
};

/** A downloadable file. Times are epoch milliseconds. */
export type StoredLoginFile = {
  readonly id: string;
  readonly as: LoginBatchKind;
  readonly cards: number;
  readonly classrooms: number;
  readonly madeAt: number;
  readonly endsAt: number;
};
