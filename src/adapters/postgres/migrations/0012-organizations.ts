import { type Kysely, sql } from 'kysely';

/**
 * Organizations, and memberships as intervals (ORG-1). Everybody who has been through onboarding so far owns a workspace,
 * with the classrooms that they own.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table organizations (
    id text primary key,
    kind text not null check (kind in ('district', 'school', 'workspace')),
    parent_id text references organizations (id),
    path text collate "C" not null unique,
    name text not null,
    time_zone text not null,
    seats integer check (seats >= 0),
    version integer not null default 1,
    created_at timestamptz not null
  )`,
  `create index organizations_below on organizations (parent_id) where parent_id is not null`,
  // A membership outlives its account: it says how many there were, and no more who.
  `create table memberships (
    id text primary key,
    account_id text references accounts (id),
    organization_id text not null references organizations (id) on delete cascade,
    organization_path text collate "C" not null,
    role text not null check (role in ('customer', 'manager', 'teacher')),
    billing_contact boolean not null,
    from_at timestamptz not null,
    to_at timestamptz,
    ended_why text check (ended_why in ('left', 'removed', 'deactivated', 'moved', 'erased')),
    check ((to_at is null) = (ended_why is null)),
    check (account_id is not null or to_at is not null)
  )`,
  `create unique index present_memberships on memberships (account_id, organization_id) where to_at is null`,
  `create index memberships_of_account on memberships (account_id)`,
  `create index members_of_organization on memberships (organization_path) where to_at is null`,
  `create index memberships_by_organization on memberships (organization_id)`,
  `alter table accounts add column last_organization text references organizations (id) on delete set null`,
  `create index accounts_by_last_organization on accounts (last_organization) where last_organization is not null`,

  `with owners as materialized (
      select gen_random_uuid()::text as workspace, id, account_type, created_at,
        coalesce(nullif(concat_ws(' ', first_name, last_name), '') || '’s workspace', 'My workspace') as name
      from accounts where onboarded_at is not null and account_type <> 'admin'),
    opened as (
      insert into organizations (id, kind, path, name, time_zone, created_at)
      select workspace, 'workspace', workspace || '/', name, 'America/New_York', created_at from owners)
    insert into memberships (id, account_id, organization_id, organization_path, role, billing_contact, from_at)
    select gen_random_uuid()::text, id, workspace, workspace || '/', account_type, account_type = 'customer', created_at
    from owners`,
  `update classrooms c set organization_path = m.organization_path
    from classroom_teachers t join memberships m on m.account_id = t.account_id
    where t.classroom_id = c.id and t.role = 'owner' and c.organization_path is null`,

  // Who calls is read with their memberships: a copy of it ends when any of them changes.
  `create function renew_version_of_member() returns trigger language plpgsql as $$
  begin
    update accounts set version = default where id in (old.account_id, new.account_id);
    return null;
  end $$`,
  `create trigger memberships_renew_versions after insert or update or delete on memberships
    for each row execute function renew_version_of_member()`,
  `create function renew_versions_of_members() returns trigger language plpgsql as $$
  begin
    update accounts set version = default where id in (
      select account_id from memberships where organization_id = new.id and to_at is null);
    return null;
  end $$`,
  `create trigger organizations_renew_versions after update on organizations
    for each row when (old.name is distinct from new.name or old.kind <> new.kind
      or old.path <> new.path or old.time_zone <> new.time_zone)
    execute function renew_versions_of_members()`,
];
