import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadPicture } from './layout/layout-context.ts';

const ours = /^\/pictures\/(?:[\w-]+\/)*[\w-]+\.(?<kind>svg|png|jpe?g)$/;

/** Reads the pictures of lessons from the public folder. Returns null for missing files. */
export const pictureFiles =
  (dir: string): ReadPicture =>
  (src) => {
    const kind = ours.exec(src)?.groups?.['kind'];
    if (kind === undefined) return null;
    try {
      const bytes = readFileSync(join(dir, src));
      return kind === 'svg' ? { kind, markup: bytes.toString('utf8') } : { kind: 'bitmap', bytes };
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
