import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { SubstitutePass } from '#domain/classrooms/passes/substitute-pass.ts';

export type StoredPass = SubstitutePass & {
  readonly organization: OrganizationPath | null;
};

export type NamedPass = StoredPass & { readonly makerName: string | null };

export type NewPass = Omit<SubstitutePass, 'revokedAt'> & {
  readonly code: string;
  /** The current day in the time zone of the pass. Passes for earlier days do not count. */
  readonly today: IsoDate;
};

/** Stores substitute passes and their tokens, both as fingerprints. They are deleted with their classroom, and with their creator's account. */
export interface SubstitutePasses {
  /**
   * Saves a pass. Returns false if the classroom has `limit` passes that are not revoked and have not ended. Must be called in a transaction; the limit is
   * enforced even in concurrent calls. Deletes passes of the classroom that are more than 90 days old.
   */
  make(pass: NewPass, limit: number): Promise<boolean>;
  ofClassroom(classroomId: string): Promise<readonly NamedPass[]>;
  byCode(code: string): Promise<StoredPass | null>;
  byToken(token: string): Promise<StoredPass | null>;
  saveToken(passId: string, token: string): Promise<void>;
  /** Revokes a pass of this classroom at this time; false if there is none or it is already revoked. */
  revoke(pass: Pick<SubstitutePass, 'id' | 'classroomId'>, at: number): Promise<boolean>;
  forget(accountId: string): Promise<void>;
}
