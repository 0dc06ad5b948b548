import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { viteSettings } from '../build/build-client.ts';

/** A migration of the next release, which adds a table under load. */
const nextMigration = `
allMigrations['9999-next-release'] = {
  up: async (db) => { await db.schema.createTable('next_release').addColumn('id', 'text').execute(); },
};`;

const withNextMigration: Plugin = {
  name: 'next-release',
  transform: (code, id) => (id.endsWith('migrations/all-migrations.ts') ? code + nextMigration : null),
};

export type Release = 'this' | 'next';

/** Builds the cluster's servers: this release, or the next one with an additional migration. Returns the entry file and the client's folder. */
export async function buildRelease(
  outDir: string,
  release: Release,
): Promise<{ readonly file: string; readonly clientDir: string }> {
  const root = process.cwd();
  const serverDir = path.join(outDir, release, 'server');
  await build({
    ...viteSettings(root, 'production'),
    plugins: release === 'next' ? [withNextMigration] : [],
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir: serverDir,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: {
          api: path.join(root, 'scripts/cluster/api.ts'),
          'pdf-worker': path.join(root, 'src/server/composition/pdf-worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const clientDir = path.join(outDir, release, 'client');
  mkdirSync(path.join(clientDir, 'builds'), { recursive: true });
  cpSync('index.html', path.join(clientDir, 'index.html'));
  writeFileSync(path.join(clientDir, 'builds/latest.json'), '{"id":"cluster"}');
  return { file: path.join(serverDir, 'api.js'), clientDir };
}
