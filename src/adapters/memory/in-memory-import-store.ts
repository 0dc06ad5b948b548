import type { KeptFileRow } from '#domain/students/child-record.ts';
import type {
  ImportChange,
  ImportStore,
  KeptRecord,
  ListedRow,
  NamedImport,
  Placed,
  PlannedQuery,
  RecordPlace,
} from '#application/service/ports/import-store.ts';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { OrganizationRepository } from '#application/service/ports/organization-repository.ts';
import { everywhere, isInScope, type Scope } from '#domain/access/scope.ts';
import type { ImportIssue, IssueSeverity } from '#domain/imports/import-issue.ts';
import type { PlannedRow } from '#domain/imports/planned-row.ts';
import { type ImportState, noDecisions, type RosterImport } from '#domain/imports/roster-import.ts';
import { idOfPath, type OrganizationPath } from '#domain/organizations/organization.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import type { InMemoryRosterStore } from './in-memory-roster-store.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type Work = {
  readonly records: readonly KeptRecord[];
  readonly planned: readonly Placed<PlannedRow>[];
  readonly issues: readonly Placed<ImportIssue>[];
};
type Rows = {
  readonly imports: InMemoryRows<RosterImport & { readonly changedAt: number }>;
  readonly work: InMemoryRows<Work>;
};
type Names = {
  readonly accounts: Pick<AccountRepository, 'byId'>;
  readonly organizations: Pick<OrganizationRepository, 'byId'>;
  readonly roster: Pick<InMemoryRosterStore, 'twin'>;
};

const noWork: Work = { records: [], planned: [], issues: [] };
const isBehind = (one: RecordPlace, other: RecordPlace): boolean =>
  one.file > other.file || (one.file === other.file && one.line > other.line);

export class InMemoryImportStore implements ImportStore {
  readonly #names: Names;
  readonly #now: () => number;
  readonly #rows: Rows;

  constructor(
    names: Names,
    now: () => number,
    rows: Rows = { imports: new InMemoryRows(), work: new InMemoryRows() },
  ) {
    this.#names = names;
    this.#now = now;
    this.#rows = rows;
  }

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
    const changedAt = this.#now();
    const opened = { id, organization, by, at, isRehearsal, state: 'receiving' } as const;
    this.#rows.imports.set(id, { ...opened, ...none, changedAt });
  }

  async list(scope: Scope, limit: number): Promise<readonly NamedImport[]> {
    const those = this.#rows.imports
      .all()
      .filter(({ organization }) => isInScope(scope, { relation: 'none', organization }))
      .toSorted((one, other) => other.at - one.at || compareCodePoints(other.id, one.id));
    return Promise.all(those.slice(0, limit).map((one) => this.#named(one)));
  }

  async byId(id: string, scope: Scope): Promise<NamedImport | null> {
    const found = await this.hold(id, scope);
    return found === null ? null : this.#named(found);
  }

  hold(id: string, scope: Scope): Promise<RosterImport | null> {
    const found = this.#rows.imports.get(id);
    if (found === null || !isInScope(scope, { relation: 'none', organization: found.organization }))
      return Promise.resolve(null);
    const { changedAt: _changed, ...one } = found;
    return Promise.resolve(one);
  }

  async progressBeside({ id, organization }: Pick<RosterImport, 'id' | 'organization'>): Promise<string> {
    const beside = this.#rows.imports
      .all()
      .filter(
        (one) =>
          one.id !== id &&
          one.changeSetId !== null &&
          (one.organization.startsWith(organization) || organization.startsWith(one.organization)),
      );
    return beside.map(({ id: other, state, applied }) => `${other} ${state} ${applied}`).join();
  }

  async change(id: string, change: ImportChange): Promise<void> {
    const held = this.#rows.imports.get(id);
    if (held !== null) this.#rows.imports.set(id, { ...held, ...change, changedAt: this.#now() });
  }

  async addRecords(id: string, records: readonly KeptRecord[]): Promise<void> {
    this.#write(id, (work) => ({ ...work, records: [...work.records, ...records] }));
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
    const own = this.#work(id).records.filter((record) => record.file === file);
    const header = Math.min(...own.map(({ line }) => line));
    this.#write(id, (work) => ({
      ...work,
      records: work.records.map((record) =>
        record.file !== file || record.line === header
          ? record
          : { ...record, cells: record.cells.map((cell, at) => (columns.includes(at) ? '' : cell)) },
      ),
    }));
  }

  async replaceRecords(
    id: string,
    records: readonly Pick<KeptRecord, 'cells' | 'file' | 'line'>[],
  ): Promise<void> {
    this.#write(id, (work) => ({
      ...work,
      records: work.records.map((held) => ({
        ...held,
        ...records.find(({ file, line }) => file === held.file && line === held.line),
      })),
    }));
  }

  async clearPlan(id: string): Promise<void> {
    this.#write(id, (work) => ({ ...work, planned: [], issues: [] }));
  }

  async addPlanned(id: string, rows: readonly Placed<PlannedRow>[]): Promise<void> {
    this.#write(id, (work) => ({ ...work, planned: [...work.planned, ...rows] }));
  }

  async addIssues(id: string, issues: readonly Placed<ImportIssue>[]): Promise<void> {
    this.#write(id, (work) => ({ ...work, issues: [...work.issues, ...issues] }));
  }

  async planned(id: string, query: PlannedQuery, limit: number): Promise<readonly ListedRow[]> {
    const isAsked = ({ act, kind, seq }: Placed<PlannedRow>): boolean =>
      seq > query.after &&
      act !== 'known' &&
      (query.act === null || act === query.act) &&
      (query.kind === null || kind === query.kind);
    const { roster } = this.#names;
    return this.#work(id)
      .planned.filter(isAsked)
      .slice(0, limit)
      .map((one) => ({ ...one, twinIs: one.twin === null ? null : roster.twin(one.twin) }));
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
    const files = this.#rows.imports.get(id)?.files.map(({ name }) => name) ?? [];
    return issues
      .filter((issue) => issue.seq > after && (severity === null || issue.severity === severity))
      .slice(0, limit)
      .map((issue) => {
        const at = records.find(({ file, line }) => files[file] === issue.file && line === issue.line);
        return { ...issue, cells: at?.cells ?? null };
      });
  }

  async erase(id: string): Promise<void> {
    this.#rows.work.delete(id);
  }

  async eraseBefore(moment: number, states: readonly ImportState[]): Promise<number> {
    const those = this.#rows.imports
      .all()
      .filter((one) => one.changedAt < moment && states.includes(one.state) && this.#rows.work.get(one.id));
    for (const { id } of those) this.#rows.work.delete(id);
    return those.length;
  }

  rowsFor(ids: ReadonlySet<string>): readonly KeptFileRow[] {
    return this.#rows.imports.all().flatMap(({ id, files, isRehearsal }) => {
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
    for (const { id, files } of this.#rows.imports.all()) {
      const work = this.#work(id);
      const unplanned = work.planned.filter(({ student }) => student !== null && ids.has(student));
      const isTheirs = (file: string | undefined, line: number | null): boolean =>
        unplanned.some(({ at }) => at.file === file && at.line === line);
      if (unplanned.length === 0) continue;
      this.#rows.work.set(id, {
        planned: work.planned.filter((row) => !unplanned.includes(row)),
        records: work.records.filter(({ file, line }) => !isTheirs(files[file]?.name, line)),
        issues: work.issues.filter(({ file, line }) => !isTheirs(file, line)),
      });
    }
  }

  moveAll(from: OrganizationPath, to: OrganizationPath): void {
    for (const one of this.#rows.imports.all())
      if (one.organization === from) this.#rows.imports.set(one.id, { ...one, organization: to });
  }

  draft(names: Names): { readonly imports: InMemoryImportStore; readonly commit: () => Undo } {
    const rows = { imports: this.#rows.imports.draft(), work: this.#rows.work.draft() };
    const imports = new InMemoryImportStore(names, this.#now, rows);
    return { imports, commit: () => undoOf(rows.imports.commit(), rows.work.commit()) };
  }

  #work(id: string): Work {
    return this.#rows.work.get(id) ?? noWork;
  }

  #write(id: string, next: (work: Work) => Work): void {
    this.#rows.work.set(id, next(this.#work(id)));
  }

  async #named(one: RosterImport): Promise<NamedImport> {
    const organization = await this.#names.organizations.byId(idOfPath(one.organization), everywhere);
    const account = one.by === null ? null : await this.#names.accounts.byId(one.by);
    const name = [account?.firstName, account?.lastName].filter((part) => typeof part === 'string').join(' ');
    return { ...one, organizationName: organization?.name ?? '', byName: name === '' ? null : name };
  }
}
