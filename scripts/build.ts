// Builds the product: `node scripts/build.ts [--mode local|production]`, into dist/<mode>. A production build also builds the package for
// other hosts, into dist/package.
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { overBudget, scriptBudgets } from './build/budgets.ts';
import { buildCli } from './build/build-cli.ts';
import { buildClient, type Mode } from './build/build-client.ts';
import { buildPackage, packageBudget } from './build/build-package.ts';
import { buildServer } from './build/build-server.ts';
import { buildServiceWorker } from './build/build-service-worker.ts';
import { compressFiles } from './build/compress-files.ts';
import { databaseTemplateFile } from './build/database-template.ts';
import { refuseLocalParts } from './build/forbidden.ts';
import { measurePages } from './build/measure-pages.ts';
import { hashOfSources, writeStamp } from './build/sources.ts';

const root = path.resolve(import.meta.dirname, '..');

async function buildAll(mode: Mode): Promise<void> {
  const started = performance.now();
  const outDir = path.join(root, 'dist', mode);
  const hash = hashOfSources(root);
  rmSync(outDir, { recursive: true, force: true });
  const chunks = await buildClient(root, outDir, mode);
  await buildServiceWorker({ root, outDir, mode, chunks });
  await buildServer(root, outDir, mode);
  await buildCli(root, outDir, mode);
  if (mode === 'local') copyFileSync(await databaseTemplateFile(), path.join(outDir, 'database.tar.gz'));
  await compressFiles(path.join(outDir, 'client'));
  const budgets = [...scriptBudgets(chunks), ...(await measurePages(outDir))];
  if (mode === 'production') {
    const packageDir = path.join(root, 'dist/package');
    await buildPackage(root, packageDir);
    budgets.push(await packageBudget(packageDir));
  }
  const broken = overBudget(budgets);
  // Only production builds fail if a page is over budget, so that `npm start` still works.
  if (mode === 'production' && broken !== null) throw new Error(broken);
  if (mode === 'production') refuseLocalParts(outDir);
  writeStamp(outDir, hash);
  console.log(`Built dist/${mode} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

const { mode } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } }).values;
if (mode !== 'local' && mode !== 'production') {
  console.error(`There is no mode '${mode}': use --mode local or --mode production.`);
  process.exit(1);
}
try {
  await buildAll(mode);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
