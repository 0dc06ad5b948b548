/** A number of things as people write it: 50,000. */
export const countWords = (count: number): string => count.toLocaleString('en-US');
