import { type Kysely, sql } from 'kysely';

/**
 * The audit log by months, so that its retention ends by dropping a table. An entry also says which organization it concerns,
 * and of a read of many, what was asked for and whom it showed. Its id is text of one length, by which pages are read.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The organization at this depth of a path, with those above it: an index on it carries the order of time. */
const pathAt = (depth: 1 | 2): string =>
  depth === 1
    ? `split_part(organization_path, '/', 1)`
    : `(split_part(organization_path, '/', 1) || '/' || split_part(organization_path, '/', 2))`;

const statements = [
  `alter table audit_log rename to audit_log_of_before`,
  `alter table audit_log_of_before drop constraint audit_log_pkey`,
  `drop index audit_log_by_age, audit_log_by_subject, audit_log_by_actor`,
  `create sequence audit_log_ids`,
  `create table audit_log (
    id text collate "C" not null default lpad(nextval('audit_log_ids')::text, 16, '0'),
    at timestamptz not null,
    action text not null,
    by_account text,
    on_behalf_of text,
    subject text not null,
    concerned text[] not null,
    organization_path text collate "C",
    filter jsonb,
    count integer,
    request_id text,
    address text,
    before jsonb,
    after jsonb
  ) partition by range (at)`,
  `create index audit_log_by_age on audit_log (at, id)`,
  `create index audit_log_by_organization on audit_log (${pathAt(1)}, at, id)
    where organization_path is not null`,
  `create index audit_log_by_school on audit_log (${pathAt(2)}, at, id)
    where organization_path is not null`,
  // Entries are found at once: a list of those that wait to be put in order would be read by every search.
  `create index audit_log_by_person on audit_log using gin (concerned) with (fastupdate = off)`,
  `create trigger audit_log_is_append_only before update or delete on audit_log
    for each row execute function refuse_audit_change()`,
  `create trigger audit_log_is_never_truncated before truncate on audit_log
    for each statement execute function refuse_audit_change()`,
  // What no month takes, where a clock is ahead: no act fails for the lack of a month.
  `create table audit_log_rest partition of audit_log default`,
  `create trigger audit_log_is_never_truncated before truncate on audit_log_rest
    for each statement execute function refuse_audit_change()`,
  // Both run as the owner of the tables: the service itself may not have that right.
  `create function open_audit_months(first timestamptz, last timestamptz) returns void
    language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
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
  // Whoever asks, nothing of the last 400 days goes.
  `create function drop_audit_months(ended_before timestamptz) returns bigint
    language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
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
  end $$`,
  `select open_audit_months(coalesce((select min(at) from audit_log_of_before), now()), now() + interval '2 months')`,
  `insert into audit_log (at, action, by_account, on_behalf_of, subject, concerned, request_id, address, before, after)
    select at, action, by_account, on_behalf_of, subject,
      array_remove(array[by_account, on_behalf_of, subject], null), request_id, address, before, after
    from audit_log_of_before order by id`,
  `drop table audit_log_of_before`,
];
