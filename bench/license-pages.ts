// Measures the time until the license page and the order form are shown, relative to an empty page with the same layout. Usage: node bench/license-pages.ts
// [ROUNDS]. Uses the local build (`npm run build -- --mode local`). See docs/performance.md.
import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright';
import { SignUpPage } from '../tests/e2e/pages/sign-up.page.ts';
import { Site } from '../tests/e2e/site.ts';
import { checkRatio } from './gates.ts';
import { ratio, spread } from './medians.ts';
import { coldUntil, type State, withBrowser } from './slow-phone.ts';
import { sized } from './sized.ts';

const rounds = sized(process.argv[2], 9, 1);

/** A page and an element that is shown when the page is complete, and both for an empty page with the same layout. */
const pages = [
  {
    at: '/settings/license',
    whole: 'main .settings-sections > *',
    empty: { at: '/settings/classrooms', whole: 'main .empty-state' },
  },
  {
    at: '/checkout/purchase',
    whole: 'main form button[type="submit"]',
    empty: { at: '/checkout/return/failed', whole: 'main h1' },
  },
] as const;

async function signUp(browser: Browser, site: Site): Promise<State> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await new SignUpPage(page).signUp({
    firstName: 'Mara',
    lastName: 'Quay',
    schoolOrDistrict: 'Harbor Elementary',
    email: `mara.${randomUUID().slice(0, 8)}@example.org`,
    password: 'tide-table-bench',
  });
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

const site = await Site.start('dist/local');
try {
  await withBrowser(async (browser) => {
    const state = await signUp(browser, site);
    for (const { at, whole, empty } of pages) {
      const figures = { whole: [] as number[], empty: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        figures.empty.push(await coldUntil(browser, `${site.url}${empty.at}`, state, empty.whole));
        figures.whole.push(await coldUntil(browser, `${site.url}${at}`, state, whole));
      }
      console.log(
        `${at}: ${spread(figures.whole)} ms, ${empty.at}: ${spread(figures.empty)} ms, ${ratio(figures.whole, figures.empty)} (gate 1.2 ×)`,
      );
      checkRatio(at, { figures: figures.whole, yardstick: figures.empty }, 1.2);
    }
  });
} finally {
  await site.close();
}
