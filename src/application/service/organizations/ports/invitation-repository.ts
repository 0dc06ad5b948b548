import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { AddressFacts } from '#domain/organizations/invitations/address-answers.ts';
import type { InvitationPlace } from '#domain/organizations/invitations/invitation-views.ts';
import type { Invitation } from '#domain/organizations/invitations/invitation.ts';

export type NamedInvitation = Invitation & {
  readonly organizationName: string;
  /** The inviter's name, or else their address; null if their account was deleted. */
  readonly inviter: string | null;
};

/** Invitations that were created together, with the same role and organization. */
export type NewInvitations = Pick<Invitation, 'role' | 'message' | 'invitedAt' | 'expiresAt'> & {
  readonly organizationId: string;
  readonly invitedBy: string;
  readonly batch: string;
  readonly addresses: readonly { readonly id: string; readonly email: EmailAddress }[];
};

/** Changes to a pending invitation. Times are epoch milliseconds. */
export type InvitationNote = Partial<
  Pick<Invitation, 'sentAt' | 'bouncedAt' | 'openedAt' | 'noSeatAt' | 'reminders'>
>;

/** Stores invitations, one per address and organization. Methods with a scope return only data in the scope (ORG-3). */
export interface InvitationRepository {
  /**
   * Returns the facts about these addresses for an invitation to this organization at `now`. Reveals other schools only if they are in the scope, and accounts
   * only if their address is verified. The seat of an address in `seatsOf` is returned for any scope.
   */
  facts(
    emails: readonly EmailAddress[],
    organization: OrganizationPath,
    known: { readonly scope: Scope; readonly now: number; readonly seatsOf: OrganizationPath },
  ): Promise<readonly AddressFacts[]>;
  /** Creates invitations; replaces an earlier one for the same address and organization, whatever its state (R3). */
  invite(invitations: NewInvitations): Promise<void>;
  /** Pending invitations of a batch whose email was not sent and did not bounce; at most `limit`, sorted by address. */
  unsent(batch: string, limit: number): Promise<readonly NamedInvitation[]>;
  /** Sent pending invitations that are due for a reminder at `now`, according to the number of reminders and the time since the invitation. */
  due(now: number, limit: number): Promise<readonly NamedInvitation[]>;
  byLink(fingerprint: string): Promise<NamedInvitation | null>;
  /** Adds a link to a pending invitation and keeps the latest 19 others; false if it is not pending. */
  addLink(id: string, fingerprint: string): Promise<boolean>;
  /** Null if the invitation does not exist or is not in the scope. */
  byId(id: string, scope: Scope): Promise<NamedInvitation | null>;
  ofMailbox(id: string, mailbox: EmailAddress): Promise<NamedInvitation | null>;
  waiting(mailbox: EmailAddress, now: number): Promise<readonly NamedInvitation[]>;
  /** Invitations in the scope, newest first, at most `limit`, after a cursor; and their total. */
  page(
    scope: Scope,
    limit: number,
    after: InvitationPlace | null,
  ): Promise<{ readonly rows: readonly NamedInvitation[]; readonly total: number }>;
  /** Ends a pending invitation; false if it is not pending. Only one of several concurrent calls succeeds. */
  settle(id: string, state: 'accepted' | 'declined' | 'revoked'): Promise<boolean>;
  revokeAll(organization: OrganizationPath): Promise<number>;
  /**
   * Ids of pending invitations that end with a membership: those that its account sent for its organization or for one below it, and those from the same top
   * organization to the account's verified mailbox.
   */
  endingWith(membership: string, now: number): Promise<readonly string[]>;
  note(id: string, note: InvitationNote): Promise<boolean>;
  /** Deletes a mailbox's invitations, revokes those that the account sent, and removes the account id and its messages from the invitations that it sent. */
  forget(accountId: string, mailbox: EmailAddress | null): Promise<void>;
}
