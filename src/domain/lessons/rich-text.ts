/** A piece of a line of text; a string is words as they are. */
export type RichInline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  /** A place to write: a word, or where `long` the rest of the line. */
  | { readonly kind: 'blank'; readonly long: boolean }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: RichLine }
  | { readonly kind: 'link'; readonly href: string; readonly children: RichLine };

/** One line of text that an author wrote, where no paragraph may stand. */
export type RichLine = readonly RichInline[];

/** A block of a page. List items contain blocks; `start` is the first number of an ordered list. */
export type RichBlock =
  | { readonly kind: 'paragraph'; readonly children: RichLine }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly RichText[] }
  /** A program, line by line, where the language is `blocks` (see `readBlockStack`). */
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly RichLine[];
      readonly rows: readonly (readonly RichLine[])[];
    };

/**
 * Text that an author wrote, read from Markdown when the content is loaded: paragraphs, emphasis, lists, tables, links and code.
 * There are no headings, pictures or HTML in it: the page decides where those stand. Empty where nothing was written.
 */
export type RichText = readonly RichBlock[];

/** Links that may be followed from a page: on the web, by mail, in this app or in this page; nothing that runs. */
export const safeHref = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/** The words of a line, without formatting; a blank to fill in has none. */
export const plainLine = (line: RichLine): string =>
  line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('text' in piece) return piece.text;
      return 'children' in piece ? plainLine(piece.children) : '';
    })
    .join('');

/** A paragraph, a cell of a table or a piece of code of a text; `language` is that of code and null for words. */
export type Passage = { readonly language: string | null; readonly text: string };

/** The passages of a text, in order. */
export function passagesOf(text: RichText): readonly Passage[] {
  return text.flatMap((block): readonly Passage[] => {
    if (block.kind === 'code') return [{ language: block.language, text: block.text }];
    if (block.kind === 'list') return block.items.flatMap(passagesOf);
    const lines = block.kind === 'paragraph' ? [block.children] : [block.head, ...block.rows].flat();
    return lines.map((line) => ({ language: null, text: plainLine(line) }));
  });
}

/** The words of a text, without formatting. */
export const plainText = (text: RichText): string =>
  passagesOf(text)
    .map((passage) => passage.text)
    .join(' ');

/** The programs that a text shows. */
export const programsIn = (text: RichText): readonly string[] =>
  passagesOf(text).flatMap(({ language, text: program }) => (language === 'blocks' ? [program] : []));

/** Whether a text contains a table. */
export const hasTable = (text: RichText): boolean =>
  text.some(({ kind, ...block }) => kind === 'table' || ('items' in block && block.items.some(hasTable)));
