import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

export function packageVersion(): string {
  const file = findPackageJSON(import.meta.url);
  const manifest: unknown = file === undefined ? null : JSON.parse(readFileSync(file, 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  if (!hasVersion || typeof manifest.version !== 'string') throw new Error('No package.json with a version.');
  return manifest.version;
}
