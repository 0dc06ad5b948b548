/** A part of a line; a string is plain words. */
export type RichInline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  /** A place to write: a word, or the rest of the line if `long`. */
  | { readonly kind: 'blank'; readonly long: boolean }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: RichLine }
  | { readonly kind: 'link'; readonly href: string; readonly children: RichLine };

/** A line of an author's text, without paragraphs. */
export type RichLine = readonly RichInline[];

/** A block of a text. List items contain blocks; `start` is the first number of an ordered list. */
export type RichBlock =
  | { readonly kind: 'paragraph'; readonly children: RichLine }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly RichText[] }
  /** A program, line by line, if the language is `blocks` (see `readBlockStack`). */
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly RichLine[];
      readonly rows: readonly (readonly RichLine[])[];
    };

/**
 * An author's text, parsed from Markdown when the content is loaded: paragraphs, emphasis, lists, tables, links and code. Contains no
 * headings, pictures or HTML, because the page places those. Empty if the author wrote none.
 */
export type RichText = readonly RichBlock[];

/** Allowed link targets: web, mail, this app or this page; nothing that executes. */
export const safeHref = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/** Returns the words of a line without formatting; blanks are empty. */
export const plainLine = (line: RichLine): string =>
  line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('text' in piece) return piece.text;
      return 'children' in piece ? plainLine(piece.children) : '';
    })
    .join('');

/** A paragraph, table cell or code block; `language` is the language of code and null for words. */
export type Passage = { readonly language: string | null; readonly text: string };

/** Returns the passages of a text in order. `language` is null for words. */
export function passagesOf(text: RichText): readonly Passage[] {
  return text.flatMap((block): readonly Passage[] => {
    if (block.kind === 'code') return [{ language: block.language, text: block.text }];
    if (block.kind === 'list') return block.items.flatMap(passagesOf);
    const lines = block.kind === 'paragraph' ? [block.children] : [block.head, ...block.rows].flat();
    return lines.map((line) => ({ language: null, text: plainLine(line) }));
  });
}

export const plainText = (text: RichText): string =>
  passagesOf(text)
    .map((passage) => passage.text)
    .join(' ');

export const programsIn = (text: RichText): readonly string[] =>
  passagesOf(text).flatMap(({ language, text: program }) => (language === 'blocks' ? [program] : []));

export const hasTable = (text: RichText): boolean =>
  text.some(({ kind, ...block }) => kind === 'table' || ('items' in block && block.items.some(hasTable)));
