export const queryWords = {
  stale: 'This may be out of date, because Blockyard could not be reached.',
} as const;
