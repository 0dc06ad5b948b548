export const organizations = [
  `create table organizations (
    id text not null, kind text not null, parent_id text, path text not null collate pg_catalog."C", name text not null,
    time_zone text not null, seats integer, version integer default 1 not null, created_at timestamptz not null,
    name_folded text, seats_by_person boolean default false not null, keeps_last_names boolean default true not null,
    archived_kept_days integer default 400 not null, postal_address text default '' not null,
    constraint organizations_kind_check check (kind in ('district', 'school', 'workspace')),
    constraint organizations_seats_check check (seats >= 0), unique (path), primary key (id),
    foreign key (parent_id) references organizations(id)
  )`,
  `create index organizations_below on organizations (parent_id) where (parent_id is not null)`,
  `create index schools_by_part_of_name on organizations using gin (name_folded gin_trgm_ops)
    where (kind in ('district', 'school'))`,
  `create function copy_school_to_memberships() returns trigger language plpgsql as $$
  begin
    update memberships set school_folded = new.name_folded where organization_id = new.id;
    return null;
  end $$`,
  `create trigger organizations_copy_to_memberships after update of name_folded on organizations for each row when ((old.name_folded is distinct from new.name_folded)) execute function copy_school_to_memberships()`,
  `create function copy_school_to_students() returns trigger language plpgsql as $$
  begin
    update students set school_folded = new.name_folded where organization_path = new.path;
    return null;
  end $$`,
  `create trigger organizations_copy_to_students after update of name_folded on organizations for each row when ((old.name_folded is distinct from new.name_folded)) execute function copy_school_to_students()`,
  `create function name_organization_to_members() returns trigger language plpgsql as $$
  begin
    update accounts a set organizations_folded = (select string_agg(o.name_folded, ', ' order by m.from_at, m.id)
  from memberships m join organizations o on o.id = m.organization_id
  where m.account_id = a.id and m.to_at is null)
      where a.id in (select account_id from memberships where organization_id = new.id and to_at is null);
    return null;
  end $$`,
  `create trigger organizations_name_to_members after update of name_folded on organizations for each row when ((old.name_folded is distinct from new.name_folded)) execute function name_organization_to_members()`,
  `create function renew_versions_of_members() returns trigger language plpgsql as $$
  begin
    update accounts set version = default where id in (
      select account_id from memberships where organization_id = new.id and to_at is null);
    return null;
  end $$`,
  `create trigger organizations_renew_versions after update on organizations for each row when (((old.name is distinct from new.name) or (old.kind <> new.kind) or (old.path <> new.path) or (old.time_zone <> new.time_zone))) execute function renew_versions_of_members()`,
  `alter table accounts add foreign key (last_organization) references organizations(id) on delete set null`,
  `create table memberships (
    id text not null, account_id text, organization_id text not null, organization_path text not null collate pg_catalog."C",
    role text not null, billing_contact boolean not null, from_at timestamptz not null,
    to_at timestamptz, ended_why text, name_folded text, email_folded text, classrooms integer default 0 not null,
    last_active_at timestamptz, school_folded text, seated boolean default false not null,
    seat_asked_at timestamptz, seat_note text default '' not null,
    constraint memberships_check check ((to_at is null) = (ended_why is null)),
    constraint memberships_check1 check ((account_id is not null) or (to_at is not null)),
    constraint memberships_ended_why_check check (ended_why in ('left', 'removed', 'deactivated', 'moved', 'erased')),
    constraint memberships_role_check check (role in ('customer', 'manager', 'teacher')),
    constraint seats_are_for_present_teachers check ((not seated) or ((role = 'teacher') and (to_at is null))),
    constraint who_has_a_seat_asks_for_none check ((not seated) or (seat_asked_at is null)), primary key (id),
    foreign key (account_id) references accounts(id),
    foreign key (organization_id) references organizations(id) on delete cascade
  )`,
  `create index members_by_organization on memberships (organization_path)
    where ((account_id is not null) and ((to_at is null) or (ended_why = 'deactivated')))`,
  `create index members_of_all_times on memberships (organization_path, from_at) where (account_id is not null)`,
  `create index members_of_organization on memberships (organization_path) where (to_at is null)`,
  `create index memberships_by_organization on memberships (organization_id)`,
  `create index memberships_of_account on memberships (account_id)`,
  `create index memberships_waiting_for_a_seat on memberships (organization_path, seat_asked_at)
    where (seat_asked_at is not null)`,
  `create unique index present_memberships on memberships (account_id, organization_id) where (to_at is null)`,
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
  `create trigger memberships_copy_person before insert or update of account_id, organization_path on memberships for each row execute function copy_person_to_membership()`,
  `create function copy_school_to_membership() returns trigger language plpgsql as $$
  begin
    select name_folded into new.school_folded from organizations where id = new.organization_id;
    return new;
  end $$`,
  `create trigger memberships_copy_school before insert or update of organization_id on memberships for each row execute function copy_school_to_membership()`,
  `create function name_organizations_of_member() returns trigger language plpgsql as $$
  begin
    update accounts a set organizations_folded = (select string_agg(o.name_folded, ', ' order by m.from_at, m.id)
  from memberships m join organizations o on o.id = m.organization_id
  where m.account_id = a.id and m.to_at is null)
      where a.id in (old.account_id, new.account_id);
    return null;
  end $$`,
  `create trigger memberships_name_organizations after insert or delete or update of account_id, organization_id, to_at on memberships for each row execute function name_organizations_of_member()`,
  `create trigger memberships_renew_versions after insert or delete or update of account_id, organization_id, organization_path, role, billing_contact, to_at, seated on memberships for each row execute function renew_version_of_member()`,
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
  `create trigger memberships_seat before insert or update of role, to_at on memberships for each row execute function seat_member()`,
  `create table invitations (
    id text not null, email text not null, organization_id text not null, role text not null, message text not null,
    invited_by text, state text not null, batch text not null, links text[] default '{}'::text[] not null,
    invited_at timestamptz not null, expires_at timestamptz not null, sent_at timestamptz,
    bounced_at timestamptz, opened_at timestamptz, no_seat_at timestamptz,
    reminders integer default 0 not null,
    constraint invitations_role_check check (role in ('teacher', 'manager')),
    constraint invitations_state_check check (state in ('pending', 'accepted', 'declined', 'revoked')),
    unique (email, organization_id), primary key (id), foreign key (invited_by) references accounts(id) on delete set null,
    foreign key (organization_id) references organizations(id) on delete cascade
  )`,
  `create index invitations_by_inviter on invitations (invited_by) where (invited_by is not null)`,
  `create index invitations_by_link on invitations using gin (links)`,
  `create index invitations_of_organization on invitations (organization_id)`,
  `create index invitations_to_remind on invitations (reminders, invited_at)
    where ((state = 'pending') and (sent_at is not null))`,
  `create index unsent_invitations on invitations (batch) where ((state = 'pending') and (sent_at is null))`,
  `create table data_agreements (
    organization_id text not null, signed_by text not null, signed_on date not null, file bytea not null,
    uploaded_at timestamptz not null, primary key (organization_id),
    foreign key (organization_id) references organizations(id) on delete cascade
  )`,
  `create table domain_claims (
    id text not null, organization_id text not null, domain text not null collate pg_catalog."C", record text not null,
    claimed_at timestamptz not null, unique (organization_id, domain), primary key (id),
    foreign key (organization_id) references organizations(id) on delete cascade
  )`,
  `create table proved_domains (
    domain text not null collate pg_catalog."C", claim_id text not null, proved_at timestamptz not null,
    how text not null, constraint proved_domains_how_check check (how in ('dns', 'staff')),
    unique (claim_id), primary key (domain), foreign key (claim_id) references domain_claims(id) on delete cascade
  )`,
  `create table sign_in_rules (
    domain text not null collate pg_catalog."C", provider text not null, password_allowed boolean not null, primary key (domain),
    foreign key (domain) references proved_domains(domain) on delete cascade
  )`,
  `create table join_requests (
    id text not null, account_id text not null, organization_id text not null, state text not null,
    asked_at timestamptz not null, workspace_id text,
    constraint join_requests_state_check check (state in ('pending', 'approved', 'declined')),
    primary key (id), unique (workspace_id), foreign key (account_id) references accounts(id) on delete cascade,
    foreign key (organization_id) references organizations(id) on delete cascade,
    foreign key (workspace_id) references organizations(id) on delete cascade
  )`,
  `create index join_requests_waiting on join_requests (organization_id, asked_at) where (state = 'pending')`,
  `create index requests_of_account on join_requests (account_id)`,
  `create unique index requests_to_join on join_requests (account_id, organization_id) where (workspace_id is null)`,
  `create table view_as (
    id text not null, staff_id text not null, account_id text not null, reason jsonb not null,
    started_at timestamptz not null, expires_at timestamptz not null,
    ended_at timestamptz, primary key (id), foreign key (account_id) references accounts(id) on delete cascade,
    foreign key (staff_id) references accounts(id) on delete cascade
  )`,
  `create index views_by_staff on view_as (staff_id)`,
  `create index views_of_account on view_as (account_id)`,
  `create table billing_addresses (
    organization_id text not null, email text not null, primary key (organization_id, email),
    foreign key (organization_id) references organizations(id) on delete cascade
  )`,
  `create index billing_addresses_by_email on billing_addresses (email)`,
];
