import type { IsoDate } from '../dates/iso-date.ts';
import type { RosterProvider } from '../imports/roster-source.ts';
import type { Grade } from './grade.ts';
import type { LoginKind } from './login-secret.ts';

/** What is known of a student: the least that a class needs, and no email (ORG-4, SEC-9). */
export type StudentFields = {
  readonly given: string;
  /** The last name, or an initial; null where the school keeps none. */
  readonly family: string | null;
  /** What the class calls them; null where that is the given name. */
  readonly display: string | null;
  /** The school's own number for the student, as text (R22). */
  readonly studentId: string | null;
  readonly grade: Grade | null;
  /** The kind of secret that they are to have; null for what is usual for their grade. */
  readonly login: LoginKind | null;
};

export type Student = StudentFields & { readonly id: string };

/** What a teacher writes about a student who is new; what is left out is blank. */
export type NewStudent = Pick<StudentFields, 'family' | 'given' | 'studentId'> & Partial<StudentFields>;

/** A student of a classroom, since a day of its school. */
export type EnrolledStudent = Student & { readonly since: IsoDate };

/** A student as a table of many shows them. */
export type ListedStudent = Student & {
  /** What their school is called; null for who belongs to none. */
  readonly school: string | null;
  /** The kind of the secret that they have, else of the one that they are to have; null where the next card decides. */
  readonly logsInBy: LoginKind | null;
  /** Whether they have a secret; their next login card brings one where they have none. */
  readonly hasSecret: boolean;
  /** The last day on which they logged in, with whatever secret; null where they never did. */
  readonly loggedInOn: IsoDate | null;
  /** How many activities they have done, by their own word. */
  readonly done: number;
  /** The provider whose files name them by an id; null for who is looked after by hand. */
  readonly source: RosterProvider | null;
  /** Where they are now, by name. */
  readonly classrooms: readonly { readonly id: string; readonly name: string }[];
  /** Since when they are archived; null for who is not. */
  readonly archivedOn: IsoDate | null;
};

/** What a student is called in full. */
export const studentName = ({ given, family }: Pick<Student, 'family' | 'given'>): string =>
  family === null ? given : `${given} ${family}`;
