export const studentWork = [
  `create table student_programs (
    id text not null, student_id text not null, lesson_slug text, activity_id text, name text, version integer not null,
    text text not null, changed_at timestamptz not null, versioned_at timestamptz not null,
    deleted_at timestamptz,
    constraint student_programs_check check (((lesson_slug is null) = (activity_id is null)) and ((lesson_slug is null) <> (name is null))),
    primary key (id), unique (student_id, lesson_slug, activity_id),
    foreign key (student_id) references students(id) on delete cascade
  )`,
  `create table student_program_versions (
    program_id text not null, version integer not null, text text not null, at timestamptz not null,
    primary key (program_id, version), foreign key (program_id) references student_programs(id) on delete cascade
  )`,
  `create table student_progress (
    student_id text, assignment_id text not null, activity_id text not null, state text not null,
    updated_at timestamptz not null, source text default 'student' not null, own_state text,
    own_at timestamptz, own_source text,
    constraint student_progress_check check ((source = 'teacher') or (own_state is null)),
    constraint student_progress_check1 check (((own_state is null) = (own_at is null)) and ((own_state is null) = (own_source is null))),
    constraint student_progress_own_source_check check (own_source in ('student', 'goals')),
    constraint student_progress_own_state_check check (own_state in ('started', 'needs_help', 'done')),
    constraint student_progress_source_check check (source in ('student', 'goals', 'teacher')),
    constraint student_progress_state_check check (state in ('started', 'needs_help', 'done')),
    unique (student_id, assignment_id, activity_id), foreign key (assignment_id) references assignments(id) on delete cascade,
    foreign key (student_id) references students(id) on delete set null
  )`,
  `create index student_progress_of_assignment on student_progress (assignment_id)`,
  `create function count_done_after_delete() returns trigger language plpgsql as $$
  begin
    update students s set activities_done = s.activities_done + n.more
      from (select student_id, sum(step)::integer as more from (select student_id, -1 as step from gone where state = 'done') steps group by student_id) n
      where s.id = n.student_id and n.more <> 0;
    perform count_done_of(r.id) from (select distinct kept_student(n.student_id) as id from (select student_id from gone) n
      join students s on s.id = n.student_id
      where s.merged_into is not null or exists (select from students o where o.merged_into = s.id)) r;
    return null;
  end $$`,
  `create trigger count_done_after_delete after delete on student_progress referencing old table as gone for each statement execute function count_done_after_delete()`,
  `create function count_done_after_insert() returns trigger language plpgsql as $$
  begin
    update students s set activities_done = s.activities_done + n.more
      from (select student_id, sum(step)::integer as more from (select student_id, 1 as step from written where state = 'done') steps group by student_id) n
      where s.id = n.student_id and n.more <> 0;
    perform count_done_of(r.id) from (select distinct kept_student(n.student_id) as id from (select student_id from written) n
      join students s on s.id = n.student_id
      where s.merged_into is not null or exists (select from students o where o.merged_into = s.id)) r;
    return null;
  end $$`,
  `create trigger count_done_after_insert after insert on student_progress referencing new table as written for each statement execute function count_done_after_insert()`,
  `create function count_done_after_update() returns trigger language plpgsql as $$
  begin
    update students s set activities_done = s.activities_done + n.more
      from (select student_id, sum(step)::integer as more from (select student_id, 1 as step from written where state = 'done' union all select student_id, -1 as step from gone where state = 'done') steps group by student_id) n
      where s.id = n.student_id and n.more <> 0;
    perform count_done_of(r.id) from (select distinct kept_student(n.student_id) as id from (select student_id from written union select student_id from gone) n
      join students s on s.id = n.student_id
      where s.merged_into is not null or exists (select from students o where o.merged_into = s.id)) r;
    return null;
  end $$`,
  `create trigger count_done_after_update after update on student_progress referencing old table as gone new table as written for each statement execute function count_done_after_update()`,
  `create table student_records (
    code text not null, student_id text, made_by text, made_at timestamptz not null, sha256 text not null,
    constraint student_records_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'), primary key (code),
    foreign key (made_by) references accounts(id) on delete set null,
    foreign key (student_id) references students(id) on delete set null
  )`,
  `create index student_records_of_maker on student_records (made_by) where (made_by is not null)`,
  `create index student_records_of_student on student_records (student_id) where (student_id is not null)`,
  `create table student_work (
    classroom_id text not null, student_id text not null, lesson_slug text not null, activity_id text not null,
    opened_at timestamptz not null, changed_at timestamptz not null, reorders integer not null,
    same_blocks_since timestamptz not null, runs integer not null, goals integer not null, seq bigint not null,
    earned smallint[] default '{}'::smallint[] not null, primary key (classroom_id, student_id, lesson_slug, activity_id),
    foreign key (classroom_id) references classrooms(id) on delete cascade,
    foreign key (student_id) references students(id) on delete cascade
  )`,
  `create index student_work_in_order on student_work (classroom_id, seq)`,
  `create index student_work_of_student on student_work (student_id)`,
  `create table exit_answers (
    student_id text not null, assignment_id text not null, question_id text not null, choice text not null,
    answered_at timestamptz not null, primary key (student_id, assignment_id, question_id),
    foreign key (assignment_id) references assignments(id) on delete cascade,
    foreign key (student_id) references students(id) on delete cascade
  )`,
  `create index exit_answers_of_assignment on exit_answers (assignment_id)`,
];
