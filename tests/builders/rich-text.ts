import { readRichLine, readRichText } from '#adapters/content/read-rich-text.ts';
import type { RichLine, RichText } from '#domain/platform/text/rich-text.ts';

/** Parses a rich text from an author's Markdown. */
export const richText = (markdown: string): RichText => readRichText(markdown).value;

/** Parses a single rich line from an author's Markdown. */
export const richLine = (markdown: string): RichLine => readRichLine(markdown).value;
