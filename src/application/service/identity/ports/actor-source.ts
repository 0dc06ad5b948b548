import type { Membership } from '#domain/organizations/access/actor.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import type { AppliedSignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import type { Account } from './account-repository.ts';
import type { VerifiedIdentity } from './token-verifier.ts';

export type CallerMembership = Membership & {
  readonly id: string;
  readonly kind: Organization['kind'];
  readonly name: string;
  readonly timeZone: string;
  /** Licenses of the organization and its parents, which cover the organization's members. */
  readonly grants: readonly Grant[];
};

/** A caller's stored data from one read; the account and each membership include their grants. */
export type CallerRecord = {
  readonly account: Account;
  /** Active memberships, oldest first. */
  readonly memberships: readonly CallerMembership[];
  /** The id of the last chosen organization; null if none. */
  readonly lastOrganization: string | null;
  /** Start times of sessions that were ended one by one, by the identity provider's clock (epoch milliseconds). */
  readonly endedSessions: readonly number[];
  /** The login rule of the address's domain (ORG-9); null if none. */
  readonly signInRule: AppliedSignInRule | null;
};

/** Reads the caller's record, once per request. */
export interface ActorSource {
  /** Null if the identity has no account. Reads all data that was committed before the call. */
  load(identity: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null>;
}
