import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficePicture } from './office-parts.ts';

const ours = /^(?<path>\/pictures\/(?:[\w-]+\/)*[\w-]+)\.svg$/;

/** Reads pictures from the public folder. Each has a PNG in the same folder. */
export const officePictures =
  (dir: string) =>
  (src: string): OfficePicture | null => {
    const path = ours.exec(src)?.groups?.['path'];
    if (path === undefined) return null;
    try {
      return { png: readFileSync(join(dir, `${path}.png`)), svg: readFileSync(join(dir, src)) };
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
