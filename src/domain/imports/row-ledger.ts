import type { SourcePlace } from './roster-snapshot.ts';

/**
 * What happened to a row, from weak to strong: of two outcomes the stronger one counts. `unread`: its file is nothing that a
 * roster has. `ignored`: not for us (a guardian, staff, a twin row). `left`: taken as somebody or something that has left.
 */
export const rowOutcomes = ['blank', 'unread', 'ignored', 'taken', 'left', 'review', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
export type RowCounts = Readonly<Record<RowOutcome, number>>;

const linesOfPage = 1024;

/** What happened to the rows of a file: a byte for each line, in pages, of which those are there that have a row. */
class OutcomesOfFile {
  rows = 0;
  readonly #pages = new Map<number, Uint8Array>();

  /** The place of the outcome of a line; undefined where it has none. */
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

  /** How many rows there are of each outcome. */
  counts(): readonly number[] {
    const counts = rowOutcomes.map(() => 0);
    for (const page of this.#pages.values())
      for (const found of page) if (found > 0) counts[found - 1] = (counts[found - 1] ?? 0) + 1;
    return counts;
  }
}

/** Accounts for every row that was read: none is lost between a file and what is made of it (ROS-6). */
export class RowLedger {
  readonly #files = new Map<string, OutcomesOfFile>();

  /** A row was read. */
  add(at: SourcePlace): void {
    this.#file(at.file).rows += 1;
  }

  settle(at: SourcePlace, outcome: RowOutcome): void {
    const file = this.#file(at.file);
    file.set(at.line, Math.max(file.get(at.line) ?? 0, rowOutcomes.indexOf(outcome)));
  }

  /** A row that had been taken turns out to be none for us. */
  withdraw(at: SourcePlace): void {
    const file = this.#file(at.file);
    const outcome = rowOutcomes[file.get(at.line) ?? 0];
    if (outcome === 'taken' || outcome === 'left') file.set(at.line, rowOutcomes.indexOf('ignored'));
  }

  /** The rows of a file, by what happened to them; `rows` less their sum are lost, which would be a mistake of ours. */
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
