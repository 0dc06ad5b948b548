// Starts the product on this machine, without keys. Builds it first if the build is missing or older than the sources.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureLocalBuild } from './build/ensure-local-build.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  ensureLocalBuild(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

process.chdir(root);
await import(pathToFileURL(path.join(root, 'dist/local/server/main.js')).href);
