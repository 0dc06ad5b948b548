import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { KeptFileRow } from '#domain/classrooms/records/child-record.ts';
import type {
  ImportChange,
  ImportStore,
  KeptRecord,
  ListedRow,
  NamedImport,
  Placed,
  PlannedQuery,
  RecordPlace,
} from '#application/service/rosters/ports/import-store.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { ImportIssue, IssueSeverity } from '#domain/rosters/files/import-issue.ts';
import type { PlannedRow } from '#domain/rosters/plan/planned-row.ts';
import { type ImportState, noDecisions, type RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { isReached, organizationAt } from '../organizations/organization-rows.ts';
import { changeSetTable, studentRow } from '../classrooms/roster-rows.ts';
import { twinOf } from '../classrooms/row-names.ts';

type Work = {
  readonly records: readonly KeptRecord[];
  readonly planned: readonly Placed<PlannedRow>[];
  readonly issues: readonly Placed<ImportIssue>[];
};
type ImportRow = RosterImport & { readonly changedAt: number };

const importTable: TableDefinition<ImportRow> = { name: 'imports', key: byId };
const workTable: TableDefinition<Work & { readonly id: string }> = { name: 'import work', key: byId };

const noWork: Work = { records: [], planned: [], issues: [] };
const isBehind = (one: RecordPlace, other: RecordPlace): boolean =>
  one.file > other.file || (one.file === other.file && one.line > other.line);

export class InMemoryImportStore extends InMemoryStore implements ImportStore {
  readonly #imports = this.tables.of(importTable);
  readonly #works = this.tables.of(workTable);

  async open({
    id,
    organization,
    by,
    at,
    isRehearsal = false,
  }: Parameters<ImportStore['open']>[0]): Promise<void> {
    const nothing = {
      rollover: null,
      report: null,
      jobId: null,
      changeSetId: null,
      committedAt: null,
      undo: null,
    };
    const none = { plan: 0, planned: 0, applied: 0, files: [], decisions: noDecisions, ...nothing };
    const opened = { id, organization, by, at, isRehearsal, state: 'receiving' } as const;
    this.#imports.save({ ...opened, ...none, changedAt: this.#now() });
  }

  async list(scope: Scope, limit: number): Promise<readonly NamedImport[]> {
    return this.#imports
      .where(({ organization }) => isReached(scope, organization))
      .toSorted((one, other) => other.at - one.at || compareCodePoints(other.id, one.id))
      .slice(0, limit)
      .map((one) => this.#named(one));
  }

  async byId(id: string, scope: Scope): Promise<NamedImport | null> {
    const found = await this.findForUpdate(id, scope);
    return found === null ? null : this.#named(found);
  }

  async findForUpdate(id: string, scope: Scope): Promise<RosterImport | null> {
    const found = this.#imports.get(id);
    if (found === null || !isReached(scope, found.organization)) return null;
    const { changedAt: _changed, ...one } = found;
    return one;
  }

  async progressOfOthers({ id, organization }: Pick<RosterImport, 'id' | 'organization'>): Promise<string> {
    const beside = this.#imports.where(
      (one) =>
        one.id !== id &&
        one.changeSetId !== null &&
        (one.organization.startsWith(organization) || organization.startsWith(one.organization)),
    );
    return beside.map(({ id: other, state, applied }) => `${other} ${state} ${applied}`).join();
  }

  async isAddedSince(
    { id, organization }: Pick<RosterImport, 'id' | 'organization'>,
    since: number,
  ): Promise<boolean> {
    const planned = new Set(
      this.#work(id).planned.flatMap(({ kind, act, name }) =>
        kind === 'student' && act === 'added' ? [name.toLowerCase()] : [],
      ),
    );
    const ids = this.tables
      .of(changeSetTable)
      .where(
        (set) =>
          set.kind === 'students-added' &&
          set.at >= since &&
          (set.organization ?? '').startsWith(organization),
      )
      .flatMap(({ changes }) => changes.flatMap((change) => (change.kind === 'student' ? [change.id] : [])));
    return ids.some((student) => {
      const { given = '', family = null } = studentRow(this.tables, student)?.fields ?? {};
      return planned.has(studentName({ given, family }).toLowerCase());
    });
  }

  async change(id: string, change: ImportChange): Promise<void> {
    this.#imports.change(id, { ...change, changedAt: this.#now() });
  }

  async addRecords(id: string, records: readonly KeptRecord[]): Promise<void> {
    this.#write(id, { records: [...this.#work(id).records, ...records] });
  }

  async dropRecords(id: string, file: number): Promise<void> {
    this.#write(id, { records: this.#work(id).records.filter((record) => record.file !== file) });
  }

  async records(id: string, after: RecordPlace, limit: number): Promise<readonly KeptRecord[]> {
    return this.#work(id)
      .records.filter((one) => isBehind(one, after))
      .toSorted((one, other) => (isBehind(one, other) ? 1 : -1))
      .slice(0, limit);
  }

  async recordsAt(id: string, places: readonly RecordPlace[]): Promise<readonly KeptRecord[]> {
    const all = await this.records(id, { file: -1, line: 0 }, Number.POSITIVE_INFINITY);
    return all.filter(({ file, line }) => places.some((place) => place.file === file && place.line === line));
  }

  async forgetColumns(id: string, file: number, columns: readonly number[]): Promise<void> {
    const { records } = this.#work(id);
    const header = Math.min(...records.flatMap((record) => (record.file === file ? record.line : [])));
    this.#write(id, {
      records: records.map((record) =>
        record.file !== file || record.line === header
          ? record
          : { ...record, cells: record.cells.map((cell, at) => (columns.includes(at) ? '' : cell)) },
      ),
    });
  }

  async replaceRecords(
    id: string,
    records: readonly Pick<KeptRecord, 'cells' | 'file' | 'line'>[],
  ): Promise<void> {
    const replaced = this.#work(id).records.map((held) => ({
      ...held,
      ...records.find(({ file, line }) => file === held.file && line === held.line),
    }));
    this.#write(id, { records: replaced });
  }

  async clearPlan(id: string): Promise<void> {
    this.#write(id, { planned: [], issues: [] });
  }

  async addPlanned(id: string, rows: readonly Placed<PlannedRow>[]): Promise<void> {
    this.#write(id, { planned: [...this.#work(id).planned, ...rows] });
  }

  async addIssues(id: string, issues: readonly Placed<ImportIssue>[]): Promise<void> {
    this.#write(id, { issues: [...this.#work(id).issues, ...issues] });
  }

  async planned(id: string, query: PlannedQuery, limit: number): Promise<readonly ListedRow[]> {
    const isAsked = ({ act, kind, seq }: Placed<PlannedRow>): boolean =>
      seq > query.after &&
      act !== 'known' &&
      (query.act === null || act === query.act) &&
      (query.kind === null || kind === query.kind);
    return this.#work(id)
      .planned.filter(isAsked)
      .slice(0, limit)
      .map((one) => ({ ...one, twinIs: one.twin === null ? null : twinOf(this.tables, one.twin) }));
  }

  async toCommit(id: string, after: number, limit: number): Promise<readonly Placed<PlannedRow>[]> {
    const isDone = ({ act, changes, link, seq }: Placed<PlannedRow>): boolean =>
      seq > after && act !== 'heldBack' && act !== 'otherSource' && (link !== null || changes.length > 0);
    return this.#work(id).planned.filter(isDone).slice(0, limit);
  }

  async issues(
    id: string,
    { severity, after }: { readonly severity: IssueSeverity | null; readonly after: number },
    limit: number,
  ) {
    const { issues, records } = this.#work(id);
    const files = this.#imports.get(id)?.files.map(({ name }) => name) ?? [];
    return issues
      .filter((issue) => issue.seq > after && (severity === null || issue.severity === severity))
      .slice(0, limit)
      .map((issue) => {
        const at = records.find(({ file, line }) => files[file] === issue.file && line === issue.line);
        return { ...issue, cells: at?.cells ?? null };
      });
  }

  async erase(id: string): Promise<void> {
    this.#works.delete(id);
  }

  async eraseBefore(timestamp: number, states: readonly ImportState[]): Promise<number> {
    const isOld = ({ changedAt, state }: ImportRow): boolean =>
      changedAt < timestamp && states.includes(state);
    const those = new Set(this.#imports.where(isOld).map(({ id }) => id));
    return this.#works.deleteWhere(({ id }) => those.has(id));
  }

  rowsFor(ids: ReadonlySet<string>): readonly KeptFileRow[] {
    return this.#imports.all().flatMap(({ id, files, isRehearsal }) => {
      const { planned, records } = this.#work(id);
      const places = planned.filter((row) => row.id !== null && ids.has(row.id)).map(({ at }) => at);
      return records.flatMap(({ file, line, cells }) => {
        const name = files[file]?.name ?? '';
        return places.some((at) => at.file === name && at.line === line)
          ? [{ file: name, line, cells: isRehearsal ? [] : cells }]
          : [];
      });
    });
  }

  forgetStudents(ids: ReadonlySet<string>): void {
    for (const { id, files } of this.#imports.all()) {
      const work = this.#work(id);
      const unplanned = work.planned.filter(({ student }) => student !== null && ids.has(student));
      const isTheirs = (file: string | undefined, line: number | null): boolean =>
        unplanned.some(({ at }) => at.file === file && at.line === line);
      if (unplanned.length === 0) continue;
      this.#write(id, {
        planned: work.planned.filter((row) => !unplanned.includes(row)),
        records: work.records.filter(({ file, line }) => !isTheirs(files[file]?.name, line)),
        issues: work.issues.filter(({ file, line }) => !isTheirs(file, line)),
      });
    }
  }

  moveAll(from: OrganizationPath, to: OrganizationPath): void {
    this.#imports.changeWhere(
      ({ organization }) => organization === from,
      () => ({ organization: to }),
    );
  }

  #now(): number {
    return this.tables.context.clock.now();
  }

  #work(id: string): Work {
    return this.#works.get(id) ?? noWork;
  }

  #write(id: string, change: Partial<Work>): void {
    this.#works.save({ ...this.#work(id), ...change, id });
  }

  #named(one: RosterImport): NamedImport {
    const { firstName = null, lastName = null } = this.tables.of(accountTable).get(one.by ?? '') ?? {};
    const byName = [firstName, lastName].filter((part) => part !== null).join(' ') || null;
    return { ...one, organizationName: organizationAt(this.tables, one.organization)?.name ?? '', byName };
  }
}
