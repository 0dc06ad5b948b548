import type { RichBlock, RichInline, RichLine } from '#domain/platform/text/rich-text.ts';

/** Texts with emphasis, links and lists, for the message catalogs. Lessons use Markdown instead. */

export const strong = (...children: RichLine): RichInline => ({ kind: 'strong', children });
export const em = (...children: RichLine): RichInline => ({ kind: 'emphasis', children });
export const mono = (text: string): RichInline => ({ kind: 'code', text });
/** A link to one of our pages (`/…`), to an anchor in the page (`#…`), or to another site. */
export const link = (href: string, ...children: RichLine): RichInline => ({ kind: 'link', href, children });

export const p = (...children: RichLine): RichBlock => ({ kind: 'paragraph', children });

const listOf = (start: number | null, items: readonly RichLine[]): RichBlock => ({
  kind: 'list',
  start,
  items: items.map((line) => [p(...line)]),
});
export const bullets = (...items: readonly RichLine[]): RichBlock => listOf(null, items);
export const numbered = (...items: readonly RichLine[]): RichBlock => listOf(1, items);

export const tableBlock = (head: readonly string[], ...rows: readonly (readonly string[])[]): RichBlock => ({
  kind: 'table',
  head: head.map((cell) => [cell]),
  rows: rows.map((row) => row.map((cell) => [cell])),
});

export const lines = (...text: readonly string[]): RichBlock => ({
  kind: 'code',
  language: '',
  text: text.join('\n'),
});
export const program = (...blocks: readonly string[]): RichBlock => ({
  kind: 'code',
  language: 'blocks',
  text: blocks.join('\n'),
});
