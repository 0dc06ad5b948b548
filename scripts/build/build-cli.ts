import path from 'node:path';
import { build } from 'vite';
import { type Mode, viteSettings } from './build-client.ts';

/** Builds the command line for Node: packages are inside, since few large files load faster than hundreds of small ones. */
export async function buildCli(root: string, outDir: string, mode: Mode): Promise<void> {
  await build({
    ...viteSettings(root, mode),
    ssr: { noExternal: true },
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir: path.join(outDir, 'cli'),
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: { blockyard: path.join(root, 'src/cli/main.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
