export const gradeBands = ['K-2', '3-5', '6-8', '9-12'] as const;
export type GradeBand = (typeof gradeBands)[number];

/** Returns the grade band of a person who teaches only one band; null if they teach none or several. */
export const onlyGradeBand = (bands: readonly GradeBand[]): GradeBand | null =>
  bands.length === 1 ? (bands[0] ?? null) : null;
