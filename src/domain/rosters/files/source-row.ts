import { unescapeCell } from '../../platform/tables/csv.ts';
import type { RosterField, FileSpec } from './file-spec.ts';
import { type ImportIssue, type IssueCode, issueOf } from './import-issue.ts';
import type { Column } from './recognize-file.ts';
import type { SourcePlace } from './roster-snapshot.ts';

export class FieldColumns {
  readonly #columns: readonly Column[];
  readonly #places = new Map<RosterField, number[]>();

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    for (const [at, { field }] of columns.entries()) {
      if (field !== null) this.#places.set(field, [...(this.#places.get(field) ?? []), at]);
    }
  }

  of(field: RosterField): readonly number[] {
    return this.#places.get(field) ?? [];
  }

  /** Returns the header of a field's first column; null if none. */
  headerOf(field: RosterField): string | null {
    return this.#columns[this.of(field)[0] ?? -1]?.header ?? null;
  }
}

/** A row of a recognized file, by field. Forbidden columns are not accessible. */
export class SourceRow {
  readonly at: SourcePlace;
  readonly spec: FileSpec;
  readonly #columns: FieldColumns;
  readonly #cells: readonly string[];

  constructor(at: SourcePlace, spec: FileSpec, columns: FieldColumns, cells: readonly string[]) {
    this.at = at;
    this.spec = spec;
    this.#columns = columns;
    this.#cells = cells;
  }

  all(field: RosterField): readonly string[] {
    return this.#columns
      .of(field)
      .map((at) => this.#cell(at))
      .filter((cell) => cell !== '');
  }

  /** Returns the first cell of a field that is not empty, trimmed; '' if none. */
  get(field: RosterField): string {
    for (const at of this.#columns.of(field)) {
      const cell = this.#cell(at);
      if (cell !== '') return cell;
    }
    return '';
  }

  /** Whether the cell that `get` returns has the apostrophe that marks text in spreadsheets and in our exports. */
  isMarkedText(field: RosterField): boolean {
    const found = this.#columns.of(field).find((at) => this.#cell(at) !== '') ?? -1;
    return (this.#cells[found] ?? '').trim() !== this.#cell(found);
  }

  has(field: RosterField): boolean {
    return this.#columns.of(field).length > 0;
  }

  /** Returns the header of a field's first column; null if none. */
  headerOf(field: RosterField): string | null {
    return this.#columns.headerOf(field);
  }

  issue(code: IssueCode, field: RosterField | null, expected: string | null = null): ImportIssue {
    const column = field === null ? null : this.headerOf(field);
    const cell = field === null ? '' : this.get(field);
    // An address is never shown, because it could be a child's.
    const value = cell === '' || cell.includes('@') ? null : cell;
    return issueOf(code, this.at.file, { line: this.at.line, column, value, expected });
  }

  #cell(at: number): string {
    return unescapeCell((this.#cells[at] ?? '').trim());
  }
}
