// Starts the product on this machine, without keys: builds it first where the build is missing or older than the sources.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOfSources, isFresh } from './build/sources.ts';

const oldestNode = 22;
const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'dist/local');

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const [major = '0'] = process.versions.node.split('.');
if (Number(major) < oldestNode) {
  refuse(
    `Blockyard needs Node ${oldestNode} or newer; this is ${process.versions.node}. ` +
      'Run `npm ci` and then `npm start`: the project brings its own Node.',
  );
}

if (!isFresh(outDir, hashOfSources(root))) {
  console.log('Building Blockyard, once per change of the sources …');
  const build = spawnSync(process.execPath, [path.join(root, 'scripts/build.ts'), '--mode', 'local'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) refuse('The build failed; its last lines say why.');
}

process.chdir(root);
await import(pathToFileURL(path.join(outDir, 'server/main.js')).href);
