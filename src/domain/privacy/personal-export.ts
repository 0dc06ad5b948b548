/** An export of one's own data that can be downloaded. Times are epoch milliseconds; `bytes` is the size of its file. */
export type StoredExport = {
  readonly id: string;
  readonly madeAt: number;
  readonly endsAt: number;
  readonly bytes: number;
};

/** For how long an export can be downloaded, in milliseconds: 7 days. */
export const exportLastsMs = 7 * 86_400_000;

/** How many one may order within 24 hours. */
export const mostExportsADay = 5;

/** There is no such export of the caller's, or it has ended. */
export type ExportNotFound = { readonly kind: 'call/no-such-path' };
