import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { StudentField, StudentFields } from '../../classrooms/students/student.ts';
import type { SourceList } from './source-list.ts';

/** The state of an entity in the source: active, or left (`inactive`, `tobedeleted`, …). */
export type SourceState = 'active' | 'left';

export type SourcePlace = { readonly file: string; readonly line: number };

/** The place of a student who is not in the files. */
export const inNoFile: SourcePlace = { file: '', line: 0 };

export type SourceSchool = {
  readonly id: string;
  readonly name: string;
  readonly type: string | null;
  /** Id of the parent organization; null if there is none or it is not in the files. */
  readonly parent: string | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

export type SourceTerm = {
  readonly id: string;
  readonly name: string;
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  readonly at: SourcePlace;
};

export type SourceClassroom = {
  readonly id: string;
  readonly name: string;
  readonly grade: string | null;
  /** Null if the source has no school or an unknown one. The chosen organization is then used. */
  readonly school: string | null;
  readonly terms: readonly string[];
  readonly state: SourceState;
  readonly at: SourcePlace;
};

/** The fields of a student as a file has them; null if the file does not have the field. Grades are not parsed yet. */
export type StudentCells = {
  readonly [Field in StudentField]: Field extends 'login' ? StudentFields[Field] : string | null;
};

/** A student without the data that we must not store: email, birth date and username. */
export type SourceStudent = StudentCells & {
  /** The source id; null in a plain list, which identifies students by number, or by name within a classroom. */
  readonly id: string | null;
  readonly given: string;
  readonly school: string | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

export type SourceStaff = {
  readonly id: string | null;
  readonly given: string | null;
  readonly family: string | null;
  /** Null if the source has no valid address. The person then cannot be invited. */
  readonly email: string | null;
  readonly role: 'manager' | 'teacher';
  readonly school: string | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

/** An enrollment in a classroom. `person` is the source id, else the place of the person's row. */
export type SourceEnrollment = {
  readonly classroom: string;
  readonly person: string;
  readonly role: 'student' | 'teacher';
  readonly from: IsoDate | null;
  /** Exclusive. */
  readonly to: IsoDate | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

export type RosterSnapshot = {
  readonly schools: readonly SourceSchool[];
  readonly terms: readonly SourceTerm[];
  readonly classrooms: readonly SourceClassroom[];
  readonly students: SourceList<SourceStudent>;
  readonly staff: readonly SourceStaff[];
  readonly enrollments: SourceList<SourceEnrollment>;
};

/** The key of a person in enrollments: the source id, else the place of their row. */
export const personKey = ({ id, at }: { readonly id: string | null; readonly at: SourcePlace }): string =>
  id ?? `row:${at.file}:${at.line}`;
