import { type Kysely, sql } from 'kysely';

/** What people agreed to: append-only, until their account is erased. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table pending_sign_ups add column consents jsonb not null default '[]'`,
  `create table consents (
    id bigint generated always as identity primary key,
    account_id text not null references accounts (id) on delete cascade,
    subject text not null,
    version text not null,
    given boolean not null,
    at timestamptz not null,
    address text
  )`,
  `create index consents_by_account on consents (account_id, subject, id)`,
  `create function refuse_consent_change() returns trigger language plpgsql as $$
  begin
    raise exception 'consents are append-only';
  end $$`,
  `create trigger consents_are_append_only before update on consents
    for each row execute function refuse_consent_change()`,
];
