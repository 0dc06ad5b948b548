import { type Kysely, sql } from 'kysely';

/**
 * One invitation for each address and organization (ORG-6). Those from before belonged to no organization, and only made
 * accounts that nobody opened yet: they end here.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop table invitations`,
  `create table invitations (
    id text primary key,
    email text not null,
    organization_id text not null references organizations (id) on delete cascade,
    role text not null check (role in ('teacher', 'manager')),
    message text not null,
    invited_by text references accounts (id) on delete set null,
    state text not null check (state in ('pending', 'accepted', 'declined', 'revoked')),
    batch text not null,
    links text[] not null default '{}',
    invited_at timestamptz not null,
    expires_at timestamptz not null,
    sent_at timestamptz,
    bounced_at timestamptz,
    opened_at timestamptz,
    no_seat_at timestamptz,
    reminders integer not null default 0,
    unique (email, organization_id)
  )`,
  `create index invitations_by_link on invitations using gin (links)`,
  `create index invitations_of_organization on invitations (organization_id)`,
  `create index invitations_by_inviter on invitations (invited_by) where invited_by is not null`,
  `create index unsent_invitations on invitations (batch) where state = 'pending' and sent_at is null`,
  `create index invitations_to_remind on invitations (reminders, invited_at) where state = 'pending' and sent_at is not null`,
  // Whether an address belongs to a member is asked by the address that its owner proved.
  `create index accounts_by_proved_email on accounts (lower(email)) where mailbox_proved`,
];
