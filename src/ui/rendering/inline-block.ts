import { createHash } from 'node:crypto';

/** A block inside a page, and its hash for the content security policy: `sha256-…`. */
export type InlineBlock = { readonly html: string; readonly hash: string };

const inline = (element: 'style' | 'script', text: string): InlineBlock => ({
  html: `<${element}>${text}</${element}>`,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});

export const styleBlock = (css: string): InlineBlock => inline('style', css);

export const scriptBlock = (source: string): InlineBlock =>
  inline(
    'script',
    source
      .replace(/^\s*\/\/.*\n/gm, '')
      .replace(/\n\s+/g, '\n')
      .trim(),
  );
