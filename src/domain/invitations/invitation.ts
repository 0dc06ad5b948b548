import type { EmailAddress } from '../account/text-fields.ts';
import type { OrganizationPath } from '../access/scope.ts';

/** What somebody can be invited as; who pays is no matter of invitations. */
export const invitedRoles = ['teacher', 'manager'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** What happened to an invitation by somebody's act; that it expired is a matter of time. */
export const invitationStates = ['pending', 'accepted', 'declined', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The invitation of one address to one organization: there is never a second one. Times are epoch milliseconds. */
export type Invitation = {
  readonly id: string;
  readonly email: EmailAddress;
  readonly organization: OrganizationPath;
  readonly role: InvitedRole;
  /** What the inviter wrote; empty where they wrote nothing. */
  readonly message: string;
  /** The account of who invited; null once it was deleted. */
  readonly invitedBy: string | null;
  readonly state: InvitationState;
  readonly invitedAt: number;
  readonly expiresAt: number;
  /** When the mail server took the mail; null until then. */
  readonly sentAt: number | null;
  /** When the mail server refused the address. */
  readonly bouncedAt: number | null;
  /** When somebody first opened its page. */
  readonly openedAt: number | null;
  /** When it was last accepted while no seat was free (R5). */
  readonly noSeatAt: number | null;
  /** How many reminders were sent; as many as there are once they were stopped. */
  readonly reminders: number;
};

const day = 86_400_000;

/** How long an invitation waits for its owner, in milliseconds: 30 days. */
export const invitationLifetime = 30 * day;

/** How long after the invitation each reminder is sent, in milliseconds. */
export const reminderDelays: readonly number[] = [3 * day, 10 * day];

/** The longest message, in characters as a person counts them. */
export const longestMessage = 1_000;

/** Where an invitation stands, as its sender is told (R4). */
export const invitationStatuses = [
  'queued',
  'sent',
  'bounced',
  'opened',
  'no-seat',
  'joined',
  'declined',
  'revoked',
  'expired',
] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** Where an invitation stands at `now`. */
export function statusOf(
  invitation: Pick<Invitation, 'bouncedAt' | 'expiresAt' | 'noSeatAt' | 'openedAt' | 'sentAt' | 'state'>,
  now: number,
): InvitationStatus {
  const { state, expiresAt, noSeatAt, openedAt, bouncedAt, sentAt } = invitation;
  if (state !== 'pending') return state === 'accepted' ? 'joined' : state;
  if (now >= expiresAt) return 'expired';
  if (noSeatAt !== null) return 'no-seat';
  if (openedAt !== null) return 'opened';
  if (bouncedAt !== null) return 'bounced';
  return sentAt === null ? 'queued' : 'sent';
}

/** What can become of an invitation that its link leads to. */
export type Standing = 'pending' | 'accepted' | 'declined' | 'revoked' | 'expired';

/** Whether it can still be answered, and if not, why. */
export const standingOf = (
  { state, expiresAt }: Pick<Invitation, 'expiresAt' | 'state'>,
  now: number,
): Standing => (state === 'pending' && now >= expiresAt ? 'expired' : state);
