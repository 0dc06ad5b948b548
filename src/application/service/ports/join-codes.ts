import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';

/** A join code as it is stored: sealed by the `Vault`. */
export type StoredJoinCode = Omit<JoinCode, 'code'> & { readonly sealed: string };

/** The join code of a classroom; null until it is asked for. */
export type ClassroomJoinCode = {
  /** Of the classroom; null for what belongs to no organization. */
  readonly organization: OrganizationPath | null;
  readonly code: StoredJoinCode | null;
};

/** A classroom whose code lets its students in now. */
export type OpenClassroom = {
  readonly classroomId: string;
  readonly organization: OrganizationPath | null;
  /** The digest of its code. */
  readonly digest: string;
  /** The day of the school for which the class is closed; null if it is not. */
  readonly closedOn: IsoDate | null;
};

/** A code that takes the place of the one before. */
export type NewJoinCode = {
  readonly classroomId: string;
  readonly sealed: string;
  /** What the code is found by; no two classrooms have the same. */
  readonly digest: string;
  readonly at: number;
};

/** Keeps the join codes of classrooms, sealed. They go with their classroom. */
export interface JoinCodes {
  /** Null where there is no such classroom, or none in the scope. */
  ofClassroom(classroomId: string, scope: Scope): Promise<ClassroomJoinCode | null>;
  /** The classroom of the code with one of these digests; null where there is none, it is paused, or the classroom is archived. */
  open(digests: readonly string[]): Promise<OpenClassroom | null>;
  /** Stores the code of a classroom without one. Stores nothing and returns false if it has one, or another classroom has this code. */
  add(code: NewJoinCode): Promise<boolean>;
  /** The code works from now on, and the one before no more; false, and nothing is kept, where another classroom has it. */
  keep(code: NewJoinCode): Promise<boolean>;
  /** Pauses at this moment, or takes up again with null; false where it is so already, or there is no code. */
  setPaused(classroomId: string, at: number | null): Promise<boolean>;
  /** Closes the class of a code for a day of the school, or opens it again with null; false where it is so already, or there is no code. */
  setClosed(classroomId: string, day: IsoDate | null): Promise<boolean>;
  /** How many of these classrooms have a code that is paused. */
  countPaused(classroomIds: readonly string[]): Promise<number>;
}
