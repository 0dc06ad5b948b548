import { type Kysely, sql } from 'kysely';

/** Activation codes, of which digests are kept, and who gave a license that nobody paid here. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table code_batches (
    id text primary key,
    plan text not null check (plan in ('teacher', 'school', 'district')),
    seats integer not null check (seats > 0),
    years integer not null check (years between 1 and 3),
    reseller text not null,
    amount integer not null check (amount between 1 and 10000),
    made_at timestamptz not null,
    valid_until timestamptz not null,
    revoked_at timestamptz
  )`,
  `create table activation_codes (
    digest text primary key,
    batch_id text not null references code_batches on delete cascade,
    used_at timestamptz,
    used_by text,
    holder text,
    revoked_at timestamptz,
    check ((used_at is null) = (holder is null))
  )`,
  `create index activation_codes_of_batch on activation_codes (batch_id)`,
  `create index activation_codes_of_account on activation_codes (used_by) where used_by is not null`,
  `alter table grants add column given_by text check (given_by in ('code', 'staff')), add column given_note text,
    add constraint grants_given check ((given_by is null) = (given_note is null))`,
];
