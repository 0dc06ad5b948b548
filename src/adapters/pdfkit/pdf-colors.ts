import type { BlockCategory } from '#domain/lessons/programs/block-category.ts';

export const pdfColors = {
  ink: '#17233A',
  quiet: '#4A5670',
  line: '#B9B2A3',
  rule: '#17233A',
  sand: '#F3EDDF',
  white: '#FFFFFF',
  harbor: '#0F5C6E',
  harborPale: '#E1EFF0',
  sun: '#F5B83D',
  sunPale: '#FDF0D0',
  moss: '#3C7A3A',
  violet: '#5B45B0',
  coral: '#C8421F',
} as const;

/** Pure black. Copiers and printers without gray print it correctly. */
export const black = '#000000';

type BlockColors = { readonly fill: string; readonly ink: string };

const onDark = (fill: string): BlockColors => ({ fill, ink: pdfColors.white });

const ofCategory: Readonly<Record<BlockCategory, BlockColors>> = {
  Events: { fill: pdfColors.sun, ink: pdfColors.ink },
  Motion: onDark(pdfColors.harbor),
  Lights: onDark(pdfColors.harbor),
  Sensing: onDark(pdfColors.moss),
  Sound: onDark(pdfColors.violet),
  Variables: onDark(pdfColors.violet),
  Control: onDark(pdfColors.coral),
};

/** Returns a block's colors in the app. They are neutral if its category is unknown. */
export const blockColors = (category: BlockCategory | undefined): BlockColors =>
  category === undefined ? onDark(pdfColors.quiet) : ofCategory[category];

/** Returns the color of a unit. The default is `harbor`. */
export const unitColor = (unit: string): string =>
  unit === 'unplugged' ? pdfColors.moss : unit === 'app' ? pdfColors.violet : pdfColors.harbor;
