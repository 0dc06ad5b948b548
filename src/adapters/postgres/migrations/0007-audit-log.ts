import { type Kysely, sql } from 'kysely';

/** The audit log: append-only, no matter who asks. Only rows from before `blockyard.audit_pruned_before` may be deleted. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // No foreign keys: an entry outlives what it is about.
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    action text not null,
    by_account text,
    on_behalf_of text,
    subject text not null,
    request_id text,
    address text,
    before jsonb,
    after jsonb
  )`,
  `create index audit_log_by_age on audit_log (at)`,
  `create index audit_log_by_subject on audit_log (subject, at)`,
  `create index audit_log_by_actor on audit_log (by_account, at)`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.at < nullif(current_setting('blockyard.audit_pruned_before', true), '')::timestamptz then
        return old;
      end if;
    end if;
    raise exception 'the audit log is append-only';
  end $$`,
  `create trigger audit_log_is_append_only before update or delete on audit_log
    for each row execute function refuse_audit_change()`,
  `create trigger audit_log_is_never_truncated before truncate on audit_log
    for each statement execute function refuse_audit_change()`,
];
