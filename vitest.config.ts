import { defineConfig } from 'vitest/config';

/** Tests of module loading and its failures. Each file has its own module graph. */
const readsModulesAnew = [
  'tests/ui/components/color-mode.test.tsx',
  'tests/ui/features/parts-not-fetched.test.tsx',
  'tests/ui/messages/describe-failure.test.ts',
];

const ui = {
  environment: './tests/setup/one-jsdom.ts',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  // The first test of a process also loads its page, which takes seconds on a busy machine.
  testTimeout: 60_000,
  setupFiles: [
    'tests/setup/quiet-console.ts',
    'tests/setup/fixed-properties.ts',
    'tests/setup/clean-document.ts',
    'tests/setup/jsdom-polyfills.ts',
    'tests/setup/failure-words.ts',
  ],
};

/**
 * Three projects: `core` (domain, application, contracts, architecture, content), `server`, and `ui`, which has a DOM. The files of a project
 * share one module graph, except the three of `ui-alone`. Tests run in processes with a V8 option, because processes with several threads that
 * use WebAssembly, such as Node's own loader, sometimes crash (nodejs/node#64500).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'forks',
    execArgv: ['--no-memory-protection-keys'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 10_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: ['tests/{unit,contract,architecture,content,adapters/client}/**/*.test.ts'],
          exclude: ['tests/architecture/fixture/**'],
          setupFiles: ['tests/setup/quiet-console.ts', 'tests/setup/fixed-properties.ts'],
          // All files share one module graph, because no test leaves state in a module.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,cli,adapters/server}/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/setup/quiet-console.ts',
            'tests/setup/fixed-properties.ts',
            'tests/setup/no-emulator.ts',
          ],
          // As in `core`. Otherwise, each file loads the server's modules again, which takes a second of both cores.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...ui,
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          exclude: readsModulesAnew,
          // As in `core`. Otherwise, each file loads the pages and the server's modules again, which takes seconds of both cores.
          isolate: false,
        },
      },
      { extends: true, test: { ...ui, name: 'ui-alone', include: readsModulesAnew } },
    ],
  },
});
