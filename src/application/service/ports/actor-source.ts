import type { Membership } from '#domain/access/actor.ts';
import type { Account } from './account-repository.ts';
import type { VerifiedIdentity } from './token-verifier.ts';

/** What is recorded of whoever calls, as one read brings it; the account has its grants. */
export type CallerRecord = {
  readonly account: Account;
  readonly memberships: readonly Membership[];
};

/** Reads the record of whoever calls, once a request. */
export interface ActorSource {
  /** Null where the identity has no account yet. What was committed before the call is in the answer. */
  load(identity: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null>;
}
