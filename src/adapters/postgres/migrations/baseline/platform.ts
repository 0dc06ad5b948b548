export const platform = [
  `create extension if not exists pg_trgm`,
  `set local check_function_bodies = off`,
  `create sequence account_versions`,
  `create sequence audit_log_ids`,
  `create function classrooms_owned(account text, path text) returns integer language sql stable as $$
    select count(*)::integer from classroom_teachers t join classrooms c on c.id = t.classroom_id
    where t.account_id = account and t.role = 'owner' and c.organization_path = path and c.archived_at is null
  $$`,
  `create function count_done_of(given text) returns void language plpgsql as $$
  begin
    -- Of two that count at once, the second one waits, and then sees what the first one wrote.
    perform from students where id = given for no key update;
    update students s set activities_done = n.done from (
      with recursive them as (select given as id
        union all select o.id from students o join them on o.merged_into = them.id)
      select count(*)::integer as done from (
        select distinct on (p.assignment_id, p.activity_id) p.state
        from student_progress p join them on them.id = p.student_id
        order by p.assignment_id, p.activity_id, (p.source = 'teacher') desc, p.updated_at desc) marks
      where marks.state = 'done') n
      where s.id = given and s.activities_done <> n.done;
  end $$`,
  `create function drop_audit_months(ended_before timestamp with time zone) returns bigint language plpgsql security definer set search_path to 'public', 'pg_temp' set "TimeZone" to 'UTC' as $_$
  declare
    month timestamptz;
    limit_of_age timestamptz := date_trunc('month', least(ended_before, now() - interval '400 days'));
    name text;
    found_entries bigint;
    dropped bigint := 0;
  begin
    lock table audit_log in share update exclusive mode;
    for name in select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'audit_log'::regclass and relname ~ '^audit_log_\\d{4}_\\d{2}$' order by relname
    loop
      month := to_timestamp(right(name, 7), 'YYYY_MM');
      exit when month >= limit_of_age;
      execute format('select count(*) from %I', name) into found_entries;
      execute format('drop table %I', name);
      dropped := dropped + found_entries;
    end loop;
    perform set_config('blockyard.audit_pruned_before', limit_of_age::text, true);
    delete from audit_log_rest where at < limit_of_age;
    get diagnostics found_entries = row_count;
    perform set_config('blockyard.audit_pruned_before', '', true);
    return dropped + found_entries;
  end $_$`,
  `create function gives_seats_by_person(place text) returns boolean language sql stable as $$
    select exists (select from organizations where id = any(string_to_array(place, '/')) and seats_by_person)
  $$`,
  `create function grams4(given text) returns text[] language plpgsql immutable strict parallel safe as $$
  declare grams text[] := '{}';
  begin
    for n in 1 .. length(given) - 3 loop grams := grams || substr(given, n, 4); end loop;
    return grams;
  end $$`,
  `create function kept_student(given text) returns text language sql stable as $$
    with recursive up as (select id, merged_into from students where id = given
      union all select s.id, s.merged_into from students s join up on s.id = up.merged_into)
    select id from up where merged_into is null $$`,
  `create function natural_order(folded text) returns text language plpgsql immutable strict parallel safe as $$
  declare
    padded text := '';
    rest text := folded;
    digits text;
    at integer;
  begin
    if folded !~ '[0-9]' then return folded; end if;
    loop
      digits := substring(rest from '[0-9]+');
      if digits is null then return padded || rest; end if;
      at := strpos(rest, digits);
      padded := padded || left(rest, at - 1) || lpad(digits, greatest(12, length(digits)), '0');
      rest := substr(rest, at + length(digits));
    end loop;
  end $$`,
  `create function open_audit_months(first timestamp with time zone, last timestamp with time zone) returns void language plpgsql security definer set search_path to 'public', 'pg_temp' set "TimeZone" to 'UTC' as $$
  declare
    month timestamptz := date_trunc('month', first);
    name text;
  begin
    lock table audit_log in share update exclusive mode;
    while month <= last loop
      name := 'audit_log_' || to_char(month, 'YYYY_MM');
      if to_regclass(name) is null then
        execute format('create table %I (like audit_log including defaults)', name);
        perform set_config('blockyard.audit_pruned_before', 'infinity', true);
        execute format('with moved as (delete from audit_log_rest where at >= %L and at < %L returning *)
          insert into %I select * from moved', month, month + interval '1 month', name);
        perform set_config('blockyard.audit_pruned_before', '', true);
        execute format('alter table audit_log attach partition %I for values from (%L) to (%L)',
          name, month, month + interval '1 month');
        execute format('create trigger audit_log_is_never_truncated before truncate on %I
          for each statement execute function refuse_audit_change()', name);
      end if;
      month := month + interval '1 month';
    end loop;
  end $$`,
  `create table audit_log (
    id text default lpad((nextval('audit_log_ids'))::text, 16, '0') not null collate pg_catalog."C",
    at timestamptz not null, action text not null, by_account text, on_behalf_of text, subject text not null,
    concerned text[] not null, organization_path text collate pg_catalog."C", filter jsonb, count integer, request_id text,
    address text, before jsonb, after jsonb
  ) partition by range (at)`,
  `create index audit_log_by_age on audit_log (at, id)`,
  `create index audit_log_by_person on audit_log using gin (concerned) with (fastupdate=off)`,
  `create index audit_log_by_school on audit_log ((((split_part(organization_path, '/', 1) || '/') || split_part(organization_path, '/', 2))), at, id)
    where (organization_path is not null)`,
  `create index audit_log_by_organization on audit_log (split_part(organization_path, '/', 1), at, id)
    where (organization_path is not null)`,
  `create index audit_log_of_classrooms on audit_log (subject, action, at) where (action ~~ 'classroom/%')`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.at < nullif(current_setting('blockyard.audit_pruned_before', true), '')::timestamptz then
        return old;
      end if;
    end if;
    raise exception 'the audit log is append-only';
  end $$`,
  `create trigger audit_log_is_append_only before delete or update on audit_log for each row execute function refuse_audit_change()`,
  `create trigger audit_log_is_never_truncated before truncate on audit_log for each statement execute function refuse_audit_change()`,
  `create table audit_log_rest partition of audit_log default`,
  `create trigger audit_log_is_never_truncated before truncate on audit_log_rest for each statement execute function refuse_audit_change()`,
  `select open_audit_months(now(), now() + interval '2 months')`,
  `create table idempotency_keys (
    key text not null, fingerprint text not null, claimed_at timestamptz not null, status integer, body text,
    constraint idempotency_keys_check check ((status is null) = (body is null)), primary key (key)
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (claimed_at)`,
  `create table rate_limits (
    key text not null, takes bigint[] not null, ends_at timestamptz not null, primary key (key)
  )`,
  `create index rate_limits_by_age on rate_limits (ends_at)`,
  `create table jobs (
    id uuid not null, kind text not null, owner text not null, progress jsonb, enqueued_at timestamptz not null,
    primary key (id)
  )`,
  `create index jobs_by_age on jobs (enqueued_at)`,
  `create index jobs_by_owner on jobs (owner)`,
  `create table personal_exports (
    id text not null, account_id text not null, file bytea not null, made_at timestamptz not null,
    ends_at timestamptz not null, primary key (id)
  )`,
  `create index exports_by_end on personal_exports (ends_at)`,
  `create index exports_of_account on personal_exports (account_id, made_at)`,
  `create table signing_keys (
    name text not null, key text not null, primary key (name)
  )`,
];
