import type { OrganizationPath } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { SubstitutePass } from '#domain/passes/substitute-pass.ts';

/** A pass as it is stored. */
export type StoredPass = SubstitutePass & {
  /** Of its classroom; null for what belongs to no organization. */
  readonly organization: OrganizationPath | null;
};

/** A pass with what its maker is called. */
export type NamedPass = StoredPass & { readonly makerName: string | null };

export type NewPass = Omit<SubstitutePass, 'revokedAt'> & {
  /** The fingerprint of its code. */
  readonly code: string;
  /** The day on which it is made, in its time zone: passes of earlier days do not count. */
  readonly today: IsoDate;
};

/**
 * Keeps substitute passes, and the tokens that were given for their codes; of both only fingerprints. They go with their
 * classroom, and with the account that made them.
 */
export interface SubstitutePasses {
  /**
   * False, and nothing is kept, where the classroom has this many that are neither revoked nor over; the limit holds under any
   * concurrency, within a transaction. Passes of the classroom whose day is more than 90 days past are deleted.
   */
  make(pass: NewPass, limit: number): Promise<boolean>;
  /** Those of a classroom, the latest day first. */
  ofClassroom(classroomId: string): Promise<readonly NamedPass[]>;
  /** By the fingerprint of its code; else null. */
  byCode(code: string): Promise<StoredPass | null>;
  /** By the fingerprint of a token that was given for its code; else null. */
  byToken(token: string): Promise<StoredPass | null>;
  /** Keeps the fingerprint of a token of this pass. */
  keepToken(passId: string, token: string): Promise<void>;
  /** Revokes a pass of this classroom at this moment; false where there is none, or it was revoked before. */
  revoke(pass: Pick<SubstitutePass, 'id' | 'classroomId'>, at: number): Promise<boolean>;
  /** Deletes the passes that an account made. */
  forget(accountId: string): Promise<void>;
}
