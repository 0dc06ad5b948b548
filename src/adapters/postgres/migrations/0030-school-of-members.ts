import { type Kysely, sql } from 'kysely';

/**
 * What the school is called stands in the membership, as all else that members are sorted by: a join would look the school of each
 * of 3,000 up before fifty are on the page.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table memberships add column school_folded text`,
  `update memberships m set school_folded = o.name_folded from organizations o where o.id = m.organization_id`,

  `create function copy_school_to_membership() returns trigger language plpgsql as $$
  begin
    select name_folded into new.school_folded from organizations where id = new.organization_id;
    return new;
  end $$`,
  `create trigger memberships_copy_school before insert or update of organization_id on memberships
    for each row execute function copy_school_to_membership()`,
  `create function copy_school_to_memberships() returns trigger language plpgsql as $$
  begin
    update memberships set school_folded = new.name_folded where organization_id = new.id;
    return null;
  end $$`,
  `create trigger organizations_copy_to_memberships after update of name_folded on organizations
    for each row when (old.name_folded is distinct from new.name_folded)
    execute function copy_school_to_memberships()`,
];
