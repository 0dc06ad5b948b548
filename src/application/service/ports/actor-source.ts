import type { Membership } from '#domain/access/actor.ts';
import type { Account } from './account-repository.ts';
import type { VerifiedIdentity } from './token-verifier.ts';

/** What is recorded of the caller, from one read; the account includes its grants. */
export type CallerRecord = {
  readonly account: Account;
  readonly memberships: readonly Membership[];
};

/** Reads the caller’s record, once per request. */
export interface ActorSource {
  /** Null where the identity has no account yet. What was committed before the call is in the answer. */
  load(identity: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null>;
}
