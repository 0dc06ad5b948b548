/** What the checker asks a worker: which files of a folder make a set, or what happens to a file, a ZIP or a set. */
export type Job = { readonly kind: 'check' | 'sets'; readonly path: string };

/** One file of what was checked, and what happened to its rows. */
type CheckedFile = {
  readonly file: string;
  readonly takenFor: string;
  readonly rows: number;
  readonly outcomes: string;
};

export type Checked = {
  readonly takenFor: string;
  readonly rows: number;
  readonly warnings: number;
  readonly reviews: number;
  readonly errors: number;
  readonly codes: string;
  readonly planned: string;
  readonly files: readonly CheckedFile[];
  /** What must never be: rows that are not accounted for, forbidden data that is held, a preview that does not add up. */
  readonly faults: readonly string[];
};

/** What a worker says: how long it is at work does not matter, as long as it says from time to time that it is. */
export type Answer = { readonly path: string } & (
  { readonly alive: true } | { readonly checked: Checked } | { readonly sets: readonly string[] }
);
