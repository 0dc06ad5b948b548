import { createHash } from 'node:crypto';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';

/** The inline styles of one page and their hashes for the content security policy. */
export type StyleBlocks = { readonly html: string; readonly hashes: readonly string[] };

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The rules that emotion made while rendering `html`, and `staticCss` before them. */
export function styleBlocks(cache: EmotionCache, html: string, staticCss: string): StyleBlocks {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const blocks = [
    { attributes: '', css: staticCss },
    ...styles.map(({ key, ids, css }) => ({
      attributes: ` data-emotion="${[key, ...ids].join(' ')}"`,
      css,
    })),
  ].filter(({ css }) => css !== '');
  return {
    html: blocks.map(({ attributes, css }) => `<style${attributes}>${css}</style>`).join(''),
    hashes: blocks.map(({ css }) => sha256(css)),
  };
}
