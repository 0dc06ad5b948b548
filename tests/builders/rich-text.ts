import { readRichLine, readRichText } from '#adapters/content/read-rich-text.ts';
import type { RichLine, RichText } from '#domain/platform/text/rich-text.ts';

export const richText = (markdown: string): RichText => readRichText(markdown).value;

export const richLine = (markdown: string): RichLine => readRichLine(markdown).value;
