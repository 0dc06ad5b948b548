import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const draftOf = (file: string): string => `${file}.${process.pid}.tmp`;

/**
 * Writes a file atomically, readable only by its owner. If the process is killed, the file has either the old or the new content. Does not protect against
 * power loss.
 */
export function replaceFile(file: string, text: string): void {
  const draft = draftOf(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}

/** Like `replaceFile`, but does not block. Calls for one file must be sequential. */
export async function replaceFileInTurn(file: string, text: string): Promise<void> {
  const draft = draftOf(file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, file);
}
