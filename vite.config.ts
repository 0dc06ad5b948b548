import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * One configuration for the browser's bundle and the server's (`--ssr`). `--mode local` adds what runs without keys;
 * `dist/<mode>/…` is set by `scripts/build.ts`.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            advancedChunks: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
                },
              ],
            },
          },
        },
  },
}));
