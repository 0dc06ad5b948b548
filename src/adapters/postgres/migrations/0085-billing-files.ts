import { type Kysely, sql } from 'kysely';

/** Exemption certificates and purchase orders as PDF, and what our staff say of a certificate (LIC-5, LIC-7). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The organization is no foreign key: why no tax was charged belongs to the books, which outlive both sides.
  `create table billing_files (
    id text primary key,
    kind text not null check (kind in ('exemption-certificate', 'purchase-order')),
    organization_id text not null,
    order_id text unique,
    file bytea not null,
    sent_at timestamptz not null,
    sent_by text not null,
    accepted boolean,
    expires_on text,
    note text,
    judged_at timestamptz,
    judged_by text,
    check ((order_id is not null) = (kind = 'purchase-order')),
    check (accepted is null or kind = 'exemption-certificate'),
    check ((accepted is null) = (judged_at is null) and (accepted is null) = (judged_by is null)),
    check (expires_on is null or accepted),
    check ((note is not null) = (accepted is not distinct from false))
  )`,
  `create index billing_files_of_organization on billing_files (organization_id, sent_at)`,
];
