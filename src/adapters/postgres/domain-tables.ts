import type { SchoolProvider } from '#domain/identity/sign-in-method.ts';
import type { DomainProofKind } from '#domain/organizations/mail-domain.ts';
import type { JoinRequestState } from '#domain/organizations/join-request.ts';
import type { Instant } from './column-types.ts';

/** Any organization may claim a domain, once. */
export type DomainClaimsTable = {
  id: string;
  organization_id: string;
  domain: string;
  record: string;
  claimed_at: Instant;
};

/** One row for a domain: the claim that is proved. */
export type ProvedDomainsTable = {
  domain: string;
  claim_id: string;
  proved_at: Instant;
  how: DomainProofKind;
};

/** How people with an address of a proved domain log in. */
export type SignInRulesTable = {
  domain: string;
  provider: SchoolProvider;
  password_allowed: boolean;
};

/** One row for each account and organization that it asks to join, and for each workspace that shall move into one. */
export type JoinRequestsTable = {
  id: string;
  account_id: string;
  organization_id: string;
  /** Null of who asks to join. */
  workspace_id: string | null;
  state: JoinRequestState;
  asked_at: Instant;
};
