import { z } from 'zod';
import { type Read, readRichLine, readRichText } from './read-rich-text.ts';

const markdown = <T>(read: (text: string) => Read<T>) =>
  z.string().transform((text, context): T => {
    const { value, problems } = read(text);
    for (const { advice } of problems) context.issues.push({ code: 'custom', message: advice, input: text });
    return value;
  });

export const markdownText = markdown(readRichText);
export const markdownLine = markdown(readRichLine);
