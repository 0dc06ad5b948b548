import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pictures of an ending in a folder and those below it, by their paths without the ending. */
export const pictureNames = (folder: string, ending: '.svg' | '.png'): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();

/** What each vector picture says, as a digest: its PNG is old where this has changed. */
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
