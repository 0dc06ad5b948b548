/** For how many days archived students can be restored before they are erased, unless their organization says longer (SEC-6). */
export const leastArchivedKeptDays = 400;

/** The times, in days, that an organization chooses from: 400 days, or years. */
export const archivedRetentions: readonly number[] = [
  leastArchivedKeptDays,
  ...[2, 3, 5, 7].map((years) => years * 365),
];
