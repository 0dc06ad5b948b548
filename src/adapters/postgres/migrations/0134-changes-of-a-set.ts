import { type Kysely, sql } from 'kysely';

/**
 * That a change belongs to a change set is checked once a statement: row by row, as a foreign key does, it was a third of the time of an
 * import, which writes thousands of changes of one set at once. Changes still go with their set.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table roster_changes drop constraint roster_changes_change_set_id_fkey`,
  `create function changes_have_their_set() returns trigger language plpgsql as $$
  begin
    perform from change_sets where id in (select change_set_id from written) for key share;
    if exists (select from (select distinct change_set_id as id from written) w
        where not exists (select from change_sets c where c.id = w.id)) then
      raise foreign_key_violation using message = 'a change of a roster has no change set';
    end if;
    return null;
  end $$`,
  `create trigger roster_changes_have_their_set_after_insert after insert on roster_changes
    referencing new table as written for each statement execute function changes_have_their_set()`,
  `create trigger roster_changes_have_their_set_after_update after update on roster_changes
    referencing new table as written for each statement execute function changes_have_their_set()`,
  `create function changes_go_with_their_set() returns trigger language plpgsql as $$
  begin
    delete from roster_changes where change_set_id in (select id from gone);
    return null;
  end $$`,
  `create trigger change_sets_take_their_changes after delete on change_sets
    referencing old table as gone for each statement execute function changes_go_with_their_set()`,
];
