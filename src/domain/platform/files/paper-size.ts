export const paperSizes = ['letter', 'a4'] as const;
export type PaperSize = (typeof paperSizes)[number];
