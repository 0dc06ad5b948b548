import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { hashOfSources, isFresh } from './sources.ts';

/** Builds the product for local mode if the build is missing or older than the sources. Throws if the build fails. */
export function ensureLocalBuild(root: string): void {
  if (isFresh(path.join(root, 'dist/local'), hashOfSources(root))) return;
  console.log('Building Blockyard, once per change of the sources …');
  const build = spawnSync(process.execPath, [path.join(root, 'scripts/build.ts'), '--mode', 'local'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The build failed; see the output above.');
}
