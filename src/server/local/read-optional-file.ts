import { readFileSync } from 'node:fs';

/** Returns the text of a file, or undefined if the file does not exist. Throws on other errors. */
export function readOptionalFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
