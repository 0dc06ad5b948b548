import { type Kysely, sql } from 'kysely';

/** How schools have the people of their proved domains log in (ORG-9). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A rule ends with the proof of its domain. Ids of providers are public; their secrets are with the identity provider.
  `create table sign_in_rules (
    domain text collate "C" primary key references proved_domains (domain) on delete cascade,
    provider text not null,
    password_allowed boolean not null
  )`,
  `create index accounts_by_mail_domain on accounts (lower(split_part(email, '@', 2)))`,
];
