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
  // Long enough for two busy cores: how fast the product is, benches say, and a test that measures time says so itself.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Routes of a test do not see what a service worker fetches; offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Traces take nearly as long as the tests themselves; `npm run e2e -- --trace on` records them.
    trace: 'off',
  },
  projects: [{ name: 'shell', use: launched(await findShell()) }],
});
