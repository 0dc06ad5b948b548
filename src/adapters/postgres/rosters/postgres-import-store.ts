import { type Kysely, sql } from 'kysely';
import type {
  ImportChange,
  ImportStore,
  IssueInRow,
  KeptRecord,
  ListedRow,
  NamedImport,
  Placed,
  PlannedQuery,
  RecordPlace,
} from '#application/service/rosters/ports/import-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import { pathsTo } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { ImportIssue, IssueSeverity } from '#domain/rosters/files/import-issue.ts';
import type { PlannedRow } from '#domain/rosters/plan/planned-row.ts';
import { type ImportState, noDecisions, type RosterImport } from '#domain/rosters/imports/roster-import.ts';
import {
  importColumnsOf,
  importColumns,
  type StoredImportRow,
  importOf,
  namedImportOf,
} from './import-rows.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import { instant, type Schema } from '../schema.ts';
import { codePointsWithin, pathInScope } from '../platform/scope-sql.ts';

const plannedColumns = sql`seq, kind, row_id as id, student_id as student, act, name, json_build_object('file', file, 'line', line) as at, changes,
  link, student_key as key, twin, to_char(erased_on, 'YYYY-MM-DD') as "erasedOn"`;

/** The number of plan rows that one query searches for the next rows. */
const placesPerBatch = 4_000;

export class PostgresImportStore implements ImportStore {
  readonly #db: Kysely<Schema>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(db: Kysely<Schema>, clock: Pick<Clock, 'now'>) {
    this.#db = db;
    this.#clock = clock;
  }

  async open({
    id,
    organization,
    by,
    at,
    isRehearsal = false,
  }: Parameters<ImportStore['open']>[0]): Promise<void> {
    const row = {
      id,
      organization_path: organization,
      made_by: by,
      made_at: instant(at),
      is_rehearsal: isRehearsal,
    };
    const empty = { files: '[]', decisions: JSON.stringify(noDecisions), plan: 0, planned: 0, applied: 0 };
    await this.#db
      .insertInto('imports')
      .values({ ...row, ...empty, changed_at: instant(this.#clock.now()), state: 'receiving' })
      .execute();
  }

  async list(scope: Scope, limit: number): Promise<readonly NamedImport[]> {
    const { rows } = await sql<StoredImportRow>`select ${importColumns}, ${this.#names()} from imports i
      where ${pathInScope(scope, sql.ref('i.organization_path'))}
      order by i.made_at desc, i.id desc limit ${limit}`.execute(this.#db);
    return rows.map(namedImportOf);
  }

  async byId(id: string, scope: Scope): Promise<NamedImport | null> {
    const { rows } = await sql<StoredImportRow>`select ${importColumns}, ${this.#names()} from imports i
      where i.id = ${id} and ${pathInScope(scope, sql.ref('i.organization_path'))}`.execute(this.#db);
    return rows[0] === undefined ? null : namedImportOf(rows[0]);
  }

  async findForUpdate(id: string, scope: Scope): Promise<RosterImport | null> {
    const { rows } = await sql<StoredImportRow>`select ${importColumns} from imports i
      where i.id = ${id} and ${pathInScope(scope, sql.ref('i.organization_path'))} for update`.execute(
      this.#db,
    );
    return rows[0] === undefined ? null : importOf(rows[0]);
  }

  async progressOfOthers({ id, organization }: Pick<RosterImport, 'id' | 'organization'>): Promise<string> {
    const { rows } = await sql<{ progress: string }>`select concat_ws(' ', count(*), sum(applied),
        count(*) filter (where state in ('undoing', 'undone'))) as progress
      from imports i where i.id <> ${id} and i.change_set_id is not null
        and (${codePointsWithin(sql.ref('i.organization_path'), organization)}
          or i.organization_path = any(${pathsTo(organization)}))`.execute(this.#db);
    return rows[0]?.progress ?? '';
  }

  async isAddedSince(
    { id, organization }: Pick<RosterImport, 'id' | 'organization'>,
    since: number,
  ): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`select exists (
      select from change_sets c join roster_changes r on r.change_set_id = c.id and r.kind = 'student' and r.field = 'given'
        join students s on s.id = r.row_id
        join import_plans p on lower(p.name) = lower(concat_ws(' ', s.given_name, s.family_name))
      where c.kind = 'students-added' and c.made_at >= ${instant(since)}::timestamptz
        and ${codePointsWithin(sql.ref('c.organization_path'), organization)}
        and p.import_id = ${id} and p.kind = 'student' and p.act = 'added') as found`.execute(this.#db);
    return rows[0]?.found ?? false;
  }

  async change(id: string, change: ImportChange): Promise<void> {
    await this.#db
      .updateTable('imports')
      .set({ ...importColumnsOf(change), changed_at: instant(this.#clock.now()) })
      .where('id', '=', id)
      .execute();
  }

  async addRecords(id: string, records: readonly KeptRecord[]): Promise<void> {
    await sql`insert into import_records (import_id, file, line, cells, problem)
      select ${id}, file, line, cells, problem
      from json_to_recordset(${JSON.stringify(records)}::json) as r (file smallint, line integer, cells json, problem text)`.execute(
      this.#db,
    );
  }

  async dropRecords(id: string, file: number): Promise<void> {
    await this.#db
      .deleteFrom('import_records')
      .where('import_id', '=', id)
      .where('file', '=', file)
      .execute();
  }

  async records(id: string, { file, line }: RecordPlace, limit: number): Promise<readonly KeptRecord[]> {
    const { rows } = await sql<KeptRecord>`select file, line, cells, problem from import_records
      where import_id = ${id} and (file, line) > (${file}::smallint, ${line}::integer)
      order by file, line limit ${limit}`.execute(this.#db);
    return rows;
  }

  async recordsAt(id: string, places: readonly RecordPlace[]): Promise<readonly KeptRecord[]> {
    const { rows } = await sql<KeptRecord>`select r.file, r.line, r.cells, r.problem from import_records r
      join json_to_recordset(${JSON.stringify(places)}::json) as p (file smallint, line integer) using (file, line)
      where r.import_id = ${id} order by r.file, r.line`.execute(this.#db);
    return rows;
  }

  async replaceRecords(
    id: string,
    records: readonly Pick<KeptRecord, 'cells' | 'file' | 'line'>[],
  ): Promise<void> {
    await sql`update import_records r set cells = n.cells
      from json_to_recordset(${JSON.stringify(records)}::json) as n (file smallint, line integer, cells json)
      where r.import_id = ${id} and r.file = n.file and r.line = n.line`.execute(this.#db);
  }

  async forgetColumns(id: string, file: number, columns: readonly number[]): Promise<void> {
    await sql`update import_records r set cells = (
        select json_agg(case when at - 1 = any(${columns}::integer[]) then '' else cell end order by at)
        from json_array_elements_text(r.cells) with ordinality as c (cell, at))
      where r.import_id = ${id} and r.file = ${file} and r.line > (
        select min(line) from import_records where import_id = ${id} and file = ${file})
        and json_array_length(r.cells) > 0`.execute(this.#db);
  }

  async clearPlan(id: string): Promise<void> {
    await sql`with issues as (delete from import_issues where import_id = ${id})
      delete from import_plans where import_id = ${id}`.execute(this.#db);
  }

  async addPlanned(id: string, rows: readonly Placed<PlannedRow>[]): Promise<void> {
    const flat = rows.map(({ at, id: row, ...rest }) => ({ ...rest, ...at, row }));
    await sql`insert into import_plans
        (import_id, seq, kind, row_id, student_id, act, name, file, line, changes, link, student_key, twin, erased_on)
      select ${id}, seq, kind, row, student, act, name, file, line, changes, link, key, twin, "erasedOn"
      from json_to_recordset(${JSON.stringify(flat)}::json) as r (seq integer, kind text, "row" text, student text, act text,
        name text, file text, line integer, changes json, link text, key text, twin text, "erasedOn" date)`.execute(
      this.#db,
    );
  }

  async addIssues(id: string, issues: readonly Placed<ImportIssue>[]): Promise<void> {
    await sql`insert into import_issues (import_id, seq, code, severity, file, line, column_name, value, expected)
      select ${id}, seq, code, severity, file, line, "column", value, expected
      from json_to_recordset(${JSON.stringify(issues)}::json) as r (seq integer, code text, severity text,
        file text, line integer, "column" text, value text, expected text)`.execute(this.#db);
  }

  async planned(
    id: string,
    { act, kind, after }: PlannedQuery,
    limit: number,
  ): Promise<readonly ListedRow[]> {
    const { rows } = await sql<ListedRow>`select ${plannedColumns}, (
        select json_build_object('name', concat_ws(' ', s.given_name, s.family_name), 'number', s.student_number, 'grade', s.grade, 'classrooms', coalesce((
          select json_agg(c.name order by ${naturalOrder(sql.ref('c.name_folded'))}, c.id collate "C")
          from enrollments e join classrooms c on c.id = e.classroom_id
          where e.student_id = s.id and e.is_current), '[]'))
        from students s where s.id = import_plans.twin) as "twinIs"
      from import_plans where import_id = ${id} and seq > ${after} and act <> 'known'
        and (${act}::text is null or act = ${act}) and (${kind}::text is null or kind = ${kind})
      order by seq limit ${limit}`.execute(this.#db);
    return rows;
  }

  async toCommit(id: string, after: number, limit: number): Promise<readonly Placed<PlannedRow>[]> {
    // Reads windows of row numbers. A new plan has no statistics, so PostgreSQL would otherwise sort all remaining rows.
    for (let from = after; ; from += placesPerBatch) {
      const until = from + placesPerBatch;
      const { rows } = await sql<Placed<PlannedRow>>`select ${plannedColumns} from import_plans
        where import_id = ${id} and seq > ${from} and seq <= ${until}
          and act not in ('heldBack', 'otherSource') and (link is not null or changes::text <> '[]')
        order by seq limit ${limit}`.execute(this.#db);
      if (rows.length > 0 || !(await this.#goesOn(id, until))) return rows;
    }
  }

  async #goesOn(id: string, index: number): Promise<boolean> {
    const { rows } = await sql<{ readonly more: boolean }>`select exists (
      select from import_plans where import_id = ${id} and seq > ${index}) as more`.execute(this.#db);
    return rows[0]?.more ?? false;
  }

  async issues(
    id: string,
    { severity, after }: { readonly severity: IssueSeverity | null; readonly after: number },
    limit: number,
  ): Promise<readonly IssueInRow[]> {
    const { rows } =
      await sql<IssueInRow>`select s.seq, s.code, s.severity, s.file, s.line, s.column_name as "column",
        s.value, s.expected, r.cells
      from import_issues s join imports i on i.id = s.import_id
      left join import_records r on r.import_id = s.import_id and r.line = s.line and r.file = (
        select f.place - 1 from jsonb_array_elements(i.files) with ordinality as f (file, place)
        where f.file ->> 'name' = s.file limit 1)
      where s.import_id = ${id} and s.seq > ${after} and (${severity}::text is null or s.severity = ${severity})
      order by s.seq limit ${limit}`.execute(this.#db);
    return rows;
  }

  async erase(id: string): Promise<void> {
    await this.#eraseOf(sql`id = ${id}`);
  }

  eraseBefore(timestamp: number, states: readonly ImportState[]): Promise<number> {
    return this.#eraseOf(sql`changed_at < ${instant(timestamp)} and state = any(${states})
      and (exists (select from import_records r where r.import_id = imports.id)
        or exists (select from import_plans p where p.import_id = imports.id))`);
  }

  async #eraseOf(which: ReturnType<typeof sql>): Promise<number> {
    const { rows } = await sql`with those as (select id from imports where ${which}),
        records as (delete from import_records where import_id in (select id from those)),
        issues as (delete from import_issues where import_id in (select id from those)),
        plans as (delete from import_plans where import_id in (select id from those))
      select id from those`.execute(this.#db);
    return rows.length;
  }

  #names() {
    return sql`(select o.name from organizations o where o.path = i.organization_path) as "organizationName",
      (select nullif(concat_ws(' ', a.first_name, a.last_name), '') from accounts a where a.id = i.made_by) as "byName"`;
  }
}
