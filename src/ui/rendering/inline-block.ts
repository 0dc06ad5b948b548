import { createHash } from 'node:crypto';

/** A block inside a page, and its hash for the content security policy: `sha256-…`. */
export type InlineBlock = { readonly html: string; readonly hash: string };

const inline = (element: 'style' | 'script', text: string): InlineBlock => ({
  html: `<${element}>${text}</${element}>`,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});

/** Puts rules into a page. */
export const styleBlock = (css: string): InlineBlock => inline('style', css);

/** Puts a script into a page, without the comments that have a line of their own. */
export const scriptBlock = (source: string): InlineBlock =>
  inline(
    'script',
    source
      .replace(/^\s*\/\/.*\n/gm, '')
      .replace(/\n\s+/g, '\n')
      .trim(),
  );
