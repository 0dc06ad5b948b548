// Measures pages that require a login, relative to the same pages of another build, loaded alternately. See docs/performance.md.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Browser } from 'playwright';
import { ClassroomPage } from '../tests/e2e/pages/classroom.page.ts';
import { SignUpPage } from '../tests/e2e/pages/sign-up.page.ts';
import { Site } from '../tests/e2e/site.ts';
import { checkRatio } from './gates.ts';
import { ratio, spread } from './medians.ts';
import { atRest, change, saveData } from './route-change.ts';
import { coldUntil, onPage, type State, withBrowser } from './slow-phone.ts';
import { sized } from './sized.ts';

/** A page, an element that is shown when the page is usable, and the link that opens the page from `/lessons` or from another page of the group. */
const pages = {
  '/settings/classrooms': { shown: '.classroom-row h2 a, main tbody a', links: ['/settings/classrooms'] },
  '/settings/students': { shown: '.empty-state', links: ['/settings/classrooms', '/settings/students'] },
} as const;
type Path = keyof typeof pages;
const paths: readonly Path[] = ['/settings/classrooms', '/settings/students'];

type Signed = { readonly site: Site; readonly state: State };

async function signIn(browser: Browser, site: Site): Promise<State> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await new SignUpPage(page).signUp({
    firstName: 'Ada',
    lastName: 'Quay',
    schoolOrDistrict: 'Harbor Elementary',
    email: `ada.${randomUUID().slice(0, 8)}@example.org`,
    password: 'tide-table-bench',
  });
  await new ClassroomPage(page).create('4B');
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

const cold = (browser: Browser, { site, state }: Signed, at: Path): Promise<number> =>
  coldUntil(browser, site.url + at, state, pages[at].shown);

const warm = (browser: Browser, { site, state }: Signed, at: Path): Promise<number> =>
  onPage(
    browser,
    'desktop',
    async ({ page, slowProcessor }) => {
      await page.addInitScript(saveData);
      const { shown, links } = pages[at];
      const last = `main a[href="${at}"], .main-nav a[href="${at}"], .sub-nav a[href="${at}"]`;
      await page.goto(`${site.url}/lessons`, { waitUntil: 'networkidle' });
      for (const link of links) await page.click(`.main-nav a[href="${link}"], .sub-nav a[href="${link}"]`);
      await page.waitForSelector(shown);
      await page.goBack();
      await page.waitForSelector(shown, { state: 'detached' });
      await slowProcessor(4);
      await atRest(page);
      return change(page, { link: last, shown });
    },
    { storageState: state, serviceWorkers: 'block' },
  );

const [other, given] = process.argv.slice(2);
const rounds = sized(given, 7, 1);
if (other === undefined) throw new Error('Usage: node bench/signed-in.ts OTHER-CHECKOUT [ROUNDS]');

await withBrowser(async (browser) => {
  const sites = await Promise.all([Site.start(path.resolve(other, 'dist/local')), Site.start()]);
  try {
    const [before, now] = await Promise.all(
      sites.map(async (site) => ({ site, state: await signIn(browser, site) })),
    );
    if (before === undefined || now === undefined) throw new Error('Expected two builds to compare.');
    for (const [kind, measure, gate] of [
      ['cold', cold, 1.5],
      ['warm', warm, 1.15],
    ] as const) {
      for (const at of paths) {
        const figures = { before: [] as number[], now: [] as number[] };
        for (let round = 0; round < rounds; round += 1) {
          figures.before.push(await measure(browser, before, at));
          figures.now.push(await measure(browser, now, at));
        }
        console.log(
          `${at}, ${kind}: ${spread(figures.before)} before, ${spread(figures.now)} now, ${ratio(figures.now, figures.before)} (gate ${gate} ×)`,
        );
        checkRatio(`${at}, ${kind}`, { figures: figures.now, yardstick: figures.before }, gate);
      }
    }
  } finally {
    await Promise.all(sites.map((site) => site.close()));
  }
});
