import { type Kysely, sql } from 'kysely';

/** Licenses that organizations hold (LIC-1, LIC-8), with their seats, and what is still owed for a license. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table grants
    alter column account_id drop not null,
    add column organization_id text references organizations (id) on delete cascade,
    add column seats integer check (seats > 0),
    add column owed text check (owed in ('purchase-order', 'card')),
    add constraint grants_have_one_holder check (num_nonnulls(account_id, organization_id) = 1),
    add constraint organizations_have_seats check ((organization_id is null) = (seats is null))`,
  `create index grants_of_organization on grants (organization_id) where organization_id is not null`,

  // Who calls is read with the grants of their organization: the copies of all its members end when one of them changes.
  `create or replace function renew_version_of_grants_account() returns trigger language plpgsql as $$
  begin
    if coalesce(old.account_id, new.account_id) is not null then
      update accounts set version = default where id in (old.account_id, new.account_id);
    end if;
    if coalesce(old.organization_id, new.organization_id) is not null then
      update accounts set version = default where id in (
        select m.account_id from organizations o join memberships m
          on m.organization_path >= o.path and m.organization_path < left(o.path, -1) || '0'
        where o.id in (old.organization_id, new.organization_id) and m.to_at is null);
    end if;
    return null;
  end $$`,
];
