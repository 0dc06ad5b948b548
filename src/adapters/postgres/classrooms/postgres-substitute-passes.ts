import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  NamedPass,
  NewPass,
  StoredPass,
  SubstitutePasses,
} from '#application/service/classrooms/ports/substitute-passes.ts';
import type { SubstitutePass } from '#domain/classrooms/passes/substitute-pass.ts';
import { personName } from './classroom-row.ts';
import type { SubstitutePassesTable } from './pass-tables.ts';
import { instant, type Schema } from '../schema.ts';

type PassRow = Selectable<SubstitutePassesTable> & { readonly organization_path: string | null };

const passOf = (row: PassRow): StoredPass => ({
  id: row.id,
  classroomId: row.classroom_id,
  day: row.day,
  timeZone: row.time_zone,
  madeBy: row.made_by,
  madeAt: row.made_at,
  revokedAt: row.revoked_at,
  organization: row.organization_path,
});

const passWithDay = sql`p.id, p.code, p.classroom_id, to_char(p.day, 'YYYY-MM-DD') as day, p.time_zone, p.made_by,
  p.made_at, p.revoked_at, c.organization_path`;

export class PostgresSubstitutePasses implements SubstitutePasses {
  readonly #db: Kysely<Schema>;

  /** `db` may be a transaction. Operations with a limit require one. */
  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async make(
    { id, code, classroomId, day, timeZone, madeBy, madeAt, today }: NewPass,
    limit: number,
  ): Promise<boolean> {
    // Locks the classroom, so that passes are added to it one at a time. This is a separate statement, because a statement that waits for a lock reads by an
    // older snapshot.
    await sql`select from classrooms where id = ${classroomId} for update`.execute(this.#db);
    const { rows } = await sql`with outlived as (
        delete from substitute_passes where classroom_id = ${classroomId} and day < ${today}::date - 90)
      insert into substitute_passes (id, code, classroom_id, day, time_zone, made_by, made_at)
      select ${id}, ${code}, ${classroomId}, ${day}::date, ${timeZone}, ${madeBy}, ${instant(madeAt)}::timestamptz
      where ${limit} > (select count(*) from substitute_passes
        where classroom_id = ${classroomId} and revoked_at is null and day >= ${today}::date)
      returning id`.execute(this.#db);
    return rows.length > 0;
  }

  async ofClassroom(classroomId: string): Promise<readonly NamedPass[]> {
    const { rows } = await sql<PassRow & { readonly maker_name: string | null }>`select ${passWithDay},
        ${personName} as maker_name
      from substitute_passes p join classrooms c on c.id = p.classroom_id join accounts a on a.id = p.made_by
      where p.classroom_id = ${classroomId}
      order by p.day desc, p.made_at desc, p.id`.execute(this.#db);
    return rows.map((row) => ({ ...passOf(row), makerName: row.maker_name }));
  }

  byCode(code: string): Promise<StoredPass | null> {
    return this.#one(sql`p.code = ${code}`);
  }

  byToken(token: string): Promise<StoredPass | null> {
    return this.#one(sql`p.id = (select pass_id from substitute_pass_tokens where fingerprint = ${token})`);
  }

  async saveToken(passId: string, token: string): Promise<void> {
    await this.#db
      .insertInto('substitute_pass_tokens')
      .values({ fingerprint: token, pass_id: passId })
      .execute();
  }

  async revoke(
    { id, classroomId }: Pick<SubstitutePass, 'id' | 'classroomId'>,
    at: number,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('substitute_passes')
      .set({ revoked_at: instant(at) })
      .where('id', '=', id)
      .where('classroom_id', '=', classroomId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async forget(accountId: string): Promise<void> {
    await this.#db.deleteFrom('substitute_passes').where('made_by', '=', accountId).execute();
  }

  async #one(which: RawBuilder<unknown>): Promise<StoredPass | null> {
    const { rows } = await sql<PassRow>`select ${passWithDay}
      from substitute_passes p join classrooms c on c.id = p.classroom_id where ${which}`.execute(this.#db);
    return rows[0] ? passOf(rows[0]) : null;
  }
}
