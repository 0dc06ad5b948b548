/** Ids of the product's shape, told from all others by their beginning. */
export const demoId = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
