import type { ColumnType, Generated } from 'kysely';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { InvitationState, InvitedRole } from '#domain/organizations/invitations/invitation.ts';

/** Like `Instant` in the schema: read as epoch milliseconds, written as ISO 8601. */
type Instant = ColumnType<number, string, string>;
type MomentOrNull = ColumnType<number | null, string | null, string | null>;

export type InvitationsTable = {
  id: string;
  email: EmailAddress;
  organization_id: string;
  role: InvitedRole;
  message: string;
  /** Null after the account was erased. */
  invited_by: string | null;
  state: InvitationState;
  batch: string;
  links: Generated<string[]>;
  invited_at: Instant;
  expires_at: Instant;
  sent_at: MomentOrNull;
  bounced_at: MomentOrNull;
  opened_at: MomentOrNull;
  no_seat_at: MomentOrNull;
  reminders: Generated<number>;
};
