import { defineConfig } from '@playwright/test';
import { findShell, type FoundChromium } from './scripts/chromium.ts';

const launched = ({ executable, args }: FoundChromium) => ({
  launchOptions: { executablePath: executable, args: [...args] },
});

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/prepare-databases.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Long enough for two busy cores. The benches measure speed; a test that depends on time sets its own limit.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Playwright's routes do not see requests of a service worker. offline.spec.ts allows service workers.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Traces take nearly as long as the tests themselves; `npm run e2e -- --trace on` records them.
    trace: 'off',
  },
  projects: [{ name: 'shell', use: launched(await findShell()) }],
});
