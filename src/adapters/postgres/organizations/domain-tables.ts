import type { SchoolProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { DomainProofKind } from '#domain/organizations/domains/mail-domain.ts';
import type { JoinRequestState } from '#domain/organizations/joining/join-request.ts';
import type { Instant } from '../platform/column-types.ts';

/** Claims of domains. Any organization may claim a domain, but only once. */
export type DomainClaimsTable = {
  id: string;
  organization_id: string;
  domain: string;
  record: string;
  claimed_at: Instant;
};

export type ProvedDomainsTable = {
  domain: string;
  claim_id: string;
  proved_at: Instant;
  how: DomainProofKind;
};

export type SignInRulesTable = {
  domain: string;
  provider: SchoolProvider;
  password_allowed: boolean;
};

/** One row for each account and organization that the account requests to join, and for each workspace that requests to move into an organization. */
export type JoinRequestsTable = {
  id: string;
  account_id: string;
  organization_id: string;
  /** Null for a request to join. */
  workspace_id: string | null;
  state: JoinRequestState;
  asked_at: Instant;
};
