import { type Kysely, sql } from 'kysely';
import type {
  ClassroomClassCode,
  ClassCodes,
  NewClassCode,
  ClassroomOfCode,
} from '#application/service/classrooms/ports/class-codes.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { instant, type Schema } from '../schema.ts';
import { classroomInScope } from '../platform/scope-sql.ts';

const insertNew = ({ classroomId, sealed, digest, at }: NewClassCode) =>
  sql`insert into class_codes (classroom_id, sealed, digest, renewed_at)
    select ${classroomId}, ${sealed}, ${digest}, ${instant(at)}::timestamptz
    where not exists (select from class_codes where digest = ${digest})`;

export class PostgresClassCodes implements ClassCodes {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ofClassroom(classroomId: string, scope: Scope): Promise<ClassroomClassCode | null> {
    const found = await this.#db
      .selectFrom('classrooms as c')
      .leftJoin('class_codes as j', 'j.classroom_id', 'c.id')
      .select(['c.organization_path', 'j.sealed', 'j.renewed_at', 'j.paused_at'])
      .select(sql<IsoDate | null>`to_char(j.closed_on, 'YYYY-MM-DD')`.as('closedOn'))
      .where('c.id', '=', classroomId)
      .where(sql<boolean>`${classroomInScope(scope, sql.ref('c.id'))}`)
      .executeTakeFirst();
    if (found === undefined) return null;
    const { organization_path: organization, sealed, closedOn } = found;
    const { renewed_at: renewedAt, paused_at: pausedAt } = found;
    const code = sealed === null || renewedAt === null ? null : { sealed, renewedAt, pausedAt, closedOn };
    return { organization, code };
  }

  async open(digests: readonly string[]): Promise<ClassroomOfCode | null> {
    const { rows } =
      await sql<ClassroomOfCode>`select c.id as "classroomId", c.organization_path as organization,
        j.digest, to_char(j.closed_on, 'YYYY-MM-DD') as "closedOn"
      from class_codes j join classrooms c on c.id = j.classroom_id
      where j.digest = any(${digests}) and j.paused_at is null and c.archived_at is null`.execute(this.#db);
    return rows[0] ?? null;
  }

  async add(code: NewClassCode): Promise<boolean> {
    const { rows } = await sql`${insertNew(code)} on conflict (classroom_id) do nothing
      returning classroom_id`.execute(this.#db);
    return rows.length > 0;
  }

  async save(code: NewClassCode): Promise<boolean> {
    const { rows } = await sql`${insertNew(code)}
      on conflict (classroom_id) do update set sealed = excluded.sealed, digest = excluded.digest,
        renewed_at = excluded.renewed_at, paused_at = null, closed_on = null
      returning classroom_id`.execute(this.#db);
    return rows.length > 0;
  }

  async setPaused(classroomId: string, at: number | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('class_codes')
      .set({ paused_at: at === null ? null : instant(at) })
      .where('classroom_id', '=', classroomId)
      .where('paused_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async setClosed(classroomId: string, day: IsoDate | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('class_codes')
      .set({ closed_on: day })
      .where('classroom_id', '=', classroomId)
      .where(sql<boolean>`closed_on is distinct from ${day}::date`)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async countPaused(classroomIds: readonly string[]): Promise<number> {
    const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from class_codes
      where classroom_id = any(${classroomIds}) and paused_at is not null`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }
}
