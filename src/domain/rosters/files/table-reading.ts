import { hasAddress } from '../../platform/forms/addresses-in-text.ts';
import { ColumnDates } from './column-dates.ts';
import { ColumnIds } from './column-ids.ts';
import { foldFileName } from './column-name.ts';
import type { DraftRoster } from './draft-roster.ts';
import type { RosterField } from './file-spec.ts';
import { importLimits } from './import-limits.ts';
import { type IssueCode, issueOf } from './import-issue.ts';
import type { IssueList } from './issue-list.ts';
import { readEntities } from './read-entities.ts';
import { dateColumn } from './read-row.ts';
import { type Column, type ColumnMapping, type RecognizedFile, recognizeFile } from './recognize-file.ts';
import { missingColumns } from './missing-columns.ts';
import type { RowLedger } from './row-ledger.ts';
import { FieldColumns, SourceRow } from './source-row.ts';

const idFields: readonly (RosterField | null)[] = [
  'class',
  'course',
  'id',
  'number',
  'person',
  'school',
  'term',
];
const dateFields: readonly (RosterField | null)[] = ['end', 'start', 'termEnd', 'termStart'];

/** Fields that contain names. An address in them could be a child's, and a whole class would see it. */
const namesOfThings: readonly RosterField[] = [
  'assignedTo',
  'classroom',
  'code',
  'enrolledIn',
  'name',
  'parent',
  'school',
  'schools',
  'term',
  'termName',
  'terms',
  'type',
];

const classFields: readonly RosterField[] = ['classroom', 'enrolledIn'];

export type ReadingState = {
  readonly draft: DraftRoster;
  readonly ledger: RowLedger;
  readonly issues: IssueList;
  readonly dates: Map<string, ColumnDates>;
  readonly mapping: ColumnMapping;
};

type Watched = { readonly at: number; readonly note: (cell: string) => void };

/** Reads one file record by record; the first record is its header. */
export class TableReading {
  readonly file: string;
  readonly #state: ReadingState;
  readonly #ids: { readonly column: string; readonly watch: ColumnIds }[] = [];
  #watched: readonly Watched[] = [];
  #header: readonly string[] | null = null;
  #recognized: RecognizedFile | null = null;
  #columns = new FieldColumns([]);
  #rows = 0;

  constructor(file: string, state: ReadingState) {
    this.file = file;
    this.#state = state;
  }

  /** The detected file; null before the header is read, or if it is not a roster file. */
  get recognized(): RecognizedFile | null {
    return this.#recognized;
  }

  record(line: number, cells: readonly string[]): void {
    if (this.#header === null) this.#readHeader(cells);
    else this.#readRow(line, this.#header, cells);
  }

  /** Records an unreadable record. Some codes also end the reading of the file. */
  broken(line: number, code: IssueCode): void {
    const at = { file: this.file, line };
    this.#state.issues.add(issueOf(code, this.file, { line }));
    this.#state.ledger.add(at);
    this.#state.ledger.settle(at, 'error');
  }

  end(): void {
    const { issues } = this.#state;
    if (this.#header === null) issues.add(issueOf('file/empty', this.file));
    else if (this.#rows === 0) issues.add(issueOf('file/header-only', this.file));
    for (const { column, watch } of this.#ids) {
      if (watch.short > 0)
        issues.add(issueOf('column/short-ids', this.file, { column, value: `${watch.short}` }));
    }
  }

  #readHeader(cells: readonly string[]): void {
    const { issues, mapping, dates } = this.#state;
    this.#header = cells;
    if (cells.length > importLimits.columns) {
      issues.add(
        issueOf('file/too-many-columns', this.file, {
          value: `${cells.length}`,
          expected: `${importLimits.columns}`,
        }),
      );
      return;
    }
    this.#recognized = recognizeFile(this.file, cells, mapping);
    if (this.#recognized === null) {
      const missing = missingColumns(foldFileName(this.file), cells);
      issues.add(
        missing === null
          ? issueOf('file/not-recognized', this.file)
          : issueOf('column/missing', this.file, { expected: missing }),
      );
      return;
    }
    const { spec } = this.#recognized;
    issues.add(...this.#recognized.issues);
    this.#columns = new FieldColumns(this.#recognized.columns);
    this.#watched = this.#recognized.columns.flatMap(({ header, field }: Column, at): readonly Watched[] => {
      if (idFields.includes(field)) {
        const watch = new ColumnIds();
        this.#ids.push({ column: header, watch });
        return [{ at, note: (cell) => watch.note(cell) }];
      }
      if (field === null || !dateFields.includes(field)) return [];
      // Clever's dates are in US order: https://support.clever.com, “SFTP file format”.
      const watch = new ColumnDates(header, spec.family === 'clever' ? 'month-first' : null);
      dates.set(dateColumn(this.file, field), watch);
      return [{ at, note: (cell) => watch.note(cell) }];
    });
  }

  #readRow(line: number, header: readonly string[], cells: readonly string[]): void {
    const { draft, ledger, issues } = this.#state;
    const at = { file: this.file, line };
    this.#rows += 1;
    ledger.add(at);
    if (cells.every((cell) => cell.trim() === '')) return ledger.settle(at, 'blank');
    if (this.#recognized === null) return ledger.settle(at, 'unread');
    const { spec } = this.#recognized;
    if (spec.entity === null) return ledger.settle(at, 'ignored');
    const problem = this.#shapeProblem(header, cells);
    if (problem !== null) {
      issues.add(
        issueOf(problem, this.file, {
          line,
          expected: problem === 'row/too-long' ? `${header.length}` : null,
        }),
      );
      return ledger.settle(at, 'error');
    }
    if (spec.entity === 'listed-person' && this.#endsBeforeClass(cells))
      issues.add(
        issueOf('row/too-short', this.file, { line, value: `${cells.length}`, expected: `${header.length}` }),
      );
    for (const { at: column, note } of this.#watched) note((cells[column] ?? '').trim());
    const row = new SourceRow(at, spec, this.#columns, cells);
    const addressed = namesOfThings.find((field) => row.all(field).some(hasAddress));
    if (addressed !== undefined) {
      issues.add(row.issue('value/malformed', addressed));
      return ledger.settle(at, 'error');
    }
    ledger.settle(
      at,
      readEntities[spec.entity](row, draft, (issue) => issues.add(issue)),
    );
  }

  #endsBeforeClass({ length }: readonly string[]): boolean {
    const columns = classFields.flatMap((field) => this.#columns.of(field));
    return columns.length > 0 && columns.every((at) => at >= length);
  }

  #shapeProblem(header: readonly string[], cells: readonly string[]): IssueCode | null {
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) return 'row/too-long';
    const lines = (cell: string): number => cell.split('\n', importLimits.linesOfCell + 1).length;
    return cells.some((cell) => lines(cell) > importLimits.linesOfCell) ? 'row/broken' : null;
  }
}
