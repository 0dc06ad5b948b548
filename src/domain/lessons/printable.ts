import type { Picture } from './picture.ts';

/** What can be drawn on a card, in black on white. */
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

/** Cards on one page, as columns and rows of equal parts of the paper. */
export const cardGrids = {
  small: [3, 5],
  medium: [2, 4],
  large: [2, 3],
  strip: [1, 5],
  half: [1, 2],
  full: [1, 1],
} as const satisfies Record<string, readonly [columns: number, rows: number]>;
export type CardSize = keyof typeof cardGrids;

/** One face of a card. `beats` shows seconds in a row, `x` for on; `inside` is what a card to fold hides. */
export type CardFace = {
  readonly title: string;
  readonly count: number;
  readonly symbol?: CardSymbol;
  readonly lines?: readonly string[];
  readonly beats?: string;
  readonly inside?: string;
};

/** What stands in a square of a board; columns count from the left, rows from the bottom, both from 1. */
export type BoardMark = {
  readonly column: number;
  readonly row: number;
  readonly title: string;
  readonly symbol?: CardSymbol;
};

/** `without` is the way of a class that prints nothing. */
type Printed = {
  readonly id: string;
  readonly title: string;
  /** Who needs one: a set of the cards, or a copy of the page. */
  readonly each: 'pair' | 'group' | 'class';
  readonly without: string;
};

/** Cards to cut out. */
export type CardSet = Printed & {
  readonly form: 'cards';
  readonly size: CardSize;
  readonly faces: readonly CardFace[];
};

/** A board to play on, a page for each. */
export type Board = Printed & {
  readonly form: 'board';
  readonly columns: number;
  readonly rows: number;
  readonly marks: readonly BoardMark[];
};

/** Something to print before class. */
export type Printable = CardSet | Board | (Printed & { readonly form: 'poster'; readonly picture: Picture });

/** A page with cards: which face is in each cell, in reading order; fewer than cells on a page that is not full. */
export type CardPage = readonly CardFace[];

/** Every card of a set, each face as often as it counts. */
const setOf = (faces: readonly CardFace[]): readonly CardFace[] =>
  faces.flatMap((face) => Array.from({ length: face.count }, () => face));

/**
 * The pages of cards. Where many need a set, each page holds the same card in every cell: pages that are laid on each other
 * and cut become one pile a cell, and each pile is a whole set. Nobody sorts.
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

/** How often each page of a printable is needed by a class of so many students. */
export function copiesFor(printable: Printable, students: number): number {
  if (printable.each === 'class') return 1;
  const sets = Math.ceil(students / sharers[printable.each]);
  if (printable.form !== 'cards') return sets;
  const [columns, rows] = cardGrids[printable.size];
  return Math.ceil(sets / (columns * rows));
}

/** Sheets of paper that a printable takes for a class of so many students. */
export const sheetsFor = (printable: Printable, students: number): number =>
  copiesFor(printable, students) * (printable.form === 'cards' ? cardPages(printable).length : 1);
