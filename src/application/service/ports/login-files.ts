import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { PlacedStudent, StoredLoginFile } from '#domain/students/login-file.ts';

/** Whose cards: of students or of classrooms by their ids, within an organization (null is anywhere), of whom a change set added. */
export type PlacesOf =
  | { readonly of: 'students'; readonly ids: readonly string[] }
  | { readonly of: 'classrooms'; readonly ids: readonly string[] }
  | { readonly of: 'organization'; readonly path: OrganizationPath | null }
  | { readonly of: 'change set'; readonly id: string };

/** A file that is to be kept; times are epoch milliseconds. */
export type NewLoginFile = Omit<StoredLoginFile, 'cards' | 'classrooms'> & {
  readonly accountId: string;
  /** Sealed by the `Vault`. */
  readonly sealed: Uint8Array;
  readonly cards: number;
  readonly classrooms: readonly string[];
  readonly students: readonly string[];
};

/** A file as it is kept. */
export type HeldLoginFile = Pick<NewLoginFile, 'as' | 'id' | 'sealed' | 'students'>;

/**
 * Finds who gets a login card, and keeps the files of them for whoever ordered them (ROS-3, SEC-7). A file goes with the account of
 * whoever ordered it, and as soon as one of its students is erased.
 */
export interface LoginFiles {
  /**
   * Who is in which classroom now, of active students and open classrooms in a scope: by organization, classroom and name. The first
   * `limit` of them.
   */
  placed(whose: PlacesOf, scope: Scope, limit: number): Promise<readonly PlacedStudent[]>;
  /** How many of the active students in a scope are in none of its open classrooms; of `classrooms` always 0. */
  unplaced(whose: PlacesOf, scope: Scope): Promise<number>;
  /** Whether each of these is a classroom in the scope. */
  holdsAll(classroomIds: readonly string[], scope: Scope): Promise<boolean>;
  /** Keeps a file; one of the same id is replaced. Nothing where the account is gone. */
  keep(made: NewLoginFile): Promise<void>;
  /** The files of an account that can be downloaded now, newest first. */
  list(accountId: string, now: number): Promise<readonly StoredLoginFile[]>;
  /** One of them; null where there is none of theirs, it has ended, or one of its classrooms is out of the scope now. */
  file(
    accountId: string,
    id: string,
    at: { readonly now: number; readonly scope: Scope },
  ): Promise<HeldLoginFile | null>;
  /** Deletes one of them; answers whose cards it held, null where there was none of theirs that had not ended. */
  remove(accountId: string, id: string, now: number): Promise<readonly string[] | null>;
  /** Deletes those that have ended; answers how many they were. */
  removeEnded(now: number): Promise<number>;
}
