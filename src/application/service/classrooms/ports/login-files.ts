import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { StudentOfClassroom, StoredLoginFile } from '#domain/classrooms/logins/login-file.ts';

/**
 * Which cards to find: those of these students or classrooms, of all students of an organization (null for all students in the scope), or of the students who
 * were added by a change set.
 */
export type PlacesOf =
  | { readonly of: 'students'; readonly ids: readonly string[] }
  | { readonly of: 'classrooms'; readonly ids: readonly string[] }
  | { readonly of: 'organization'; readonly path: OrganizationPath | null }
  | { readonly of: 'change set'; readonly id: string };

/** A new file; times are epoch milliseconds. */
export type NewLoginFile = Omit<StoredLoginFile, 'cards' | 'classrooms'> & {
  readonly accountId: string;
  readonly sealed: Uint8Array;
  readonly cards: number;
  readonly classrooms: readonly string[];
  readonly students: readonly string[];
};

export type HeldLoginFile = Pick<NewLoginFile, 'as' | 'id' | 'sealed' | 'students'>;

/**
 * Finds students for login cards, and stores the requested files (ROS-3, SEC-7). A file is deleted with the account that requested it, and when one of its
 * students is erased.
 */
export interface LoginFiles {
  /**
   * Current placements of active students in classrooms of a scope that are not archived, sorted by organization, classroom and name. Returns the first
   * `limit`.
   */
  placed(selection: PlacesOf, scope: Scope, limit: number): Promise<readonly StudentOfClassroom[]>;
  /** The number of active students in a scope who are not in any open classroom of the scope; 0 for `classrooms`. */
  unplaced(selection: PlacesOf, scope: Scope): Promise<number>;
  hasAll(classroomIds: readonly string[], scope: Scope): Promise<boolean>;
  /** Saves a file; replaces a file with the same id. Does nothing if the account is deleted. */
  save(made: NewLoginFile): Promise<void>;
  list(accountId: string, now: number): Promise<readonly StoredLoginFile[]>;
  /** A file of the account; null if there is none, it has expired, or one of its classrooms is no longer in the scope. */
  file(
    accountId: string,
    id: string,
    at: { readonly now: number; readonly scope: Scope },
  ): Promise<HeldLoginFile | null>;
  /** Deletes a file of the account; returns the students in it, or null if the account has no such active file. */
  remove(accountId: string, id: string, now: number): Promise<readonly string[] | null>;
  removeEnded(now: number): Promise<number>;
}
