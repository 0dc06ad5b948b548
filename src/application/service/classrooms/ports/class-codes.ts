import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ClassCode } from '#domain/classrooms/class-codes/class-code.ts';

export type StoredClassCode = Omit<ClassCode, 'code'> & { readonly sealed: string };

/** The class code of a classroom; null until it is created. */
export type ClassroomClassCode = {
  readonly organization: OrganizationPath | null;
  readonly code: StoredClassCode | null;
};

export type ClassroomOfCode = {
  readonly classroomId: string;
  readonly organization: OrganizationPath | null;
  readonly digest: string;
  /** The day, at the school, on which the class is closed; null if it is not closed. */
  readonly closedOn: IsoDate | null;
};

export type NewClassCode = {
  readonly classroomId: string;
  readonly sealed: string;
  readonly digest: string;
  readonly at: number;
};

export interface ClassCodes {
  /** Null if the classroom does not exist or is not in the scope. */
  ofClassroom(classroomId: string, scope: Scope): Promise<ClassroomClassCode | null>;
  /** The classroom of the class code with one of these digests; null if there is none, the code is paused, or the classroom is archived. */
  open(digests: readonly string[]): Promise<ClassroomOfCode | null>;
  /** Saves the code of a classroom without one. Returns false without saving if the classroom has a code, or a different classroom has this code. */
  add(code: NewClassCode): Promise<boolean>;
  /**
   * Saves a new code, which replaces an earlier one; the class is then neither paused nor closed. Returns false without saving if a different classroom has
   * this code.
   */
  save(code: NewClassCode): Promise<boolean>;
  /** Pauses the code from this time, or resumes it if `at` is null; false if nothing changes or there is no code. */
  setPaused(classroomId: string, at: number | null): Promise<boolean>;
  /** Closes the class for a school day, or opens it if `day` is null; false if nothing changes or there is no code. */
  setClosed(classroomId: string, day: IsoDate | null): Promise<boolean>;
  countPaused(classroomIds: readonly string[]): Promise<number>;
}
