import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { fontFile } from '../../src/adapters/pdfkit/font-file.ts';
import { fontsOfDocuments } from '../../src/adapters/pdfkit/typesetter.ts';
import { type Mode, viteSettings } from './build-client.ts';
import { minifiedScript } from './minified-script.ts';

const entries: Readonly<Record<Mode, string>> = {
  local: 'src/server/local/main.ts',
  production: 'src/server/main.ts',
};

/** The entry file. Sets NODE_ENV before it imports React and other packages, because they use it to choose their production code. */
const starter = "process.env.NODE_ENV ??= 'production';\nawait import('./server.js');\n";

/**
 * Returns the packages that a production install includes. They are not bundled. All other packages are bundled, because pages use them. Blockly's build for
 * Node would load a DOM, but no page runs Blockly on the server.
 */
function productionPackages(root: string) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const replacement = path.join(root, 'node_modules/blockly/blockly.mjs');
  return {
    ssr: { noExternal: true as const, external: Object.keys(manifest.dependencies) },
    resolve: { alias: [{ find: /^blockly\/core$/, replacement }] },
  };
}

/** Builds the server and the page renderer for Node. Copies their data next to them. */
export async function buildServer(root: string, outDir: string, mode: Mode): Promise<void> {
  const serverDir = path.join(outDir, 'server');
  const entry = path.join(root, entries[mode]);
  const main = existsSync(entry) ? { server: entry } : {};
  await build({
    ...viteSettings(root, mode),
    plugins: [minifiedScript()],
    ...(mode === 'production' ? productionPackages(root) : {}),
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir: serverDir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: {
          ...main,
          render: path.join(root, 'src/ui/render.tsx'),
          'pdf-worker': path.join(root, 'src/server/composition/pdf-worker.ts'),
        },
        // All files are in one folder, because the code finds the client and the content relative to its own URL.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  writeFileSync(path.join(serverDir, 'main.js'), starter);
  for (const name of fontsOfDocuments) {
    const file = fontFile(name);
    cpSync(file, path.join(outDir, 'fonts', path.basename(file)));
  }
  cpSync(path.join(root, 'content'), path.join(outDir, 'content'), { recursive: true });
}
