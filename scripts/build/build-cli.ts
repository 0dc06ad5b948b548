import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { declareCompletion } from '../../src/cli/completion.ts';
import { buildProgram, helpAfter } from '../../src/cli/program.ts';
import { manPage } from './man-page.ts';
import { type Mode, viteSettings } from './build-client.ts';

/** Builds the command line for Node. Bundles packages, because a few large files load faster than hundreds of small ones. */
export async function buildCli(root: string, outDir: string, mode: Mode): Promise<void> {
  const outFolder = path.join(outDir, 'cli');
  await build({
    ...viteSettings(root, mode),
    ssr: { noExternal: true },
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir: outFolder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { blockyard: path.join(root, 'src/cli/main.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const nothing = () => undefined;
  const program = buildProgram(
    { stdout: nothing, stderr: nothing },
    async () => nothing(),
    async () => nothing(),
  );
  declareCompletion(program);
  writeFileSync(path.join(outFolder, 'blockyard.1'), manPage(program, helpAfter));
}
