import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { RosterProvider } from '../change-sets/roster-source.ts';
import type { Grade } from './grade.ts';
import type { LoginKind } from './login-kind.ts';

/** The stored data of a student: the minimum that a class needs, without email (ORG-4, SEC-9). */
export type StudentFields = {
  readonly given: string;
  /** The last name, or an initial; null if the school stores none. */
  readonly family: string | null;
  /** The name used in class; null if it is the given name. */
  readonly display: string | null;
  /** The school's student number, as text (R22). */
  readonly studentId: string | null;
  readonly grade: Grade | null;
  /** The chosen login kind; null for the default of their grade. */
  readonly login: LoginKind | null;
};

/** A student with empty fields. The fields are in the order of forms and records. */
export const noStudentFields: StudentFields = {
  given: '',
  family: null,
  display: null,
  studentId: null,
  grade: null,
  login: null,
};

export type StudentField = keyof StudentFields;
export const studentFieldNames = Object.keys(noStudentFields) as readonly StudentField[];

/** Returns only the student fields. Their types are those of `student`: as stored, or as in a file. */
export const studentFieldsOf = <Fields extends Readonly<Record<StudentField, unknown>>>(
  student: Fields,
): Pick<Fields, StudentField> =>
  Object.fromEntries(studentFieldNames.map((name) => [name, student[name]])) as Pick<Fields, StudentField>;

export type Student = StudentFields & { readonly id: string };

/** A new student as entered by a teacher; missing fields are empty. */
export type NewStudent = Pick<StudentFields, 'family' | 'given' | 'studentId'> & Partial<StudentFields>;

export type EnrolledStudent = Student & { readonly since: IsoDate };

export type ListedStudent = Student & {
  /** Name of their school; null if they belong to none. */
  readonly school: string | null;
  /** The kind of their login, else the chosen kind; null if it is chosen when the next card is made. */
  readonly logsInBy: LoginKind | null;
  /** Whether they have a login; otherwise the next card creates one. */
  readonly hasLogin: boolean;
  /** The day of the last login with any credential; null if never. */
  readonly loggedInOn: IsoDate | null;
  readonly done: number;
  /** The provider that identifies them in its files; null if managed by hand. */
  readonly source: RosterProvider | null;
  readonly classrooms: readonly { readonly id: string; readonly name: string }[];
  /** The day on which they were archived; null if active. */
  readonly archivedOn: IsoDate | null;
};

export const studentName = ({ given, family }: Pick<Student, 'family' | 'given'>): string =>
  family === null ? given : `${given} ${family}`;

/** Returns the name for a list by last name, such as "Quay, Ada", or only the first name if there is no last name. */
export const lastNameFirst = ({ given, family }: Pick<Student, 'family' | 'given'>): string =>
  family === null ? given : `${family}, ${given}`;
