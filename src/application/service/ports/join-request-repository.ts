import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { JoinRequest, JoinRequestState } from '#domain/organizations/join-request.ts';

/** A request with whose it is, and what happened to it. */
export type StoredJoinRequest = Omit<JoinRequest, 'moving'> & {
  readonly accountId: string;
  readonly organization: OrganizationPath;
  /** The workspace that would move in; null of who asks to join. */
  readonly workspace: OrganizationPath | null;
  readonly state: JoinRequestState;
};

/** A question whether somebody may join, or whether their workspace may move in; `at` in epoch milliseconds. */
export type NewJoinRequest = {
  readonly id: string;
  readonly accountId: string;
  readonly organizationId: string;
  /** Null of who asks to join. */
  readonly workspaceId: string | null;
  readonly at: number;
};

/**
 * Keeps who asks to join an organization, one request for each account and organization, and who asks one to take a workspace
 * in, one request for each workspace. What takes a scope answers nothing outside of it (ORG-3).
 */
export interface JoinRequestRepository {
  /**
   * Asks; to join, again where it was approved once, and to move, again where it was answered; false where it is not asked.
   * Another organization that is asked to take a workspace in takes the place of the one before.
   */
  ask(request: NewJoinRequest): Promise<boolean>;
  /** What happened to the request of this account to join; null where there is none. */
  stateOf(accountId: string, organizationId: string): Promise<JoinRequestState | null>;
  /** The request about this workspace; null where there is none. */
  ofWorkspace(workspaceId: string): Promise<StoredJoinRequest | null>;
  /** Takes the request about this workspace back that waits; answers who was asked, or null where none waits. */
  withdraw(workspaceId: string): Promise<OrganizationPath | null>;
  /** Those that wait, the oldest first; at most so many. */
  waiting(scope: Scope, limit: number): Promise<readonly StoredJoinRequest[]>;
  /** Null where there is none, or none in the scope. */
  byId(id: string, scope: Scope): Promise<StoredJoinRequest | null>;
  /** Ends one that waits; false where none does. Of many who end one at once, one does. */
  settle(id: string, state: 'approved' | 'declined'): Promise<boolean>;
  /**
   * The addresses of who decides about an organization: its customers and managers, or where it has none those of the nearest
   * one above it; who was there first comes first, at most so many.
   */
  deciders(organization: OrganizationPath, limit: number): Promise<readonly EmailAddress[]>;
}
