// Measures two durations on PostgreSQL with a million people in 2,000 organizations: the time until the first row of the tables of people is shown, relative to
// the same page without rows, and the time to switch the organization. Usage: node bench/people-pages.ts [PEOPLE] [ROUNDS]. FILLED_DATABASE_URL reuses a
// database that an earlier run filled. See docs/performance.md.
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Browser, Page } from 'playwright';
import { openDatabase } from '#adapters/postgres/database.ts';
import type { Schema } from '#adapters/postgres/schema.ts';
import { SignUpPage } from '../tests/e2e/pages/sign-up.page.ts';
import { Site } from '../tests/e2e/site.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { district, fillWithPeople } from './many-people.ts';
import { checkRatio } from './gates.ts';
import { ratio, spread } from './medians.ts';
import { coldUntil, onPage, type State, withBrowser } from './slow-phone.ts';
import { sized } from './sized.ts';

const people = sized(process.argv[2], 1_000_000, 2_000);
const rounds = sized(process.argv[3], 9, 1);
const email = `mara.${randomUUID().slice(0, 8)}@example.org`;
const row = 'main tbody tr td';
const nothing = 'main .empty-state';
const accountButton = 'header button[aria-haspopup="menu"]';
const district1 = 'District 1';
const school100 = 'School 100';

/** Tables that a manager of the district opens. Each is also opened with a filter that matches no row. */
const tables = [
  { at: '/settings/teachers', query: '', nobody: 'filter=person.contains:qqqq' },
  { at: '/settings/activity', query: 'of=organization', nobody: 'filter=address.contains:qqqq' },
  { at: '/users', query: '', nobody: 'filter=person.contains:qqqq' },
] as const;

/** 100,000 entries of the district's log from 400 days. */
const entries = [
  `select open_audit_months(now() - interval '400 days', now())`,
  `insert into audit_log (at, action, by_account, subject, concerned, organization_path, address)
    select now() - n * interval '345 seconds', 'account/sessions-ended', 'person-' || n % 3000, 'person-' || n * 31 % 3000,
      array['person-' || n % 3000, 'person-' || n * 31 % 3000], '${district}school-' || n % 60 || '/', '198.51.100.' || n % 250
    from generate_series(1, 100000) n`,
];

async function fill(db: Kysely<Schema>): Promise<void> {
  const there = await db.selectFrom('organizations').select('id').where('id', '=', 'district-1').execute();
  if (there.length > 0) return;
  await fillWithPeople(db, people);
  for (const statement of entries) await sql.raw(statement).execute(db);
  await sql`vacuum analyze audit_log`.execute(db);
}

async function makeManager(db: Kysely<Schema>): Promise<void> {
  for (const [id, path, school] of [
    ['district-1', district, 'district 1'],
    ['school-100', 'school-100/', 'school 100'],
  ] as const) {
    await sql`insert into memberships (id, account_id, organization_id, organization_path, role, billing_contact, from_at,
        name_folded, email_folded, school_folded, classrooms)
      select ${randomUUID()}, id, ${id}, ${path}, 'manager', false, now(), name_folded, email_folded, ${school}, 0
      from accounts where email = ${email}`.execute(db);
  }
}

const openMenu = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: /Mara/ }).click();

/** Times in milliseconds since the release of the button. */
type Switched = {
  /** The time until the button of the account menu shows the other organization's name. */
  readonly named: number;
  readonly shown: number;
};

async function switchTo(page: Page, organization: string): Promise<Switched> {
  await openMenu(page);
  const choice = page.getByRole('menuitemradio', { name: organization });
  await choice.hover();
  const switched = page.evaluate(
    ({ name, shown, button }) =>
      new Promise<Switched>((resolve) => {
        const rows = () => document.querySelector(shown)?.closest('tbody')?.textContent ?? '';
        const before = rows();
        const isNamed = () => document.querySelector(button)?.textContent.includes(name) === true;
        const look = (started: number, named: number | null): void => {
          const passed = performance.now() - started;
          if (named !== null && rows() !== '' && rows() !== before) resolve({ named, shown: passed });
          else requestAnimationFrame(() => look(started, named ?? (isNamed() ? passed : null)));
        };
        addEventListener('pointerup', () => look(performance.now(), null), { capture: true, once: true });
      }),
    { name: organization, shown: row, button: accountButton },
  );
  await choice.click();
  const took = await switched;
  await page.getByRole('menuitemradio').first().waitFor({ state: 'detached' });
  return took;
}

async function signUp(browser: Browser, site: Site, db: Kysely<Schema>): Promise<State> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const password = 'tide-table-bench';
  const person = {
    firstName: 'Mara',
    lastName: 'Quay',
    schoolOrDistrict: 'Harbor Elementary',
    email,
    password,
  };
  const form = new SignUpPage(page);
  await form.open();
  await form.type(person);
  await form.submit();
  await page.waitForURL('**/lessons', { timeout: 60_000 });
  await makeManager(db);
  await page.goto('/settings/teachers');
  await page.waitForSelector(row);
  await switchTo(page, district1);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

async function measureTables(browser: Browser, site: Site, state: State): Promise<void> {
  for (const { at, query, nobody } of tables) {
    const full = `${site.url}${at}?${query}`;
    const figures = { full: [] as number[], empty: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      figures.empty.push(await coldUntil(browser, `${full}&${nobody}`, state, nothing));
      figures.full.push(await coldUntil(browser, full, state, row));
    }
    console.log(
      `${at}: ${spread(figures.empty)} ms without a row, ${spread(figures.full)} ms to the first row, ${ratio(figures.full, figures.empty)} (gate 1.2 ×)`,
    );
    checkRatio(at, { figures: figures.full, yardstick: figures.empty }, 1.2);
  }
}

/** The limit of a switch of organization, relative to a button that changes its own text on an otherwise empty page. */
const switchGate = 4;

/** Returns the milliseconds from the release of such a button to the frame after its new text, once per round. */
async function bareChanges(page: Page): Promise<readonly number[]> {
  await page.goto('about:blank');
  await page.setContent('<button>0</button>');
  const button = page.getByRole('button');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const changed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = (started: number): void => {
            if (document.querySelector('button')?.textContent === '1') resolve(performance.now() - started);
            else requestAnimationFrame(() => look(started));
          };
          const onRelease = ({ target }: Event): void => {
            if (target instanceof Element) setTimeout(() => (target.textContent = '1'));
            look(performance.now());
          };
          addEventListener('pointerup', onRelease, { once: true });
        }),
    );
    await button.click();
    times.push(await changed);
    await button.evaluate((element) => (element.textContent = '0'));
  }
  return times;
}

const measureSwitches = (browser: Browser, site: Site, state: State): Promise<void> =>
  onPage(
    browser,
    'desktop',
    async ({ page }) => {
      await page.goto(`${site.url}/settings/teachers`);
      await page.waitForSelector(row);
      const figures: Switched[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const there = [await switchTo(page, school100), await switchTo(page, district1)];
        if (round > 0) figures.push(...there);
      }
      const named = figures.map((each) => each.named);
      const bare = await bareChanges(page);
      console.log(
        `switch of organization: ${spread(named)} ms, ${ratio(named, bare)} of a bare page (gate ${switchGate} ×), until its rows are there ${spread(figures.map(({ shown }) => shown))} ms`,
      );
      checkRatio('switch of organization', { figures: named, yardstick: bare }, switchGate);
    },
    { storageState: state, serviceWorkers: 'block' },
  );

const filled = process.env['FILLED_DATABASE_URL'];
const server =
  filled === undefined ? await startPostgres(console.log) : { url: filled, stop: async () => undefined };
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
await fill(database.db);
const site = await Site.start('dist/local', server.url);
try {
  await withBrowser(async (browser) => {
    const state = await signUp(browser, site, database.db);
    await measureTables(browser, site, state);
    await measureSwitches(browser, site, state);
  });
} finally {
  await site.close();
  await database.close();
  await server.stop();
}
