import { type Kysely, sql } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import type { AuditLog, CallOrigin } from '#application/service/ports/audit-log.ts';
import type { AuditEntry } from '#domain/audit/audit.ts';
import { instant, type Schema } from './schema.ts';

/** What an audit log knows of the moment: its time, and the call that is being answered. */
export type AuditContext = {
  readonly clock: Pick<Clock, 'now'>;
  readonly origin: () => CallOrigin | null;
};

/** A value as JSON text; SQL's null where there is none, not JSON's. */
const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** The audit log in PostgreSQL or PGlite, whose triggers refuse every change of an entry. */
export class PostgresAuditLog implements AuditLog {
  readonly #db: Kysely<Schema>;
  readonly #context: AuditContext;

  constructor(db: Kysely<Schema>, context: AuditContext) {
    this.#db = db;
    this.#context = context;
  }

  async record(entry: AuditEntry): Promise<void> {
    const origin = this.#context.origin();
    await this.#db
      .insertInto('audit_log')
      .values({
        at: instant(this.#context.clock.now()),
        action: entry.action,
        by_account: entry.by,
        on_behalf_of: entry.onBehalfOf ?? null,
        subject: entry.subject,
        request_id: origin?.requestId ?? null,
        address: origin?.address ?? null,
        before: json('before' in entry ? entry.before : null),
        after: json('after' in entry ? entry.after : null),
      })
      .execute();
  }

  prune(before: number, limit: number): Promise<number> {
    return this.#db.transaction().execute(async (trx) => {
      await sql`select set_config('blockyard.audit_pruned_before', ${instant(before)}, true)`.execute(trx);
      const { numAffectedRows = 0n } = await sql`delete from audit_log where id in (
        select id from audit_log where at < ${instant(before)} order by at limit ${limit}
      )`.execute(trx);
      return Number(numAffectedRows);
    });
  }
}
