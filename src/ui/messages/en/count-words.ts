/** Formats a number with separators: 50,000. */
export const countWords = (count: number): string => count.toLocaleString('en-US');
