export const rosters = [
  `create table change_sets (
    id text not null, organization_path text collate pg_catalog."C", kind text not null, made_by text,
    made_at timestamptz not null, undoes text, primary key (id), unique (undoes),
    foreign key (made_by) references accounts(id) on delete set null, foreign key (undoes) references change_sets(id)
  )`,
  `create index change_sets_of_account on change_sets (made_by)`,
  `create index change_sets_of_organization on change_sets (organization_path, made_at)`,
  `create function changes_go_with_their_set() returns trigger language plpgsql as $$
  begin
    delete from roster_changes where change_set_id in (select id from gone);
    return null;
  end $$`,
  `create trigger change_sets_take_their_changes after delete on change_sets referencing old table as gone for each statement execute function changes_go_with_their_set()`,
  `create table roster_changes (
    change_set_id text not null, seq integer not null, kind text not null, row_id text not null, field text not null,
    from_value text, to_value text, outcome text not null,
    constraint roster_changes_outcome_check check (outcome in ('done', 'kept', 'in-use', 'names-missing-row', 'row-missing')),
    primary key (change_set_id, seq)
  )`,
  `create index changes_also_made_by_hand on roster_changes (kind, row_id)
    where (((kind = 'classroom') and (field = 'term')) or ((kind = 'teaching') and (field = 'state')))`,
  `create index changes_into_classroom on roster_changes (to_value)
    where ((kind = 'enrollment') and (field = 'classroom'))`,
  `create index changes_of_row on roster_changes (row_id)`,
  `create function changes_have_their_set() returns trigger language plpgsql as $$
  begin
    perform from change_sets where id in (select change_set_id from written) for key share;
    if exists (select from (select distinct change_set_id as id from written) w
        where not exists (select from change_sets c where c.id = w.id)) then
      raise foreign_key_violation using message = 'a change of a roster has no change set';
    end if;
    return null;
  end $$`,
  `create trigger roster_changes_have_their_set_after_insert after insert on roster_changes referencing new table as written for each statement execute function changes_have_their_set()`,
  `create trigger roster_changes_have_their_set_after_update after update on roster_changes referencing new table as written for each statement execute function changes_have_their_set()`,
  `create table external_ids (
    organization_path text not null collate pg_catalog."C", family text not null, kind text not null, source_id text not null,
    row_id text not null, constraint external_ids_kind_check check (kind in ('classroom', 'student')),
    primary key (organization_path, family, kind, source_id)
  )`,
  `create index external_ids_of_row on external_ids (row_id)`,
  `create function name_source_of_students_after_delete() returns trigger language plpgsql as $$
  begin
    perform from students where id in (select distinct row_id from gone where kind = 'student' and family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')) order by id for no key update;
    update students s set source = n.source
      from (select named.row_id, (select min(x.family collate "C") from external_ids x
          where x.row_id = named.row_id and x.kind = 'student' and x.family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')) as source
        from (select distinct row_id from gone where kind = 'student' and family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')) named) n
      where s.id = n.row_id and s.source is distinct from n.source;
    return null;
  end $$`,
  `create trigger name_source_of_students_after_delete after delete on external_ids referencing old table as gone for each statement execute function name_source_of_students_after_delete()`,
  `create function name_source_of_students_after_insert() returns trigger language plpgsql as $$
  begin
    perform from students where id in (select distinct row_id from written where kind = 'student' and family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')) order by id for no key update;
    update students s set source = n.source
      from (select named.row_id, (select min(x.family collate "C") from external_ids x
          where x.row_id = named.row_id and x.kind = 'student' and x.family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')) as source
        from (select distinct row_id from written where kind = 'student' and family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')) named) n
      where s.id = n.row_id and s.source is distinct from n.source;
    return null;
  end $$`,
  `create trigger name_source_of_students_after_insert after insert on external_ids referencing new table as written for each statement execute function name_source_of_students_after_insert()`,
  `create function name_source_of_students_after_update() returns trigger language plpgsql as $$
  begin
    perform from students where id in (select distinct row_id from written where kind = 'student' and family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2') union select distinct row_id from gone where kind = 'student' and family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')) order by id for no key update;
    update students s set source = n.source
      from (select named.row_id, (select min(x.family collate "C") from external_ids x
          where x.row_id = named.row_id and x.kind = 'student' and x.family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')) as source
        from (select distinct row_id from written where kind = 'student' and family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2') union select distinct row_id from gone where kind = 'student' and family in ('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')) named) n
      where s.id = n.row_id and s.source is distinct from n.source;
    return null;
  end $$`,
  `create trigger name_source_of_students_after_update after update on external_ids referencing old table as gone new table as written for each statement execute function name_source_of_students_after_update()`,
  `create table roster_sources (
    organization_path text not null collate pg_catalog."C", family text not null, mapping jsonb not null, schools jsonb not null,
    primary key (organization_path, family)
  )`,
  `create table erased_students (
    organization_path text not null collate pg_catalog."C", family text not null, digest text not null,
    erased_at timestamptz not null, primary key (organization_path, family, digest)
  )`,
  `create table imports (
    id text not null, organization_path text not null collate pg_catalog."C", made_by text,
    made_at timestamptz not null, changed_at timestamptz not null, state text not null,
    plan integer not null, files jsonb not null, decisions jsonb not null, report jsonb, undo jsonb, job_id text,
    change_set_id text, planned integer not null, applied integer not null, committed_at timestamptz,
    rollover jsonb, is_rehearsal boolean default false not null,
    constraint imports_state_check check (state in ('receiving', 'reading', 'ready', 'failed', 'committing', 'committed', 'canceled', 'undoing', 'undone', 'discarded')),
    primary key (id), foreign key (made_by) references accounts(id) on delete set null
  )`,
  `create index imports_by_change on imports (changed_at) where (state <> 'discarded')`,
  `create index imports_of_account on imports (made_by)`,
  `create index imports_of_organization on imports (organization_path, made_at)`,
  `create table import_issues (
    import_id text not null, seq integer not null, code text not null, severity text not null, file text not null, line integer,
    column_name text, value text, expected text, primary key (import_id, seq),
    foreign key (import_id) references imports(id) on delete cascade
  )`,
  `create index import_issues_by_severity on import_issues (import_id, severity, seq)`,
  `create table import_plans (
    import_id text not null, seq integer not null, kind text not null, row_id text, act text not null, name text not null,
    file text not null, line integer not null, changes json not null, link text, student_key text, twin text, student_id text,
    erased_on date, primary key (import_id, seq), foreign key (import_id) references imports(id) on delete cascade
  )`,
  `create index import_plans_by_act on import_plans (import_id, act, seq)`,
  `create index import_plans_of_student on import_plans (student_id)`,
  `create table import_records (
    import_id text not null, file smallint not null, line integer not null, cells json not null, problem text,
    primary key (import_id, file, line), foreign key (import_id) references imports(id) on delete cascade
  )`,
];
