import { type Kysely, sql } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import type { AuditLog, CallOrigin } from '#application/service/platform/ports/audit-log.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { ActivityPage, ActivityQuery } from '#domain/activity.ts';
import { type AuditEntry } from '#domain/audit.ts';
import { storedEntry } from '#domain/stored-audit-entry.ts';
import { readAuditPage } from './audit-page.ts';
import { instant, type Schema } from '../schema.ts';

/** The context of an audit entry: the time, and the current call. */
export type AuditContext = {
  readonly clock: Pick<Clock, 'now'>;
  readonly origin: () => CallOrigin | null;
};

/** Returns a value as JSON text. If there is no value, returns SQL's null instead of JSON's. */
const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/**
 * The audit log in PostgreSQL or PGlite, with one partition per month. Triggers prevent changes of entries. Two functions of the database add and drop
 * partitions, and run as the owner of the tables.
 */
export class PostgresAuditLog implements AuditLog {
  readonly #db: Kysely<Schema>;
  readonly #context: AuditContext;

  constructor(db: Kysely<Schema>, context: AuditContext) {
    this.#db = db;
    this.#context = context;
  }

  async record(entry: AuditEntry): Promise<void> {
    const stored = storedEntry(entry, this.#context.clock.now(), this.#context.origin());
    await this.#db
      .insertInto('audit_log')
      .values({
        at: instant(stored.at),
        action: stored.action,
        by_account: stored.by,
        on_behalf_of: stored.onBehalfOf,
        subject: stored.subject,
        concerned: [...stored.concerned],
        organization_path: stored.organization,
        filter: json(stored.filter),
        count: stored.count,
        request_id: stored.requestId,
        address: stored.address,
        before: json(stored.before),
        after: json(stored.after),
      })
      .execute();
  }

  page(query: ActivityQuery, scope: Scope, concerning?: string): Promise<ActivityPage> {
    return readAuditPage(this.#db, query, scope, concerning);
  }

  async prepare(until: number): Promise<void> {
    const from = instant(this.#context.clock.now());
    await sql`select open_audit_months(${from}, ${instant(until)})`.execute(this.#db);
  }

  async prune(before: number): Promise<number> {
    const { rows } = await sql<{
      removed: number;
    }>`select drop_audit_months(${instant(before)})::integer as removed`.execute(this.#db);
    return rows[0]?.removed ?? 0;
  }
}
