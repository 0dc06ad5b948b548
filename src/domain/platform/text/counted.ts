/** Returns a number in US format: 1,200. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** Returns the noun or verb that fits the count, such as "class" or "classes". */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** Returns a count with its noun: "1 class", "2 classes", "1,200 students". */
export const counted = (count: number, one: string, many?: string): string =>
  `${formatCount(count)} ${plural(count, one, many)}`;
