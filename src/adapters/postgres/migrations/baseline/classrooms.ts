export const classrooms = [
  `create table classrooms (
    id text not null, name text not null, grade_band text, archived_at timestamptz, version integer not null,
    created_at timestamptz not null, organization_path text collate pg_catalog."C", name_folded text,
    term_name text, first_day date, last_day date, follows text, term_folded text, source text, color text, icon text,
    constraint classrooms_grade_band_check check (grade_band in ('K-2', '3-5', '6-8', '9-12')),
    constraint term_in_order check (first_day <= last_day), primary key (id),
    foreign key (follows) references classrooms(id) on delete set null
  )`,
  `create index classrooms_by_name on classrooms (natural_order(name_folded) collate "C", id collate "C")`,
  `create index classrooms_by_term on classrooms (natural_order(term_folded) collate "C", id collate "C")`,
  `create index classrooms_of_organization on classrooms (organization_path) where (organization_path is not null)`,
  `create index classrooms_that_follow on classrooms (follows) where (follows is not null)`,
  `create function name_classroom_to_students() returns trigger language plpgsql as $$
  begin
    update students s set classrooms_folded = (select string_agg(c.name_folded, ', ' order by natural_order(c.name_folded) collate "C", c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id
  where e.student_id = s.id and e.is_current)
      where s.id in (select student_id from enrollments where classroom_id = new.id and is_current);
    return null;
  end $$`,
  `create trigger classrooms_name_to_students after update of name_folded on classrooms for each row when ((old.name_folded is distinct from new.name_folded)) execute function name_classroom_to_students()`,
  `create function recount_by_classrooms_after_delete() returns trigger language plpgsql as $$
      begin
        with changed as (select m.account_id, m.organization_path from memberships m
      where m.organization_path in (select organization_path from gone) and m.classrooms > 0) update memberships m set classrooms = classrooms_owned(m.account_id, m.organization_path)
    from (select distinct account_id, organization_path from changed) o
    where m.account_id = o.account_id and m.organization_path = o.organization_path;
        return null;
      end $$`,
  `create trigger recount_by_classrooms_after_delete after delete on classrooms referencing old table as gone for each statement execute function recount_by_classrooms_after_delete()`,
  `create function recount_by_classrooms_after_update() returns trigger language plpgsql as $$
      begin
        with changed as (select t.account_id, p.path as organization_path from gone g join written w using (id)
      join classroom_teachers t on t.classroom_id = g.id and t.role = 'owner'
      cross join lateral (values (g.organization_path), (w.organization_path)) p (path)
      where (g.archived_at, g.organization_path) is distinct from (w.archived_at, w.organization_path)) update memberships m set classrooms = classrooms_owned(m.account_id, m.organization_path)
    from (select distinct account_id, organization_path from changed) o
    where m.account_id = o.account_id and m.organization_path = o.organization_path;
        return null;
      end $$`,
  `create trigger recount_by_classrooms_after_update after update on classrooms referencing old table as gone new table as written for each statement execute function recount_by_classrooms_after_update()`,
  `create table classroom_teachers (
    id text not null, place bigint generated always as identity, classroom_id text not null, account_id text, email text,
    role text not null, added_by text, constraint classroom_teachers_check check ((account_id is null) <> (email is null)),
    constraint classroom_teachers_role_check check (role in ('owner', 'co-teacher')),
    unique (classroom_id, account_id), unique (classroom_id, email), primary key (id),
    foreign key (account_id) references accounts(id), foreign key (added_by) references accounts(id) on delete set null,
    foreign key (classroom_id) references classrooms(id) on delete cascade
  )`,
  `create index classrooms_of_account on classroom_teachers (account_id)`,
  `create unique index owner_of_classroom on classroom_teachers (classroom_id) where (role = 'owner')`,
  `create index pending_teachers_by_adder on classroom_teachers (added_by) where (account_id is null)`,
  `create index seats_by_address on classroom_teachers (email) where (email is not null)`,
  `create function recount_by_teachers_after_delete() returns trigger language plpgsql as $$
      begin
        with changed as (select t.account_id, c.organization_path from gone t join classrooms c on c.id = t.classroom_id) update memberships m set classrooms = classrooms_owned(m.account_id, m.organization_path)
    from (select distinct account_id, organization_path from changed) o
    where m.account_id = o.account_id and m.organization_path = o.organization_path;
        return null;
      end $$`,
  `create trigger recount_by_teachers_after_delete after delete on classroom_teachers referencing old table as gone for each statement execute function recount_by_teachers_after_delete()`,
  `create function recount_by_teachers_after_insert() returns trigger language plpgsql as $$
      begin
        with changed as (select t.account_id, c.organization_path from written t join classrooms c on c.id = t.classroom_id) update memberships m set classrooms = classrooms_owned(m.account_id, m.organization_path)
    from (select distinct account_id, organization_path from changed) o
    where m.account_id = o.account_id and m.organization_path = o.organization_path;
        return null;
      end $$`,
  `create trigger recount_by_teachers_after_insert after insert on classroom_teachers referencing new table as written for each statement execute function recount_by_teachers_after_insert()`,
  `create function recount_by_teachers_after_update() returns trigger language plpgsql as $$
      begin
        with changed as (select t.account_id, c.organization_path from gone t join classrooms c on c.id = t.classroom_id union select t.account_id, c.organization_path from written t join classrooms c on c.id = t.classroom_id) update memberships m set classrooms = classrooms_owned(m.account_id, m.organization_path)
    from (select distinct account_id, organization_path from changed) o
    where m.account_id = o.account_id and m.organization_path = o.organization_path;
        return null;
      end $$`,
  `create trigger recount_by_teachers_after_update after update on classroom_teachers referencing old table as gone new table as written for each statement execute function recount_by_teachers_after_update()`,
  `create table assignments (
    id text not null, classroom_id text not null, lesson_slug text not null, lesson_version integer not null,
    visible boolean not null, opens_on date, due_on date, note text not null, version integer not null, removed boolean not null,
    assigned_at timestamptz not null, constraint assignments_check check (opens_on <= due_on),
    unique (classroom_id, lesson_slug), primary key (id), foreign key (classroom_id) references classrooms(id) on delete cascade,
    foreign key (lesson_slug, lesson_version) references lesson_versions(slug, version)
  )`,
  `create table activity_progress (
    assignment_id text not null, activity_id text not null, state text not null, minutes integer, version integer not null,
    updated_at timestamptz not null, updated_by text,
    constraint activity_progress_minutes_check check ((minutes >= 0) and (minutes <= 600)),
    constraint activity_progress_state_check check (state in ('not_started', 'started', 'needs_help', 'done')),
    primary key (assignment_id, activity_id), foreign key (assignment_id) references assignments(id) on delete cascade,
    foreign key (updated_by) references accounts(id) on delete set null
  )`,
  `create index progress_by_account on activity_progress (updated_by)`,
  `create table class_codes (
    classroom_id text not null, sealed text not null, digest text not null, renewed_at timestamptz not null,
    paused_at timestamptz, closed_on date, unique (digest), primary key (classroom_id),
    foreign key (classroom_id) references classrooms(id) on delete cascade
  )`,
  `create table substitute_passes (
    id text not null, code text not null, classroom_id text not null, day date not null, time_zone text not null,
    made_by text not null, made_at timestamptz not null, revoked_at timestamptz, unique (code),
    primary key (id), foreign key (classroom_id) references classrooms(id) on delete cascade,
    foreign key (made_by) references accounts(id) on delete cascade
  )`,
  `create index substitute_passes_made_by on substitute_passes (made_by)`,
  `create index substitute_passes_of_classroom on substitute_passes (classroom_id, day)`,
  `create table substitute_pass_tokens (
    fingerprint text not null, pass_id text not null, primary key (fingerprint),
    foreign key (pass_id) references substitute_passes(id) on delete cascade
  )`,
  `create index substitute_pass_tokens_of_pass on substitute_pass_tokens (pass_id)`,
  `create table class_changes (
    classroom_id text not null, seq bigint not null, primary key (classroom_id),
    foreign key (classroom_id) references classrooms(id) on delete cascade
  )`,
  `create table class_connections (
    fingerprint text not null, classroom_id text not null, student_id text not null, network text not null,
    until timestamptz not null, primary key (fingerprint),
    foreign key (classroom_id) references classrooms(id) on delete cascade
  )`,
  `create index class_connections_of_classroom on class_connections (classroom_id)`,
  `create index class_connections_of_student on class_connections (student_id)`,
  `create table class_messages (
    classroom_id text not null, student_id text not null, kind text not null, step integer,
    sent_at timestamptz not null, primary key (classroom_id, student_id),
    foreign key (classroom_id) references classrooms(id) on delete cascade
  )`,
  `create index class_messages_of_student on class_messages (student_id)`,
  `create table class_now (
    classroom_id text not null, seq bigint not null, paused_at timestamptz, primary key (classroom_id),
    foreign key (classroom_id) references classrooms(id) on delete cascade
  )`,
  `create table class_shows (
    classroom_id text not null, student_id text not null, lesson_slug text not null, activity_id text not null,
    state text not null, at timestamptz not null,
    constraint class_shows_state_check check (state in ('asked', 'refused', 'shown')),
    primary key (classroom_id), foreign key (classroom_id) references classrooms(id) on delete cascade
  )`,
  `create index class_shows_of_student on class_shows (student_id)`,
];
