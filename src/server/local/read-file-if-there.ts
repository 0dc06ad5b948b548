import { readFileSync } from 'node:fs';

/** A file's text, or `undefined` where there is no such file. */
export function readFileIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
