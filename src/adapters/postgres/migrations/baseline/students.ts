export const studentStatements = [
  `create table students (
    id text not null, organization_path text collate pg_catalog."C", state text not null, given_name text not null,
    family_name text, student_number text, name_folded text not null, display_name text, grade text, login_kind text,
    archived_on date, merged_into text, family_folded text, display_folded text, number_folded text, school_folded text,
    classrooms_folded text,
    grade_level smallint generated always as ( case grade when 'PK' then '-1'::integer when 'K' then 0 else ((grade)::smallint)::integer end) stored,
    last_login date, activities_done integer default 0 not null, source text, stored_login_kind text,
    logs_in_by text generated always as (coalesce(login_kind, stored_login_kind)) stored,
    status text generated always as ( case when (state = 'archived') then 'archived' when (last_login is null) then 'never-logged-in' else 'active' end) stored,
    constraint students_grade_check check (grade in ('PK', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
    constraint students_login_kind_check check (login_kind in ('picture', 'word', 'code')),
    constraint students_state_check check (state in ('active', 'archived')), primary key (id),
    foreign key (merged_into) references students(id)
  )`,
  `create index students_active_by_name on students (natural_order(name_folded) collate "C") include (name_folded)
    where ((merged_into is null) and (state = 'active'))`,
  `create index students_active_of_organization on students (organization_path, grade_level)
    where ((merged_into is null) and (state = 'active'))`,
  `create index students_archived on students (archived_on, id) where ((state = 'archived') and (merged_into is null))`,
  `create index students_by_family_folded on students (natural_order(family_folded) collate "C", id collate "C") include (family_folded, organization_path, state)
    where (merged_into is null)`,
  `create index students_by_grade_level on students (grade_level, id collate "C") include (organization_path, state)
    where (merged_into is null)`,
  `create index students_by_name_folded on students (natural_order(name_folded) collate "C", id collate "C") include (name_folded, organization_path, state, status, source, logs_in_by, grade_level, activities_done, last_login)
    where (merged_into is null)`,
  `create index students_by_natural_number on students (natural_order(number_folded) collate "C", id collate "C") include (number_folded, organization_path, state)
    where (merged_into is null)`,
  `create index students_by_number_folded on students (number_folded collate "C", id collate "C") include (organization_path, state)
    where (merged_into is null)`,
  `create index students_by_part_of_classrooms_folded on students using gin (classrooms_folded gin_trgm_ops)`,
  `create index students_by_part_of_display_folded on students using gin (display_folded gin_trgm_ops)
    where (display_folded is not null)`,
  `create index students_by_part_of_name_folded on students using gin (name_folded gin_trgm_ops)`,
  `create index students_by_part_of_number_folded on students using gin (number_folded gin_trgm_ops)`,
  `create index students_merged on students (merged_into) where (merged_into is not null)`,
  `create index students_of_activities_done on students (activities_done, organization_path, state)
    where (merged_into is null)`,
  `create index students_of_classrooms_folded on students (classrooms_folded collate "C", organization_path, state)
    where (merged_into is null)`,
  `create index students_of_display_folded on students (display_folded, organization_path, state)
    where (merged_into is null)`,
  `create index students_of_grade_level on students (grade_level, organization_path, state) where (merged_into is null)`,
  `create index students_of_last_login on students (last_login, organization_path, state) where (merged_into is null)`,
  `create index students_of_logs_in_by on students (logs_in_by, organization_path, state) where (merged_into is null)`,
  `create index students_of_organization on students (organization_path, name_folded collate "C", id collate "C") include (state)
    where (merged_into is null)`,
  `create index students_of_source on students (source, organization_path, state) where (merged_into is null)`,
  `create index students_of_status on students (status, organization_path, state) where (merged_into is null)`,
  `create statistics students_of_state (dependencies, mcv) on state, status from students`,
  `create function count_done_after_merge() returns trigger language plpgsql as $$
  begin
    perform count_done_of(r.id) from (select distinct id from unnest(array[
      new.id, kept_student(new.id), kept_student(old.merged_into)]) as m (id) where id is not null order by id) r;
    return null;
  end $$`,
  `create trigger count_done_after_merge after update of merged_into on students for each row when ((old.merged_into is distinct from new.merged_into)) execute function count_done_after_merge()`,
  `create function copy_school_to_student() returns trigger language plpgsql as $$
  begin
    new.school_folded := (select name_folded from organizations where path = new.organization_path);
    return new;
  end $$`,
  `create trigger students_copy_school before insert or update of organization_path on students for each row execute function copy_school_to_student()`,
  `alter table class_connections add foreign key (student_id) references students(id) on delete cascade`,
  `alter table class_messages add foreign key (student_id) references students(id) on delete cascade`,
  `alter table class_shows add foreign key (student_id) references students(id) on delete cascade`,
  `create table enrollments (
    id text not null, classroom_id text not null, student_id text not null, from_day date not null, to_day date,
    is_current boolean default true not null, constraint enrollments_check check (from_day <= to_day), primary key (id),
    foreign key (classroom_id) references classrooms(id) on delete cascade, foreign key (student_id) references students(id)
  )`,
  `create index enrollments_of_classroom on enrollments (classroom_id, from_day)`,
  `create index enrollments_of_student on enrollments (student_id)`,
  `create index enrollments_to_begin on enrollments (coalesce(to_day, 'infinity'::date)) where (not is_current)`,
  `create index enrollments_to_end on enrollments (to_day) where (is_current and (to_day is not null))`,
  `create function name_classrooms_of_students_after_delete() returns trigger language plpgsql as $$
  begin
    with changed as (select distinct student_id from gone)
    update students s set classrooms_folded = n.names
      from (select student_id, (select string_agg(c.name_folded, ', ' order by natural_order(c.name_folded) collate "C", c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id
  where e.student_id = changed.student_id and e.is_current) as names from changed) n
      where s.id = n.student_id and s.classrooms_folded is distinct from n.names;
    return null;
  end $$`,
  `create trigger name_classrooms_of_students_after_delete after delete on enrollments referencing old table as gone for each statement execute function name_classrooms_of_students_after_delete()`,
  `create function name_classrooms_of_students_after_insert() returns trigger language plpgsql as $$
  begin
    with changed as (select distinct student_id from written)
    update students s set classrooms_folded = n.names
      from (select student_id, (select string_agg(c.name_folded, ', ' order by natural_order(c.name_folded) collate "C", c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id
  where e.student_id = changed.student_id and e.is_current) as names from changed) n
      where s.id = n.student_id and s.classrooms_folded is distinct from n.names;
    return null;
  end $$`,
  `create trigger name_classrooms_of_students_after_insert after insert on enrollments referencing new table as written for each statement execute function name_classrooms_of_students_after_insert()`,
  `create function name_classrooms_of_students_after_update() returns trigger language plpgsql as $$
  begin
    with changed as (select g.student_id from gone g join written w using (id) where (g.student_id, g.classroom_id, g.is_current) is distinct from (w.student_id, w.classroom_id, w.is_current)
      union select w.student_id from gone g join written w using (id) where (g.student_id, g.classroom_id, g.is_current) is distinct from (w.student_id, w.classroom_id, w.is_current))
    update students s set classrooms_folded = n.names
      from (select student_id, (select string_agg(c.name_folded, ', ' order by natural_order(c.name_folded) collate "C", c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id
  where e.student_id = changed.student_id and e.is_current) as names from changed) n
      where s.id = n.student_id and s.classrooms_folded is distinct from n.names;
    return null;
  end $$`,
  `create trigger name_classrooms_of_students_after_update after update on enrollments referencing old table as gone new table as written for each statement execute function name_classrooms_of_students_after_update()`,
  `create table students_apart (
    classroom_id text not null, student_id text not null, other_id text not null,
    constraint students_apart_check check (student_id < (other_id collate "C")),
    primary key (classroom_id, student_id, other_id), foreign key (classroom_id) references classrooms(id) on delete cascade,
    foreign key (other_id) references students(id) on delete cascade,
    foreign key (student_id) references students(id) on delete cascade
  )`,
  `create index students_apart_of_other on students_apart (other_id)`,
  `create index students_apart_of_student on students_apart (student_id)`,
  `create table paired_students (
    assignment_id text not null, paired_on date not null, student_id text not null, place integer not null,
    primary key (assignment_id, paired_on, student_id), foreign key (assignment_id) references assignments(id) on delete cascade,
    foreign key (student_id) references students(id) on delete cascade
  )`,
  `create index paired_students_of_student on paired_students (student_id)`,
  `create table student_logins (
    student_id text not null, kind text not null, sealed text not null, digest text not null,
    made_at timestamptz not null, failures integer default 0 not null, lockouts integer default 0 not null,
    locked_until timestamptz,
    constraint student_logins_kind_check check (kind in ('picture', 'word', 'code')),
    primary key (student_id), foreign key (student_id) references students(id) on delete cascade
  )`,
  `create function name_kind_of_students_after_delete() returns trigger language plpgsql as $$
  begin
    update students s set stored_login_kind = null from gone n
      where s.id = n.student_id and s.stored_login_kind is distinct from null;
    return null;
  end $$`,
  `create trigger name_kind_of_students_after_delete after delete on student_logins referencing old table as gone for each statement execute function name_kind_of_students_after_delete()`,
  `create function name_kind_of_students_after_insert() returns trigger language plpgsql as $$
  begin
    update students s set stored_login_kind = n.kind from written n
      where s.id = n.student_id and s.stored_login_kind is distinct from n.kind;
    return null;
  end $$`,
  `create trigger name_kind_of_students_after_insert after insert on student_logins referencing new table as written for each statement execute function name_kind_of_students_after_insert()`,
  `create function name_kind_of_students_after_update() returns trigger language plpgsql as $$
  begin
    update students s set stored_login_kind = n.kind from written n
      where s.id = n.student_id and s.stored_login_kind is distinct from n.kind;
    return null;
  end $$`,
  `create trigger name_kind_of_students_after_update after update on student_logins referencing old table as gone new table as written for each statement execute function name_kind_of_students_after_update()`,
  `create table student_tokens (
    fingerprint text not null, student_id text not null, classroom_id text not null, class_code text not null, day date not null,
    time_zone text not null, ended_at timestamptz, primary key (fingerprint),
    foreign key (classroom_id) references classrooms(id) on delete cascade,
    foreign key (student_id) references student_logins(student_id) on delete cascade
  )`,
  `create index student_tokens_of_classroom on student_tokens (classroom_id)`,
  `create index student_tokens_of_student on student_tokens (student_id)`,
  `create function copy_login_to_student() returns trigger language plpgsql as $$
  begin
    update students set last_login = greatest(last_login, new.day) where id = new.student_id;
    return null;
  end $$`,
  `create trigger student_tokens_copy_login after insert on student_tokens for each row execute function copy_login_to_student()`,
  `alter table class_connections add foreign key (fingerprint) references student_tokens(fingerprint) on delete cascade`,
  `create table login_files (
    id text not null, account_id text not null, made_as text not null, sealed bytea not null, cards integer not null,
    classrooms text[] not null, students text[] not null, made_at timestamptz not null,
    ends_at timestamptz not null, constraint login_files_cards_check check (cards > 0),
    constraint login_files_made_as_check check (made_as in ('cards', 'letters', 'csv')),
    primary key (id), foreign key (account_id) references accounts(id) on delete cascade
  )`,
  `create index login_files_by_end on login_files (ends_at)`,
  `create index login_files_by_student on login_files using gin (students)`,
  `create index login_files_of_account on login_files (account_id, made_at)`,
];
