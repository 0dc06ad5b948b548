import type { SourcePlace } from './roster-snapshot.ts';

/**
 * What became of a row, from weak to strong: of two outcomes the stronger one counts. `unread`: its file is nothing that a
 * roster has. `ignored`: not for us (a guardian, a twin row). `left`: taken as somebody or something that has left.
 */
export const rowOutcomes = ['blank', 'unread', 'ignored', 'taken', 'left', 'review', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
export type RowCounts = Readonly<Record<RowOutcome, number>>;

/** Accounts for every row that was read: none is lost between a file and what is made of it (ROS-6). */
export class RowLedger {
  readonly #files = new Map<string, { readonly index: number; rows: number }>();
  readonly #outcomes = new Map<number, number>();

  /** A row was read. */
  add(at: SourcePlace): void {
    this.#file(at.file).rows += 1;
  }

  settle(at: SourcePlace, outcome: RowOutcome): void {
    const key = this.#file(at.file).index * 2 ** 32 + at.line;
    this.#outcomes.set(key, Math.max(this.#outcomes.get(key) ?? 0, rowOutcomes.indexOf(outcome)));
  }

  /** A row that had been taken turns out to be none for us. */
  withdraw(at: SourcePlace): void {
    const key = this.#file(at.file).index * 2 ** 32 + at.line;
    const outcome = rowOutcomes[this.#outcomes.get(key) ?? 0];
    if (outcome === 'taken' || outcome === 'left') this.#outcomes.set(key, rowOutcomes.indexOf('ignored'));
  }

  /** The rows of a file, by what became of them; `rows` less their sum are lost, which would be a mistake of ours. */
  counts(file: string): { readonly rows: number; readonly outcomes: RowCounts } {
    const { index, rows } = this.#file(file);
    const counts = rowOutcomes.map(() => 0);
    for (const [key, outcome] of this.#outcomes) {
      if (Math.floor(key / 2 ** 32) === index) counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    const [blank = 0, unread = 0, ignored = 0, taken = 0, left = 0, review = 0, error = 0] = counts;
    return { rows, outcomes: { blank, unread, ignored, taken, left, review, error } };
  }

  #file(name: string): { readonly index: number; rows: number } {
    const known = this.#files.get(name);
    if (known !== undefined) return known;
    const added = { index: this.#files.size, rows: 0 };
    this.#files.set(name, added);
    return added;
  }
}
