import type { OrganizationPath } from '../access/scope.ts';
import type { PaperSize } from '../lessons/paper-size.ts';
import type { Selection } from '../tables/selection.ts';
import type { CardsWanted } from './login-card.ts';
import type { StudentColumn } from './student-table.ts';

/** What the logins of several classes are kept as; a poster is of one class. */
export const loginBatchKinds = ['cards', 'letters', 'csv'] as const;
export type LoginBatchKind = (typeof loginBatchKinds)[number];

/**
 * Whose cards are wanted: of selected students, in every class of theirs; of classrooms; of an organization by its id, null for all
 * whom the caller reaches; of the students whom an import added.
 */
export type CardsOf =
  | { readonly of: 'students'; readonly selection: Selection<StudentColumn> }
  | { readonly of: 'classrooms'; readonly ids: readonly string[] }
  | { readonly of: 'organization'; readonly id: string | null }
  | { readonly of: 'import'; readonly id: string };

/** Which file is wanted. */
export type LoginFileWanted = Pick<CardsWanted, 'kind'> & {
  readonly as: LoginBatchKind;
  readonly paper: PaperSize;
};

/** How many cards there would be, in how many classrooms; who is in no class gets none, since a card says its class code. */
export type CardCounts = {
  readonly cards: number;
  readonly classrooms: number;
  /** In how many of the classrooms login is paused, so that their cards open nothing now. */
  readonly paused: number;
  readonly unplaced: number;
};

/** How many cards one file may hold: its pages are set in memory. */
export const mostCardsAFile = 3_000;
/** For how long a file of children's secrets can be downloaded, in milliseconds: 24 hours. */
export const loginFileLastsMs = 24 * 3_600_000;
/** Whoever waited so long for a file, in milliseconds, has left the page: a mail tells that it is there. */
export const loginFileMailedAfterMs = 30_000;
/** How many files one may order within 24 hours. */
export const mostLoginFilesADay = 100;

/** The students of a classroom who get a card, by name. */
export type ClassWithStudents = { readonly id: string; readonly students: readonly string[] };

/** A student in a class. */
export type PlacedStudent = { readonly classroomId: string; readonly studentId: string };

/** The same by classroom, in the order in which each comes first. */
export function byClassroom(placed: readonly PlacedStudent[]): readonly ClassWithStudents[] {
  const classes = new Map<string, string[]>();
  for (const { classroomId, studentId } of placed) {
    const students = classes.get(classroomId);
    if (students === undefined) classes.set(classroomId, [studentId]);
    else students.push(studentId);
  }
  return [...classes].map(([id, students]) => ({ id, students }));
}

/** What the job is given: who orders in which organization, and who got a card when they did. It holds no secret. */
export type LoginFileOrder = LoginFileWanted & {
  readonly by: string;
  readonly organization: OrganizationPath;
  readonly classes: readonly ClassWithStudents[];
};

/** What it answers: `left` students were not in their class any more, or the class was not the caller's. */
export type LoginFileMade = {
  readonly cards: number;
  readonly classrooms: number;
  readonly left: number;
};

/** A file that can be downloaded. Times are epoch milliseconds. */
export type StoredLoginFile = {
  readonly id: string;
  readonly as: LoginBatchKind;
  readonly cards: number;
  readonly classrooms: number;
  readonly madeAt: number;
  readonly endsAt: number;
};
