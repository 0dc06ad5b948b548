import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function manifestAbove(folder: string): string {
  const file = path.join(folder, 'package.json');
  const parent = path.dirname(folder);
  if (!existsSync(file) && parent === folder)
    throw new Error('No package.json was found above the command line.');
  return existsSync(file) ? file : manifestAbove(parent);
}

export function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(manifestAbove(import.meta.dirname), 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  if (!hasVersion || typeof manifest.version !== 'string')
    throw new Error('The package.json has no version.');
  return manifest.version;
}
