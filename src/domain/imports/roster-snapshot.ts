import type { IsoDate } from '../dates/iso-date.ts';
import type { LoginKind } from '../students/login-secret.ts';
import type { SourceList } from './source-list.ts';

/** What a source says of a thing: it is there, or it has left (`inactive`, `tobedeleted`, …). */
export type SourceState = 'active' | 'left';

/** Where in the files it stands. */
export type SourcePlace = { readonly file: string; readonly line: number };

/** The place of a student who is in none of the files. */
export const inNoFile: SourcePlace = { file: '', line: 0 };

export type SourceSchool = {
  readonly id: string;
  readonly name: string;
  readonly type: string | null;
  /** The id of the organization above it; null where there is none, or it is nowhere. */
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
  /** Null: the source says none, or one that is nowhere; it goes under the organization that was chosen. */
  readonly school: string | null;
  /** The ids of the terms that it is taught in. */
  readonly terms: readonly string[];
  readonly state: SourceState;
  readonly at: SourcePlace;
};

/** A student without anything that we may not hold: no email, no birth date, no username. */
export type SourceStudent = {
  /** The id at the source; null in a plain list, whose students are told apart by number, or by name within a classroom. */
  readonly id: string | null;
  readonly given: string;
  readonly family: string | null;
  readonly display: string | null;
  /** The school's own number, as text (R22). */
  readonly number: string | null;
  readonly grade: string | null;
  /** How they are to log in; null where the source does not say. */
  readonly login: LoginKind | null;
  readonly school: string | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

export type SourceStaff = {
  readonly id: string | null;
  readonly given: string | null;
  readonly family: string | null;
  /** Null where the source has none that could be written to; they cannot be invited. */
  readonly email: string | null;
  readonly role: 'manager' | 'teacher';
  readonly school: string | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

/** Somebody in a classroom. `person` is the id of the source; for who has none, the place of the row that names them. */
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

/** What a source says of its roster, whichever format it came in. */
export type RosterSnapshot = {
  readonly schools: readonly SourceSchool[];
  readonly terms: readonly SourceTerm[];
  readonly classrooms: readonly SourceClassroom[];
  readonly students: SourceList<SourceStudent>;
  readonly staff: readonly SourceStaff[];
  readonly enrollments: SourceList<SourceEnrollment>;
};

/** By what enrollments name a person: the id of the source, else the row that they stand in. */
export const personKey = ({ id, at }: { readonly id: string | null; readonly at: SourcePlace }): string =>
  id ?? `row:${at.file}:${at.line}`;
