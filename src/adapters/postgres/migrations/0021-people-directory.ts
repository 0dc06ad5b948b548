import { type Kysely, sql } from 'kysely';

/**
 * What our staff look people up by, among a million (ORG-5), stands in the accounts: when they were last seen, and what their
 * organizations are called. A part of a name, an address or an organization is found by its trigrams.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const organizationsOf = (account: string) => `(select string_agg(o.name_folded, ', ' order by m.from_at, m.id)
  from memberships m join organizations o on o.id = m.organization_id
  where m.account_id = ${account} and m.to_at is null)`;

const statements = [
  `create extension if not exists pg_trgm`,
  `alter table accounts add column last_active_at timestamptz, add column organizations_folded text,
    add column person_folded text generated always as
      (nullif(btrim(coalesce(name_folded, '') || ' ' || coalesce(email_folded, '')), '')) stored`,

  // That somebody was here is nothing that a caller is made of, and ends no copy of it.
  `drop trigger accounts_have_versions on accounts`,
  `create trigger accounts_have_versions before update on accounts for each row
    when (old.last_active_at is not distinct from new.last_active_at) execute function renew_account_version()`,

  `update accounts a set organizations_folded = ${organizationsOf('a.id')}`,
  `update accounts a set last_active_at = (select max(m.last_active_at) from memberships m where m.account_id = a.id)`,

  `create function name_organizations_of_member() returns trigger language plpgsql as $$
  begin
    update accounts a set organizations_folded = ${organizationsOf('a.id')}
      where a.id in (old.account_id, new.account_id);
    return null;
  end $$`,
  `create trigger memberships_name_organizations after insert or delete or update of account_id, organization_id, to_at
    on memberships for each row execute function name_organizations_of_member()`,
  `create function name_organization_to_members() returns trigger language plpgsql as $$
  begin
    update accounts a set organizations_folded = ${organizationsOf('a.id')}
      where a.id in (select account_id from memberships where organization_id = new.id and to_at is null);
    return null;
  end $$`,
  `create trigger organizations_name_to_members after update of name_folded on organizations
    for each row when (old.name_folded is distinct from new.name_folded)
    execute function name_organization_to_members()`,

  `create index accounts_by_name on accounts ((name_folded collate "C"), (id collate "C"))`,
  `create index accounts_by_email on accounts ((email_folded collate "C"), (id collate "C"))`,
  `create index accounts_by_type on accounts (account_type, (name_folded collate "C"), (id collate "C"))`,
  `create index accounts_by_age on accounts (created_at, (id collate "C"))`,
  `create index accounts_by_activity on accounts (last_active_at, (id collate "C"))`,
  `create index accounts_disabled on accounts (disabled_at) where disabled_at is not null`,
  `create index accounts_by_part_of_person on accounts using gin (person_folded gin_trgm_ops)`,
  `create index accounts_by_part_of_organization on accounts using gin (organizations_folded gin_trgm_ops)`,
];
