import { readRichLine, readRichText } from '#adapters/content/read-rich-text.ts';
import type { RichLine, RichText } from '#domain/platform/text/rich-text.ts';

/** A text, written as an author writes it. */
export const richText = (markdown: string): RichText => readRichText(markdown).value;

/** One line of text, written as an author writes it. */
export const richLine = (markdown: string): RichLine => readRichLine(markdown).value;
