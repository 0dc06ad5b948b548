import { type Kysely, sql } from 'kysely';
import type {
  ArchivedStudent,
  StudentDirectory,
  StudentName,
} from '#application/service/classrooms/ports/student-directory.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ExportedStudent } from '#domain/rosters/files/roster-file.ts';
import { type ListedStudent, studentName } from '#domain/classrooms/students/student.ts';
import type { StudentColumn, StudentQuery } from '#domain/classrooms/students/student-table.ts';
import { foldText } from '#domain/platform/tables/fold-text.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { Schema } from '../schema.ts';
import { exportedStudents, listedStudentsInScope, studentSqlTable } from './student-page.ts';
import { filterSql } from '../platform/table-filter.ts';
import { readPage } from '../platform/table-page.ts';

export class PostgresStudentDirectory implements StudentDirectory {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async page({ archived, on, formerOf, ...query }: StudentQuery, scope: Scope): Promise<Page<ListedStudent>> {
    const table = studentSqlTable(scope, { archived, ...(on && { on }), ...(formerOf && { formerOf }) });
    const page = await readPage<{ readonly student: ListedStudent }, StudentColumn>(this.#db, table, query);
    return { ...page, rows: page.rows.map(({ student }) => student) };
  }

  async ids(
    { archived, filter }: Pick<StudentQuery, 'archived' | 'filter'>,
    scope: Scope,
  ): Promise<readonly string[]> {
    const table = studentSqlTable(scope, { archived });
    const { rows } = await sql<{ readonly id: string }>`select s.id from ${table.from}
      where ${table.scope} and ${filterSql(filter, table)} order by s.id collate "C"`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  async archivedBefore(
    day: IsoDate,
    { after, limit }: Parameters<StudentDirectory['archivedBefore']>[1],
  ): Promise<readonly ArchivedStudent[]> {
    const behind = (last: ArchivedStudent) => sql`(archived_on, id) > (${last.archivedOn}::date, ${last.id})`;
    const { rows } = await sql<ArchivedStudent>`
      select id, organization_path as organization, to_char(archived_on, 'YYYY-MM-DD') as "archivedOn"
      from students
      where state = 'archived' and merged_into is null and archived_on < ${day}::date
        and ${after === null ? sql`true` : behind(after)}
      order by archived_on, id limit ${limit}`.execute(this.#db);
    return rows;
  }

  async exported(
    { archived, after, limit }: Parameters<StudentDirectory['exported']>[0],
    scope: Scope,
  ): Promise<readonly ExportedStudent[]> {
    const order = sql`coalesce(s.name_folded, '') collate "C", s.id collate "C"`;
    const behind = (last: StudentName) => sql`(${order}) > (${foldText(studentName(last))}, ${last.id})`;
    const page = sql`select s.* from students s
      where ${listedStudentsInScope(scope)} and s.merged_into is null and s.state = ${archived ? 'archived' : 'active'}
        and ${after === null ? sql`true` : behind(after)}
      order by ${order} limit ${limit}`;
    const { rows } = await sql<{
      readonly student: ExportedStudent;
    }>`${exportedStudents(page, order, scope)}`.execute(this.#db);
    return rows.map(({ student }) => student);
  }
}
