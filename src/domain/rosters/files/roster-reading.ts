import type { ColumnDates } from './column-dates.ts';
import { foldFileName, foldHeader } from './column-name.ts';
import { DraftRoster } from './draft-roster.ts';
import type { FormatFamily } from './file-spec.ts';
import { type ImportIssue, issueOf } from './import-issue.ts';
import { type IssueCounts, IssueList } from './issue-list.ts';
import { type ColumnMapping, knownFiles } from './recognize-file.ts';
import { resolveRoster } from './resolve-roster.ts';
import type { RosterSnapshot } from './roster-snapshot.ts';
import { type RowCounts, RowLedger } from './row-ledger.ts';
import { type ReadingState, TableReading } from './table-reading.ts';

export const rosterFormats = [
  'blockyard',
  'canvas',
  'clever',
  'csv',
  'kolibri',
  'oneroster-1.0',
  'oneroster-1.1',
  'oneroster-1.2',
  'sds-1',
  'sds-2',
  'sds-2.1',
] as const;
export type RosterFormat = (typeof rosterFormats)[number];

/** Returns the family of a format; the versions of a format count as one source. */
export function familyOf(format: RosterFormat): FormatFamily {
  if (format === 'oneroster-1.0' || format === 'oneroster-1.1' || format === 'oneroster-1.2')
    return 'oneroster';
  return format === 'sds-2.1' ? 'sds-2' : format;
}

export type ReadFile = {
  readonly file: string;
  /** The detected file; null if it is not a roster file. */
  readonly takenFor: { readonly family: FormatFamily; readonly file: string } | null;
  readonly rows: number;
  readonly outcomes: RowCounts;
};

export type ReadRoster = {
  /** Null if no file was recognized. */
  readonly format: RosterFormat | null;
  /** Whether the files contain only changes, so a row that is missing in them has not left the source. */
  readonly delta: boolean;
  /** Whether reading stopped early, because the files exceed a limit or are damaged. The result must not be applied. */
  readonly stopped: boolean;
  readonly files: readonly ReadFile[];
  readonly snapshot: RosterSnapshot;
  /** The first issues; `issueCounts` counts all. */
  readonly issues: readonly ImportIssue[];
  readonly issueCounts: IssueCounts;
};

const only12 = ['usermasteridentifier', 'preferredgivenname', 'primaryorgsourcedid'];
const only10 = ['userid', 'agents', 'termsourcedid'];
const wholeSet = ['class', 'enrollment', 'org', 'person'] as const;

export class RosterReading {
  readonly #state: ReadingState;
  readonly #tables: TableReading[] = [];
  #stopped = false;

  constructor(mapping: ColumnMapping = {}) {
    const dates = new Map<string, ColumnDates>();
    this.#state = {
      draft: new DraftRoster(),
      ledger: new RowLedger(),
      issues: new IssueList(),
      dates,
      mapping,
    };
  }

  table(file: string): TableReading {
    const table = new TableReading(file, this.#state);
    this.#tables.push(table);
    return table;
  }

  note(issue: ImportIssue): void {
    this.#state.issues.add(issue);
  }

  stop(issue: ImportIssue): void {
    this.note(issue);
    this.#stopped = true;
  }

  finish(): ReadRoster {
    const { draft, ledger, issues } = this.#state;
    const format = this.#format();
    this.#checkFiles(format);
    this.#checkManifest();
    const delta = [...draft.manifest].some(
      ([property, { value }]) => property.startsWith('file.') && value.toLowerCase() === 'delta',
    );
    const entities = new Set(this.#tables.map(({ recognized }) => recognized?.spec.entity));
    const partial = delta || !wholeSet.every((entity) => entities.has(entity));
    const snapshot = resolveRoster(this.#state, { partial });
    // Staff rows only lead to invitations or assign teachers. They do not count as imported rows.
    for (const { at } of snapshot.staff) ledger.withdraw(at);
    const files = this.#tables.map(({ file, recognized }): ReadFile => ({
      file,
      takenFor: recognized === null ? null : { family: recognized.spec.family, file: recognized.spec.file },
      ...ledger.counts(file),
    }));
    return {
      format,
      delta,
      stopped: this.#stopped,
      files,
      snapshot,
      issues: issues.listed,
      issueCounts: issues.counts,
    };
  }

  #headers(): ReadonlySet<string> {
    return new Set(
      this.#tables.flatMap(
        ({ recognized }) => recognized?.columns.map(({ header }) => foldHeader(header)) ?? [],
      ),
    );
  }

  #format(): RosterFormat | null {
    const votes = new Map<FormatFamily, number>();
    for (const { recognized } of this.#tables) {
      if (recognized === null || recognized.spec.entity === null) continue;
      const { family } = recognized.spec;
      votes.set(
        family,
        (votes.get(family) ?? 0) + 1 + recognized.columns.filter(({ field }) => field !== null).length,
      );
    }
    const [winner] = [...votes].toSorted(([, one], [, other]) => other - one);
    if (winner === undefined) return null;
    const [family] = winner;
    if (family === 'oneroster') return this.#oneRosterVersion();
    if (family === 'sds-2')
      return this.#tables.some(({ recognized }) => recognized?.spec.file === 'roles') ? 'sds-2.1' : 'sds-2';
    return family;
  }

  #oneRosterVersion(): RosterFormat {
    const version = this.#state.draft.manifest.get('oneroster.version')?.value ?? '';
    const headers = this.#headers();
    const hasRoles = this.#tables.some(({ recognized }) => recognized?.spec.file === 'roles');
    if (version.startsWith('1.2') || hasRoles || only12.some((header) => headers.has(header)))
      return 'oneroster-1.2';
    if (version.startsWith('1.0') || (version === '' && only10.some((header) => headers.has(header))))
      return 'oneroster-1.0';
    return 'oneroster-1.1';
  }

  #checkFiles(format: RosterFormat | null): void {
    const family = this.#tables.find(
      ({ recognized }) => recognized !== null && format?.startsWith(recognized.spec.family) === true,
    )?.recognized?.spec.family;
    for (const { file, recognized } of this.#tables) {
      if (recognized !== null && recognized.spec.entity !== null && recognized.spec.family !== family) {
        this.note(issueOf('file/mixed', file, { value: recognized.spec.family, expected: format }));
      }
    }
  }

  /** If the manifest and the files differ, the files take precedence. */
  #checkManifest(): void {
    const { manifest } = this.#state.draft;
    if (manifest.size === 0) return;
    const there = new Map(this.#tables.map(({ file }) => [foldFileName(file), file]));
    for (const [property, { value, at }] of manifest) {
      const isListed = property.startsWith('file.') && ['bulk', 'delta'].includes(value.toLowerCase());
      if (isListed && !there.has(foldHeader(property.slice(5))))
        this.note(issueOf('manifest/file-missing', at.file, { line: at.line, value: property }));
    }
    for (const { file: name } of knownFiles.filter(({ family }) => family === 'oneroster')) {
      const file = there.get(foldHeader(name));
      const listed = manifest.get(`file.${name.toLowerCase()}`)?.value.toLowerCase() ?? '';
      if (name !== 'manifest' && file !== undefined && !['bulk', 'delta'].includes(listed))
        this.note(issueOf('manifest/file-not-listed', file));
    }
  }
}
