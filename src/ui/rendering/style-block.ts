import { createHash } from 'node:crypto';

/** The inline style of one page and its hash for the content security policy. */
export type StyleBlock = { readonly html: string; readonly hash: string };

/** Puts rules into a page; the hash is as a policy names it, `sha256-…`. */
export const styleBlock = (css: string): StyleBlock => ({
  html: `<style>${css}</style>`,
  hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
});
