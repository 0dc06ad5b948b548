import { z } from 'zod';
import { type Read, readRichLine, readRichText } from './read-rich-text.ts';

/** A field of a YAML file that an author writes as Markdown; what the text may not hold is a problem of the field. */
const markdown = <T>(read: (text: string) => Read<T>) =>
  z.string().transform((text, context): T => {
    const { value, problems } = read(text);
    for (const { advice } of problems) context.issues.push({ code: 'custom', message: advice, input: text });
    return value;
  });

/** Paragraphs, lists, tables and code. */
export const richText = markdown(readRichText);
/** One line of text. */
export const richLine = markdown(readRichLine);
