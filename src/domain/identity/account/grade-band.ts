export const gradeBands = ['K-2', '3-5', '6-8', '9-12'] as const;
export type GradeBand = (typeof gradeBands)[number];
