/** A request to a worker: find the sets of files in a folder, or check a file, a ZIP or a set. */
export type Job = { readonly kind: 'check' | 'sets'; readonly path: string };

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
  /** Errors of the importer: lost rows, stored forbidden data, or wrong totals in the preview. */
  readonly faults: readonly string[];
};

/** A worker's message. A job may take any time as long as the worker reports regularly. */
export type Answer = { readonly path: string } & (
  { readonly alive: true } | { readonly checked: Checked } | { readonly sets: readonly string[] }
);
