import { type Kysely, sql } from 'kysely';

/**
 * A version for each account, new with every change of it or of its grants, and announcements of changes. Versions come
 * from a sequence: the number of a change that was undone is never given again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create sequence account_versions`,
  `alter table accounts add column version bigint not null default nextval('account_versions')`,
  `create function renew_account_version() returns trigger language plpgsql as $$
  begin
    new.version := nextval('account_versions');
    return new;
  end $$`,
  `create trigger accounts_have_versions before update on accounts
    for each row execute function renew_account_version()`,
  `create function renew_version_of_grants_account() returns trigger language plpgsql as $$
  begin
    update accounts set version = default where id in (old.account_id, new.account_id);
    return null;
  end $$`,
  `create trigger grants_renew_versions after insert or update or delete on grants
    for each row execute function renew_version_of_grants_account()`,
  `create function announce_account() returns trigger language plpgsql as $$
  begin
    perform pg_notify('blockyard_changes', 'account:' || old.id);
    return null;
  end $$`,
  `create trigger accounts_are_announced after update or delete on accounts
    for each row execute function announce_account()`,
  `create function announce_lessons() returns trigger language plpgsql as $$
  begin
    perform pg_notify('blockyard_changes', 'lessons');
    return null;
  end $$`,
  // Of equal notifications in one transaction one is sent.
  `create trigger lessons_are_announced after insert or update or delete on lessons
    for each row execute function announce_lessons()`,
];
