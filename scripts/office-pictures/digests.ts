import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths, without extension, of all pictures of a type in a folder and its subfolders. */
export const pictureNames = (folder: string, ending: '.svg' | '.png'): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();

/** Returns a digest of each vector picture. If it changed, the PNG is outdated. */
export const digestsOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pictureNames(folder, '.svg').map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, `${name}.svg`)))
        .digest('hex')
        .slice(0, 16),
    ]),
  );
