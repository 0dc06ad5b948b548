import * as z from 'zod/mini';
import { type RichBlock, type RichInline, safeHref } from '#domain/platform/text/rich-text.ts';
import { list } from '../list.ts';

/** One line of rich text. Strings are plain text. */
export const richLine = list(z.lazy(() => richInline));

const richInline: z.ZodMiniType<RichInline, RichInline> = z.union([
  z.string(),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('code'), text: z.string() }),
    z.object({ kind: z.literal('blank'), long: z.boolean() }),
    z.object({ kind: z.enum(['strong', 'emphasis']), children: richLine }),
    z.object({ kind: z.literal('link'), href: z.string().check(z.regex(safeHref)), children: richLine }),
  ]),
]);

export const richText = list(z.lazy(() => richBlock));

const richBlock: z.ZodMiniType<RichBlock, RichBlock> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), children: richLine }),
  z.object({ kind: z.literal('list'), start: z.nullable(z.int()), items: list(richText) }),
  z.object({ kind: z.literal('code'), language: z.string(), text: z.string() }),
  z.object({ kind: z.literal('table'), head: list(richLine), rows: list(list(richLine)) }),
]);
