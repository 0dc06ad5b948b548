import { type Kysely, type Selectable, sql } from 'kysely';
import type { ViewAsStore } from '#application/service/organizations/ports/view-as-store.ts';
import type { ViewAs } from '#domain/organizations/staff/view-as.ts';
import { instant, type Schema } from '../schema.ts';
import type { ViewAsTable } from './staff-tables.ts';

const viewOf = (row: Selectable<ViewAsTable>): ViewAs => ({
  id: row.id,
  staffId: row.staff_id,
  accountId: row.account_id,
  reason: row.reason,
  startedAt: row.started_at,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
});

export class PostgresViewAsStore implements ViewAsStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async start({
    id,
    staffId,
    accountId,
    reason,
    startedAt,
    expiresAt,
  }: Omit<ViewAs, 'endedAt'>): Promise<void> {
    const [started_at, expires_at] = [instant(startedAt), instant(expiresAt)];
    await this.#db
      .insertInto('view_as')
      .values({
        id,
        staff_id: staffId,
        account_id: accountId,
        reason: JSON.stringify(reason),
        started_at,
        expires_at,
      })
      .execute();
  }

  async byId(id: string): Promise<ViewAs | null> {
    const row = await this.#db.selectFrom('view_as').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : viewOf(row);
  }

  async end(id: string, staffId: string, at: number): Promise<void> {
    await sql`update view_as set ended_at = ${instant(at)}
      where id = ${id} and staff_id = ${staffId} and ended_at is null`.execute(this.#db);
  }

  async forget(accountId: string): Promise<void> {
    await sql`delete from view_as where account_id = ${accountId} or staff_id = ${accountId}`.execute(
      this.#db,
    );
  }
}
