import { type Kysely, sql } from 'kysely';

/** Where the bills of an organization go besides its members, and the data agreement that it signed (ORG-12). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table billing_addresses (
    organization_id text not null references organizations (id) on delete cascade,
    email text not null,
    primary key (organization_id, email)
  )`,
  `create index billing_addresses_by_email on billing_addresses (email)`,
  `create table data_agreements (
    organization_id text primary key references organizations (id) on delete cascade,
    signed_by text not null,
    signed_on date not null,
    file bytea not null,
    uploaded_at timestamptz not null
  )`,
];
