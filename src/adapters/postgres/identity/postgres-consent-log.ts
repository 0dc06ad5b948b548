import { type Kysely, sql } from 'kysely';
import type { ConsentLog, StoredConsent } from '#application/service/identity/ports/consent-log.ts';
import type { Consent } from '#domain/identity/consents/consent.ts';
import type { AuditContext } from '../platform/postgres-audit-log.ts';
import { instant, type Schema } from '../schema.ts';

/** Consents in PostgreSQL or PGlite. A trigger prevents changes. */
export class PostgresConsentLog implements ConsentLog {
  readonly #db: Kysely<Schema>;
  readonly #context: AuditContext;

  constructor(db: Kysely<Schema>, context: AuditContext) {
    this.#db = db;
    this.#context = context;
  }

  async record(accountId: string, consents: readonly Consent[]): Promise<void> {
    if (consents.length === 0) return;
    const at = instant(this.#context.clock.now());
    const address = this.#context.origin()?.address ?? null;
    const rows = consents.map(({ subject, version, given }) => ({
      account_id: accountId,
      subject,
      version,
      given,
      at,
      address,
    }));
    await this.#db.insertInto('consents').values(rows).execute();
  }

  async last(accountId: string): Promise<readonly StoredConsent[]> {
    const { rows } = await sql<StoredConsent>`
      select distinct on (subject) subject, version, given, at, address from consents
      where account_id = ${accountId} order by subject, id desc`.execute(this.#db);
    return rows;
  }

  async forget(accountId: string): Promise<void> {
    await this.#db.deleteFrom('consents').where('account_id', '=', accountId).execute();
  }
}
