import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const chromium = await findChromium();
process.env['CHROMIUM_PATH'] = chromium.executable;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Routes of a test do not see what a service worker fetches; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromium.executable, args: [...chromium.args] },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
