import type { Picture } from './picture.ts';

export const cardSymbols = [
  'arrow-right',
  'arrow-left',
  'arrow-up',
  'arrow-down',
  'pick-up',
  'put-down',
  'crane',
  'crate',
  'barge',
  'quay',
  'heave',
  'clap',
  'disc',
  'cross',
  'triangle',
  'rounds-2',
  'rounds-3',
  'rounds-4',
  'rounds-5',
  'press',
  'lights-on',
  'lights-off',
  'note',
  'clock',
  'bell',
  'ferry',
  'person',
] as const;
export type CardSymbol = (typeof cardSymbols)[number];

export const cardGrids = {
  small: [3, 5],
  medium: [2, 4],
  large: [2, 3],
  strip: [1, 5],
  half: [1, 2],
  full: [1, 1],
} as const satisfies Record<string, readonly [columns: number, rows: number]>;
export type CardSize = keyof typeof cardGrids;

/** One face of a card. `beats` is a rhythm with one character per second; `x` means on; `inside` is the hidden text of a folding card. */
export type CardFace = {
  readonly title: string;
  readonly count: number;
  readonly symbol?: CardSymbol;
  readonly lines?: readonly string[];
  readonly beats?: string;
  readonly inside?: string;
};

/** A mark in a square of a board; columns count from the left and rows from the bottom, starting at 1. */
export type BoardMark = {
  readonly column: number;
  readonly row: number;
  readonly title: string;
  readonly symbol?: CardSymbol;
};

type Printed = {
  readonly id: string;
  readonly title: string;
  /** Who gets a set of cards or a copy of the page: each pair, each group, or the whole class. */
  readonly each: 'pair' | 'group' | 'class';
  readonly without: string;
};

export type CardSet = Printed & {
  readonly form: 'cards';
  readonly size: CardSize;
  readonly faces: readonly CardFace[];
};

export type PrintableBoard = Printed & {
  readonly form: 'board';
  readonly columns: number;
  readonly rows: number;
  readonly marks: readonly BoardMark[];
};

export type Printable =
  CardSet | PrintableBoard | (Printed & { readonly form: 'poster'; readonly picture: Picture });

/** A page of cards: the face of each cell in reading order; an incomplete page has fewer faces than cells. */
export type CardPage = readonly CardFace[];

const setOf = (faces: readonly CardFace[]): readonly CardFace[] =>
  faces.flatMap((face) => Array.from({ length: face.count }, () => face));

/**
 * Returns the pages of cards. If many sets are needed, each page has the same card in every cell. If the stacked pages are cut together, each pile of cards is
 * then a complete set.
 */
export function cardPages({ each, size, faces }: CardSet): readonly CardPage[] {
  const [columns, rows] = cardGrids[size];
  const cells = columns * rows;
  const set = setOf(faces);
  if (each !== 'class') return set.map((face) => Array.from({ length: cells }, () => face));
  return Array.from({ length: Math.ceil(set.length / cells) }, (_, page) =>
    set.slice(page * cells, (page + 1) * cells),
  );
}

const sharers = { pair: 2, group: 4 } as const;

/** Returns the number of copies of each page for a class of this many students. */
export function copiesFor(printable: Printable, students: number): number {
  if (printable.each === 'class') return 1;
  const sets = Math.ceil(students / sharers[printable.each]);
  if (printable.form !== 'cards') return sets;
  const [columns, rows] = cardGrids[printable.size];
  return Math.ceil(sets / (columns * rows));
}

/** Returns how many sheets of paper are needed for a class of this many students. */
export const sheetsFor = (printable: Printable, students: number): number =>
  copiesFor(printable, students) * (printable.form === 'cards' ? cardPages(printable).length : 1);
