import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file in one step, readable by its owner only: a process killed at any moment leaves the old content or
 * the new one. Not safe against loss of power.
 */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
