import { createHash } from 'node:crypto';

/** A block inside a page, and its hash for the content security policy: `sha256-…`. */
export type InlineBlock = { readonly html: string; readonly hash: string };

const inline = (element: 'style' | 'script', text: string): InlineBlock => ({
  html: `<${element}>${text}</${element}>`,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});

/** Wraps rules in an inline style element. */
export const styleBlock = (css: string): InlineBlock => inline('style', css);

/** Wraps a script in an inline script element, without its comment lines. */
export const scriptBlock = (source: string): InlineBlock =>
  inline(
    'script',
    source
      .replace(/^\s*\/\/.*\n/gm, '')
      .replace(/\n\s+/g, '\n')
      .trim(),
  );
