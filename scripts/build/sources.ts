import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The sources of the build, relative to the project. */
const sources = [
  'src',
  'content',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'index.html',
  'vite.config.ts',
];
const lock = 'package-lock.json';

const filesUnder = (place: string): readonly string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [place];

/** Returns a hash of the names and contents of all sources and of the lock file. */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  const files = [...sources, lock]
    .map((place) => path.join(root, place))
    .filter((place) => existsSync(place));
  for (const file of files.flatMap(filesUnder).sort()) {
    hash.update(path.relative(root, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampOf = (outDir: string): string => path.join(outDir, 'sources.sha256');

/** Writes the hash of a build's sources. This is the last step of a build, so a failed build has no stamp. */
export const writeStamp = (outDir: string, hash: string): void => writeFileSync(stampOf(outDir), hash);

export const isFresh = (outDir: string, hash: string): boolean =>
  existsSync(stampOf(outDir)) && readFileSync(stampOf(outDir), 'utf8') === hash;
