export const blockCategories = [
  'Events',
  'Motion',
  'Lights',
  'Sound',
  'Sensing',
  'Control',
  'Variables',
] as const;
export type BlockCategory = (typeof blockCategories)[number];
