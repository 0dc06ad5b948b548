import type { SourcePlace } from './roster-snapshot.ts';

/**
 * Outcomes of a row, from weak to strong; the strongest one counts. `unread`: the file is not a roster file. `ignored`: not imported (a guardian, staff, a
 * duplicate row). `left`: imported as left at the source.
 */
export const rowOutcomes = ['blank', 'unread', 'ignored', 'taken', 'left', 'review', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
export type RowCounts = Readonly<Record<RowOutcome, number>>;

const linesOfPage = 1024;

/** The outcomes of a file's rows: one byte per line, in pages that are allocated only for lines with rows. */
class OutcomesOfFile {
  rows = 0;
  readonly #pages = new Map<number, Uint8Array>();

  /** Returns the index of a line's outcome; undefined if none. */
  get(line: number): number | undefined {
    const found = this.#pages.get(Math.floor(line / linesOfPage))?.[line % linesOfPage] ?? 0;
    return found === 0 ? undefined : found - 1;
  }

  set(line: number, outcome: number): void {
    const number = Math.floor(line / linesOfPage);
    const page = this.#pages.get(number) ?? new Uint8Array(linesOfPage);
    page[line % linesOfPage] = outcome + 1;
    this.#pages.set(number, page);
  }

  counts(): readonly number[] {
    const counts = rowOutcomes.map(() => 0);
    for (const page of this.#pages.values())
      for (const found of page) if (found > 0) counts[found - 1] = (counts[found - 1] ?? 0) + 1;
    return counts;
  }
}

/** Records the outcome of every row that was read, so that rows are not lost between file and roster (ROS-6). */
export class RowLedger {
  readonly #files = new Map<string, OutcomesOfFile>();

  add(at: SourcePlace): void {
    this.#file(at.file).rows += 1;
  }

  settle(at: SourcePlace, outcome: RowOutcome): void {
    const file = this.#file(at.file);
    file.set(at.line, Math.max(file.get(at.line) ?? 0, rowOutcomes.indexOf(outcome)));
  }

  withdraw(at: SourcePlace): void {
    const file = this.#file(at.file);
    const outcome = rowOutcomes[file.get(at.line) ?? 0];
    if (outcome === 'taken' || outcome === 'left') file.set(at.line, rowOutcomes.indexOf('ignored'));
  }

  /** Returns the number of rows of a file by outcome. If `rows` is not equal to their sum, there is a bug. */
  counts(file: string): { readonly rows: number; readonly outcomes: RowCounts } {
    const found = this.#file(file);
    const [blank = 0, unread = 0, ignored = 0, taken = 0, left = 0, review = 0, error = 0] = found.counts();
    return { rows: found.rows, outcomes: { blank, unread, ignored, taken, left, review, error } };
  }

  #file(name: string): OutcomesOfFile {
    const known = this.#files.get(name);
    if (known !== undefined) return known;
    const added = new OutcomesOfFile();
    this.#files.set(name, added);
    return added;
  }
}
