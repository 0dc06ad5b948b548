import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { routeFilesComment } from '../../src/ui/rendering/route-files.ts';
import { Chunks } from './chunks.ts';

export type Mode = 'local' | 'production';

/** Settings shared by both bundles. Vite refuses the mode name 'local', so only our own constant uses it. */
export const viteSettings = (root: string, mode: Mode) =>
  ({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    // Node loads the configuration without bundling. The configuration imports the route table, which imports pages that must not be bundled into it.
    configLoader: 'native',
    logLevel: 'warn',
    define: { 'import.meta.env.MODE': JSON.stringify(mode) },
  }) as const;

function buildIdOf({ output }: Rolldown.RolldownOutput): string {
  const hash = createHash('sha256');
  for (const file of output)
    hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
  return hash.digest('hex').slice(0, 16);
}

/** Adds preload links for all scripts that the page's script needs. Vite adds only its static imports. */
function withEntryFiles(page: string, chunks: Chunks): string {
  const missing = [...chunks.entryFiles()].filter((file) => !page.includes(file));
  const links = missing.map((file) => `<link rel="modulepreload" href="/${file}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

/** Builds the client with `builds/latest.json`, the list of files by page, and the template `index.html`. */
export async function buildClient(root: string, outDir: string, mode: Mode): Promise<Chunks> {
  const clientDir = path.join(outDir, 'client');
  const output = await build({
    ...viteSettings(root, mode),
    build: { outDir: clientDir, emptyOutDir: true },
  });
  if (!('output' in output)) throw new Error('Vite did not return a single bundle.');
  const chunks = new Chunks(output);
  const template = path.join(clientDir, 'index.html');
  const page = withEntryFiles(readFileSync(template, 'utf8'), chunks);
  writeFileSync(template, page + routeFilesComment(chunks.routeFiles()));
  mkdirSync(path.join(clientDir, 'builds'), { recursive: true });
  const id = buildIdOf(output);
  writeFileSync(path.join(clientDir, 'builds/latest.json'), JSON.stringify({ id }));
  writeFileSync(path.join(clientDir, `builds/${id}.json`), JSON.stringify(chunks.aheadFiles()));
  return chunks;
}
