export const countWords = (count: number): string => count.toLocaleString('en-US');
