import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const draftOf = (file: string): string => `${file}.${process.pid}.tmp`;

/**
 * Writes a file in one step, readable by its owner only: a process killed at any moment leaves the old content or
 * the new one. Not safe against loss of power.
 */
export function replaceFile(file: string, text: string): void {
  const draft = draftOf(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}

/** The same without blocking; one at a time for each file. */
export async function replaceFileInTurn(file: string, text: string): Promise<void> {
  const draft = draftOf(file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, file);
}
