/** How many days archived students can be restored before they are erased, unless their organization keeps them longer (SEC-6). */
export const minArchivedKeptDays = 400;

/** The retention times that an organization can choose, in days. */
export const archivedRetentions: readonly number[] = [
  minArchivedKeptDays,
  ...[2, 3, 5, 7].map((years) => years * 365),
];
