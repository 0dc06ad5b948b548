import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { AddressFacts } from '#domain/invitations/address-answers.ts';
import type { InvitationPlace } from '#domain/invitations/invitation-views.ts';
import type { Invitation } from '#domain/invitations/invitation.ts';

/** An invitation with the names that people read. */
export type NamedInvitation = Invitation & {
  readonly organizationName: string;
  /** The name, else the address, of who invited; null once their account was deleted. */
  readonly inviter: string | null;
};

/** Invitations that are made at once: of all addresses as the same, to one organization. */
export type NewInvitations = Pick<Invitation, 'role' | 'message' | 'invitedAt' | 'expiresAt'> & {
  readonly organizationId: string;
  readonly invitedBy: string;
  /** The id of what their mails are sent by. */
  readonly batch: string;
  readonly addresses: readonly { readonly id: string; readonly email: EmailAddress }[];
};

/** What can be noted on a pending invitation. Times are epoch milliseconds. */
export type InvitationNote = Partial<
  Pick<Invitation, 'sentAt' | 'bouncedAt' | 'openedAt' | 'noSeatAt' | 'reminders'>
>;

/**
 * Keeps invitations, one for each address and organization. What takes a scope answers nothing outside of it (ORG-3).
 */
export interface InvitationRepository {
  /**
   * What is known of these addresses for inviting them to this organization at `now`. Of other schools it tells those in the
   * scope only, and of accounts only that their owner proved the address. What an address has of the seats of `seatsOf` is told whatever the
   * scope.
   */
  facts(
    emails: readonly EmailAddress[],
    organization: OrganizationPath,
    known: { readonly scope: Scope; readonly now: number; readonly seatsOf: OrganizationPath },
  ): Promise<readonly AddressFacts[]>;
  /** Makes invitations; one that stands for the same address and organization becomes the new one, whatever became of it (R3). */
  invite(invitations: NewInvitations): Promise<void>;
  /** Those of a batch whose mail neither was sent nor bounced, and which are pending; at most `limit`, by address. */
  unsent(batch: string, limit: number): Promise<readonly NamedInvitation[]>;
  /** Those that wait at `now`, were sent, and are due for a reminder: of so many reminders sent, at least so long ago. */
  due(now: number, limit: number): Promise<readonly NamedInvitation[]>;
  /** The invitation that a link leads to, by the fingerprint of its key; null where none does. */
  byLink(fingerprint: string): Promise<NamedInvitation | null>;
  /** Another link leads to one that is pending from now on, with the latest 19 before; false where it is not pending. */
  addLink(id: string, fingerprint: string): Promise<boolean>;
  /** Null where there is none, or none in the scope. */
  byId(id: string, scope: Scope): Promise<NamedInvitation | null>;
  /** The invitation of this id, if it is one of this mailbox; else null. */
  ofMailbox(id: string, mailbox: EmailAddress): Promise<NamedInvitation | null>;
  /** The invitations that wait for the owner of a mailbox at `now`, the newest first. */
  waiting(mailbox: EmailAddress, now: number): Promise<readonly NamedInvitation[]>;
  /** Invitations in the scope, the newest first, at most `limit`, behind a place; and how many there are. */
  page(
    scope: Scope,
    limit: number,
    after: InvitationPlace | null,
  ): Promise<{ readonly rows: readonly NamedInvitation[]; readonly total: number }>;
  /** Ends one that is pending; false where it is not. Of many who end one at once, one does. */
  settle(id: string, state: 'accepted' | 'declined' | 'revoked'): Promise<boolean>;
  /** Revokes those of one organization that are pending; answers how many there were. */
  revokeAll(organization: OrganizationPath): Promise<number>;
  /**
   * The ids of pending invitations that end with a membership: those that its account sent to its organization or below, and those to the
   * proved mailbox of the account from anywhere in the same top organization.
   */
  endingWith(membership: string, now: number): Promise<readonly string[]>;
  /** Notes something on one that is pending; false where it is not. */
  note(id: string, note: InvitationNote): Promise<boolean>;
  /** Deletes those of a mailbox, revokes those that the account sent, and takes the account and what it wrote out of them. */
  forget(accountId: string, mailbox: EmailAddress | null): Promise<void>;
}
