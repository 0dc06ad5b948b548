/** A part of a line; a string is text without formatting. */
export type RichInline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  /** A space to write in: for a word, or for the rest of the line if `long`. */
  | { readonly kind: 'blank'; readonly long: boolean }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: RichLine }
  | { readonly kind: 'link'; readonly href: string; readonly children: RichLine };

/** A line of an author's text, without paragraphs. */
export type RichLine = readonly RichInline[];

/** A block of a text. List items contain blocks; `start` is the first number of an ordered list. */
export type RichBlock =
  | { readonly kind: 'paragraph'; readonly children: RichLine }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly RichText[] }
  /** A program if the language is `blocks`, with one block per line (see `readBlockStack`). */
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly RichLine[];
      readonly rows: readonly (readonly RichLine[])[];
    };

/**
 * An author's text, parsed from Markdown when the content is loaded: paragraphs, emphasis, lists, tables, links and code. Contains no headings, pictures or
 * HTML, because the page adds those. Empty if the author wrote none.
 */
export type RichText = readonly RichBlock[];

/** Allowed link targets: web, email, this app or this page, but no scripts. */
export const safeHref = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/** Returns the text of a line without formatting. Spaces to write in are left out. */
export const plainLine = (line: RichLine): string =>
  line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('text' in piece) return piece.text;
      return 'children' in piece ? plainLine(piece.children) : '';
    })
    .join('');

/** A paragraph, table cell or code block. `language` is the language of code, or null for text. */
export type Passage = { readonly language: string | null; readonly text: string };

/** Returns the passages of a text in order. `language` is null for text other than code. */
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
