import type { EmailAddress } from '../../platform/forms/text-fields.ts';
import type { OrganizationPath } from '../../identity/membership/organization.ts';

/** Roles for invitations. Billing contacts are not invited; they are set among the members. */
export const invitedRoles = ['teacher', 'manager'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** Stored states of an invitation. Expiry is not stored; it is computed from the time. */
export const invitationStates = ['pending', 'accepted', 'declined', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The invitation of an address to an organization. There is at most one per address and organization. Times are epoch milliseconds. */
export type Invitation = {
  readonly id: string;
  readonly email: EmailAddress;
  readonly organization: OrganizationPath;
  readonly role: InvitedRole;
  /** The inviter's message; may be empty. */
  readonly message: string;
  /** Account id of the inviter; null if it was deleted. */
  readonly invitedBy: string | null;
  readonly state: InvitationState;
  readonly invitedAt: number;
  readonly expiresAt: number;
  /** When the mail server accepted the email; null until then. */
  readonly sentAt: number | null;
  readonly bouncedAt: number | null;
  readonly openedAt: number | null;
  /** When the person last tried to accept it while no seat was free (R5). */
  readonly noSeatAt: number | null;
  /** Number of reminders that were sent; the maximum if the recipient stopped them. */
  readonly reminders: number;
};

const day = 86_400_000;

/** Lifetime of an invitation, in milliseconds: 30 days. */
export const invitationLifetime = 30 * day;

/** Delays of the reminders after the invitation, in milliseconds. */
export const reminderDelays: readonly number[] = [3 * day, 10 * day];

/** Maximum length of the message, in user-perceived characters. */
export const maxMessageLength = 1_000;

/** Statuses of an invitation, as shown to its sender (R4). */
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

/** Returns the status of an invitation at `now` (epoch milliseconds). */
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

export type Standing = 'pending' | 'accepted' | 'declined' | 'revoked' | 'expired';

/** Returns whether it can still be accepted or declined, and if not, why. */
export const standingOf = (
  { state, expiresAt }: Pick<Invitation, 'expiresAt' | 'state'>,
  now: number,
): Standing => (state === 'pending' && now >= expiresAt ? 'expired' : state);
