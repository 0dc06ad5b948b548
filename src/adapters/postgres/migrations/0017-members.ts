import { type Kysely, sql } from 'kysely';
import { foldedName, foldedText } from '../folded-text.ts';

/**
 * What the table of members is searched and sorted by stands in the memberships: names and addresses as their accounts have
 * them, how many classrooms each owns, and when they were last active. A district is one range of one index.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of columns) await sql.raw(statement).execute(db);
  await foldAccounts(db);
  await foldOrganizations(db);
  for (const statement of copies) await sql.raw(statement).execute(db);
}

async function foldAccounts(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{
    readonly id: string;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string | null;
  }>`select id, first_name, last_name, email from accounts`.execute(db);
  const names = rows.map((row) => foldedName(row.first_name, row.last_name));
  await sql`update accounts a set name_folded = given.name, email_folded = given.email
    from unnest(${rows.map(({ id }) => id)}::text[], ${names}::text[],
      ${rows.map(({ email }) => foldedText(email))}::text[]) as given (id, name, email)
    where a.id = given.id`.execute(db);
}

async function foldOrganizations(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{
    readonly id: string;
    readonly name: string;
  }>`select id, name from organizations`.execute(db);
  await sql`update organizations o set name_folded = given.name
    from unnest(${rows.map(({ id }) => id)}::text[],
      ${rows.map(({ name }) => foldedText(name))}::text[]) as given (id, name)
    where o.id = given.id`.execute(db);
}

const columns = [
  `alter table accounts add column name_folded text, add column email_folded text`,
  `alter table organizations add column name_folded text`,
  `alter table memberships add column name_folded text, add column email_folded text,
    add column classrooms integer not null default 0, add column last_active_at timestamptz`,
];

const copies = [
  // Only what a caller is made of ends a copy of it: not a classroom more, and not that they were here.
  `drop trigger memberships_renew_versions on memberships`,
  `create trigger memberships_renew_versions
    after insert or delete or update of account_id, organization_id, organization_path, role, billing_contact, to_at
    on memberships for each row execute function renew_version_of_member()`,

  `create function classrooms_owned(account text, path text) returns integer language sql stable as $$
    select count(*)::integer from classroom_teachers t join classrooms c on c.id = t.classroom_id
    where t.account_id = account and t.role = 'owner' and c.organization_path = path and c.archived_at is null
  $$`,
  `create function count_classrooms_of(account text, path text) returns void language sql as $$
    update memberships set classrooms = classrooms_owned(account, path)
    where account_id = account and organization_path = path
  $$`,

  `update memberships m set name_folded = a.name_folded, email_folded = a.email_folded,
      classrooms = classrooms_owned(a.id, m.organization_path)
    from accounts a where a.id = m.account_id`,

  `create function copy_person_to_membership() returns trigger language plpgsql as $$
  begin
    if new.account_id is null then
      new.name_folded := null;
      new.email_folded := null;
      new.last_active_at := null;
    else
      select name_folded, email_folded, classrooms_owned(id, new.organization_path)
        into new.name_folded, new.email_folded, new.classrooms from accounts where id = new.account_id;
    end if;
    return new;
  end $$`,
  `create trigger memberships_copy_person before insert or update of account_id, organization_path on memberships
    for each row execute function copy_person_to_membership()`,

  `create function copy_person_to_memberships() returns trigger language plpgsql as $$
  begin
    update memberships set name_folded = new.name_folded, email_folded = new.email_folded where account_id = new.id;
    return null;
  end $$`,
  `create trigger accounts_copy_to_memberships after update of name_folded, email_folded on accounts
    for each row when (old.name_folded is distinct from new.name_folded
      or old.email_folded is distinct from new.email_folded)
    execute function copy_person_to_memberships()`,

  `create function recount_by_teacher() returns trigger language plpgsql as $$
  declare
    path text;
    teacher text;
  begin
    select organization_path into path from classrooms where id = coalesce(new.classroom_id, old.classroom_id);
    if path is not null then
      for teacher in select distinct id from unnest(array[old.account_id, new.account_id]) id where id is not null loop
        perform count_classrooms_of(teacher, path);
      end loop;
    end if;
    return null;
  end $$`,
  `create trigger classroom_teachers_count after insert or delete or update of account_id, role on classroom_teachers
    for each row execute function recount_by_teacher()`,
  `create function recount_by_classroom() returns trigger language plpgsql as $$
  declare
    teacher text;
    path text;
  begin
    for teacher in select account_id from classroom_teachers
        where classroom_id = new.id and role = 'owner' and account_id is not null loop
      for path in select distinct p from unnest(array[old.organization_path, new.organization_path]) p
          where p is not null loop
        perform count_classrooms_of(teacher, path);
      end loop;
    end loop;
    return null;
  end $$`,
  `create trigger classrooms_count after update of archived_at, organization_path on classrooms
    for each row when (old.archived_at is distinct from new.archived_at
      or old.organization_path is distinct from new.organization_path)
    execute function recount_by_classroom()`,
  `create function recount_by_deleted_classroom() returns trigger language plpgsql as $$
  begin
    update memberships set classrooms = classrooms_owned(account_id, organization_path)
    where organization_path = old.organization_path and classrooms > 0;
    return null;
  end $$`,
  `create trigger classrooms_deleted_count after delete on classrooms
    for each row when (old.organization_path is not null) execute function recount_by_deleted_classroom()`,

  // Who belongs to an organization, or did until they were deactivated.
  `create index members_by_organization on memberships (organization_path)
    where account_id is not null and (to_at is null or ended_why = 'deactivated')`,
];
