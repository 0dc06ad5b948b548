import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { JoinRequest, JoinRequestState } from '#domain/organizations/joining/join-request.ts';

export type StoredJoinRequest = Omit<JoinRequest, 'moving'> & {
  readonly accountId: string;
  readonly organization: OrganizationPath;
  /** The workspace to move; null for a request to join. */
  readonly workspace: OrganizationPath | null;
  readonly state: JoinRequestState;
};

/** A request to join, or to move a workspace; `at` is in epoch milliseconds. */
export type NewJoinRequest = {
  readonly id: string;
  readonly accountId: string;
  readonly organizationId: string;
  /** Null for a request to join. */
  readonly workspaceId: string | null;
  readonly at: number;
};

/**
 * Stores requests to join an organization, one per account and organization, and to move a workspace, one per workspace. Methods with a scope return only data
 * in the scope (ORG-3).
 */
export interface JoinRequestRepository {
  /**
   * Saves a request; false if refused. A request to join can be repeated after it was approved. A request to move can be repeated after it was approved or
   * declined. A request to move replaces one to a different organization.
   */
  ask(request: NewJoinRequest): Promise<boolean>;
  stateOf(accountId: string, organizationId: string): Promise<JoinRequestState | null>;
  ofWorkspace(workspaceId: string): Promise<StoredJoinRequest | null>;
  /** Withdraws the pending request to move this workspace. Returns the target organization, or null if there is no pending request. */
  withdraw(workspaceId: string): Promise<OrganizationPath | null>;
  waiting(scope: Scope, limit: number): Promise<readonly StoredJoinRequest[]>;
  /** Null if the request does not exist or is not in the scope. */
  byId(id: string, scope: Scope): Promise<StoredJoinRequest | null>;
  /** Ends a pending request; false if there is none. Only one of several concurrent calls succeeds. */
  settle(id: string, state: 'approved' | 'declined'): Promise<boolean>;
  /**
   * Addresses of the people who decide for an organization: its customers and managers. If it has none, they are those of its nearest parent with any. Oldest
   * membership first, at most `limit`.
   */
  deciders(organization: OrganizationPath, limit: number): Promise<readonly EmailAddress[]>;
}
