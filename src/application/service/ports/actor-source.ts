import type { Membership } from '#domain/access/actor.ts';
import type { Grant } from '#domain/license/grant.ts';
import type { Organization } from '#domain/organizations/organization.ts';
import type { AppliedSignInRule } from '#domain/organizations/sign-in-rule.ts';
import type { Account } from './account-repository.ts';
import type { VerifiedIdentity } from './token-verifier.ts';

/** A place that somebody holds at present, with what its organization is called. */
export type CallerMembership = Membership & {
  readonly id: string;
  readonly kind: Organization['kind'];
  readonly name: string;
  readonly timeZone: string;
  /** The licenses that cover its members: those of the organization and of the ones above it. */
  readonly grants: readonly Grant[];
};

/** What is recorded of the caller, from one read; the account and each membership include their grants. */
export type CallerRecord = {
  readonly account: Account;
  /** Those that have not ended, the oldest first. */
  readonly memberships: readonly CallerMembership[];
  /** The id of the organization that they chose last; null where they never chose. */
  readonly lastOrganization: string | null;
  /** The sessions that they ended one by one: when each began, by the identity provider (epoch milliseconds). */
  readonly endedSessions: readonly number[];
  /** The rule of the school whose domain their address is of (ORG-9); null where there is none. */
  readonly signInRule: AppliedSignInRule | null;
};

/** Reads the caller’s record, once per request. */
export interface ActorSource {
  /** Null where the identity has no account yet. What was committed before the call is in the answer. */
  load(identity: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null>;
}
