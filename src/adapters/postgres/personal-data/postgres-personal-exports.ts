import { type Kysely, sql } from 'kysely';
import type {
  GatheredData,
  NewExport,
  DataSubject,
  PersonalExports,
} from '#application/service/identity/ports/personal-exports.ts';
import type { StoredExport } from '#domain/platform/privacy/personal-export.ts';
import { personalData } from './personal-data.ts';
import { rowsAbout, tablesAboutPeople } from './rows-about.ts';
import { instant, type Schema } from '../schema.ts';

/**
 * Exports of personal data in PostgreSQL or PGlite, based on the inventory. Files are not encrypted. The rows that they copy are in the same database, so a key
 * in that database would not protect them.
 */
export class PostgresPersonalExports implements PersonalExports {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async gather(person: DataSubject): Promise<readonly GatheredData[]> {
    const gathered: GatheredData[] = [];
    for (const name of tablesAboutPeople) {
      const { rows } = await rowsAbout(this.#db, name, person);
      const { purpose = '', retention = '' } = personalData[name] ?? {};
      if (rows.length > 0) gathered.push({ name, purpose, retention, rows });
    }
    return gathered;
  }

  async save({ id, accountId, file, madeAt, endsAt }: NewExport): Promise<void> {
    await sql`insert into personal_exports (id, account_id, file, made_at, ends_at)
      select ${id}, accounts.id, ${Buffer.from(file)}, ${instant(madeAt)}, ${instant(endsAt)}
      from accounts where accounts.id = ${accountId}
      on conflict (id) do update
        set file = excluded.file, made_at = excluded.made_at, ends_at = excluded.ends_at`.execute(this.#db);
  }

  async list(accountId: string, now: number): Promise<readonly StoredExport[]> {
    const { rows } = await sql<{ id: string; made_at: number; ends_at: number; bytes: number }>`
      select id, made_at, ends_at, length(file) as bytes from personal_exports
      where account_id = ${accountId} and ends_at > ${instant(now)} order by made_at desc, id desc`.execute(
      this.#db,
    );
    return rows.map(({ id, made_at, ends_at, bytes }) => ({ id, madeAt: made_at, endsAt: ends_at, bytes }));
  }

  async file(accountId: string, id: string, now: number): Promise<Uint8Array | null> {
    const row = await this.#db
      .selectFrom('personal_exports')
      .select('file')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('ends_at', '>', sql<number>`${instant(now)}`)
      .executeTakeFirst();
    return row === undefined ? null : new Uint8Array(row.file);
  }

  async removeEnded(now: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('personal_exports')
      .where('ends_at', '<=', sql<number>`${instant(now)}`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
