import { type Kysely, sql } from 'kysely';

/** Who has a seat (LIC-4, LIC-8): everybody who teaches, or those whom a manager gave one, and who waits for one. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table organizations add column seats_by_person boolean not null default false`,
  `alter table memberships
    add column seated boolean not null default false,
    add column seat_asked_at timestamptz,
    add column seat_note text not null default ''`,
  `update memberships set seated = true where role = 'teacher' and to_at is null`,
  `alter table memberships
    add constraint seats_are_for_present_teachers check (not seated or (role = 'teacher' and to_at is null)),
    add constraint who_has_a_seat_asks_for_none check (not seated or seat_asked_at is null)`,
  `create index memberships_waiting_for_a_seat on memberships (organization_path, seat_asked_at)
    where seat_asked_at is not null`,

  `create function gives_seats_by_person(place text) returns boolean language sql stable as $$
    select exists (select from organizations where id = any(string_to_array(place, '/')) and seats_by_person)
  $$`,
  // However somebody comes to teach, they take a seat where seats are not given by person; whoever teaches no more has none.
  `create function seat_member() returns trigger language plpgsql as $$
  begin
    if new.role <> 'teacher' or new.to_at is not null then
      new.seated := false;
      new.seat_asked_at := null;
      new.seat_note := '';
    elsif tg_op = 'INSERT' or old.role <> 'teacher' then
      new.seated := new.seated or not gives_seats_by_person(new.organization_path);
    end if;
    return new;
  end $$`,
  `create trigger memberships_seat before insert or update of role, to_at on memberships
    for each row execute function seat_member()`,

  // Whether a license covers a teacher depends on their seat: a copy of the caller ends with it.
  `drop trigger memberships_renew_versions on memberships`,
  `create trigger memberships_renew_versions
    after insert or delete or update of account_id, organization_id, organization_path, role, billing_contact, to_at, seated
    on memberships for each row execute function renew_version_of_member()`,
];
