/** Returns an id in the product's format with a recognizable prefix. */
export const demoId = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
