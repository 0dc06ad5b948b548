/** The structure type of a part of the page for assistive technology. It is one of PDF's standard structure types. */
export type Tag =
  | 'Div'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'BlockQuote'
  | 'Caption'
  | 'Code'
  | 'Figure'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

export type Marks = {
  readonly content: (draw: () => void) => void;
  readonly link: (href: string, area: Area, draw: () => void) => void;
  readonly artifact: (draw: () => void) => void;
};
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Space = {
  /** The space above the block in points. It is omitted at the top of a page. */
  readonly gap?: number;
  readonly withNext?: boolean;
};

/** A measured block that is not placed yet. All lengths are in points. */
export type PageBlock =
  | (Space & {
      readonly kind: 'group';
      readonly tag: Tag | null;
      readonly alt?: string;
      /** The language of the block's text as a BCP 47 tag, if it differs from the document's. Requires a `tag`. */
      readonly language?: string;
      readonly children: readonly PageBlock[];
      readonly indent?: number;
      /** Keeps the block on one page if it fits on one page. */
      readonly keep?: boolean;
    })
  | (Space & {
      readonly kind: 'leaf';
      readonly height: number;
      readonly draw: (x: number, y: number, marks: Marks) => void;
    })
  | (Space & {
      readonly kind: 'row';
      readonly height: number;
      readonly cells: readonly {
        readonly x: number;
        readonly tag: Tag | null;
        readonly block: PageBlock;
        readonly dy?: number;
      }[];
      readonly tag: Tag | null;
      readonly ground?: (x: number, y: number) => void;
    });

type Group = Extract<PageBlock, { kind: 'group' }>;

export const group = (
  tag: Tag | null,
  children: readonly PageBlock[],
  more: Omit<Group, 'kind' | 'tag' | 'children'> = {},
): PageBlock => ({
  kind: 'group',
  tag,
  children,
  ...more,
});

export const blank = (height: number): PageBlock => ({ kind: 'leaf', height, draw: () => undefined });

const gapOf = (block: PageBlock, at: number): number => (at === 0 ? 0 : (block.gap ?? 0));

/** Returns the height of a block without the gap above it. */
export function heightOf(block: PageBlock): number {
  if (block.kind !== 'group') return block.height;
  return block.children.reduce((sum, child, at) => sum + gapOf(child, at) + heightOf(child), 0);
}

/** Returns the space that a block needs to begin: its first line, and the lines that must stay with that line. */
export function leadOf(block: PageBlock): number {
  if (block.kind !== 'group' || block.keep === true) return heightOf(block);
  let lead = 0;
  for (const [at, child] of block.children.entries()) {
    lead += gapOf(child, at) + leadOf(child);
    if (child.withNext !== true && heightOf(child) > 0) break;
  }
  return lead;
}
