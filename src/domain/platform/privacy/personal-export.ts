/** A downloadable export of a user's own data. Times are epoch milliseconds; `bytes` is the file size. */
export type StoredExport = {
  readonly id: string;
  readonly madeAt: number;
  readonly endsAt: number;
  readonly bytes: number;
};

/** How long an export can be downloaded, in milliseconds: 7 days. */
export const exportLifetimeMs = 7 * 86_400_000;

export const maxExportsADay = 5;

export type ExportNotFound = { readonly kind: 'call/no-such-path' };
