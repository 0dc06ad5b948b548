// Starts the product on this machine, without keys: builds it first where the build is missing or older than the sources.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOfSources, isFresh } from './build/sources.ts';

const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'dist/local');

if (!isFresh(outDir, hashOfSources(root))) {
  console.log('Building Blockyard, once per change of the sources …');
  const build = spawnSync(process.execPath, [path.join(root, 'scripts/build.ts'), '--mode', 'local'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) {
    console.error('The build failed; its last lines say why.');
    process.exit(1);
  }
}

process.chdir(root);
await import(pathToFileURL(path.join(outDir, 'server/main.js')).href);
