import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, type Person, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const dayMs = 86_400_000;
const light = { slug: 'harbor-light', title: 'Harbor light' };

const passes = (page: Page): Locator => page.getByRole('region', { name: 'Substitute passes' });
const card = (page: Page): Locator => page.getByRole('region', { name: 'Substitute pass', exact: true });
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Creates a class with a lesson and a second class of the same teacher. Returns the path of the first. */
async function twoClasses(page: Page, person: Person): Promise<string> {
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('Room 12');
  await classroom.assign(light.slug, light.title);
  await classroom.create('Harbor Coding Club');
  return address;
}

/** Makes a pass for today or a later day. Returns the code on its card. */
async function makePass(page: Page, classroom: string, daysAhead = 0): Promise<string> {
  await page.goto(`${classroom}/settings`);
  const day = passes(page).getByLabel('Day');
  const today = Date.parse(await day.inputValue());
  await day.fill(new Date(today + daysAhead * dayMs).toISOString().slice(0, 10));
  await passes(page).getByRole('button', { name: 'Make a pass' }).click();
  await expect(card(page).getByRole('heading')).toBeFocused();
  return card(page)
    .getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    .innerText();
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'See the class' }).click();
}

async function expectNoSideScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 4(03|10|22|29)/));

test('[ORG-13] a code on a card shows one class, read only, to a visitor, until it is revoked', async ({
  page,
  elsewhere,
  person,
}) => {
  const room = await twoClasses(page, person);
  const code = await makePass(page, room);
  await expect(card(page).getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  // The QR code on the card contains this URL.
  await elsewhere.goto(`/pass#code=${code.replace('-', '')}`);
  await expectAccessible(elsewhere);
  await expectNoSideScroll(elsewhere);
  await elsewhere.getByRole('button', { name: 'See the class' }).click();
  await expect(title(elsewhere, 'Room 12')).toBeFocused();
  await expect(elsewhere).toHaveURL(/\/pass$/);
  await expect(elsewhere.getByRole('article', { name: light.title })).toContainText('Not started');
  await expect(elsewhere.getByRole('main')).not.toContainText(/Harbor Coding Club|Ada|@/);
  await expect(elsewhere.getByRole('main').getByRole('radio')).toHaveCount(0);
  expect((await elsewhere.context().cookies()).map(({ name }) => name)).toEqual(['blockyard-locale']);
  await expectAccessible(elsewhere);
  await expectNoSideScroll(elsewhere);
  await elsewhere.reload();
  await expect(title(elsewhere, 'Room 12')).toBeVisible();
  // The pass gives access to no other page.
  await elsewhere.goto(room);
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.goto('/pass');
  await expect(title(elsewhere, 'Room 12')).toBeVisible();

  await page.getByRole('button', { name: 'Done' }).click();
  await expect(card(page)).toHaveCount(0);
  await passes(page)
    .getByRole('button', { name: /^Revoke the pass/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(passes(page).getByText('Revoked', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await elsewhere.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(elsewhere.getByRole('alert')).toContainText('This pass was revoked.');
  await expect(title(elsewhere, 'Room 12')).toHaveCount(0);
  await enter(elsewhere, code);
  await expect(elsewhere.getByRole('alert')).toContainText('This pass was revoked.');

  await page.goto('/settings/activity');
  await expect(page.getByRole('table')).toContainText('Class viewed with a substitute pass');
});

test('[ORG-13] a pass opens only on its day; a wrong code is refused, and tries are limited', async ({
  page,
  elsewhere,
  person,
  clock,
  request,
}) => {
  const room = await twoClasses(page, person);
  const code = await makePass(page, room, 1);
  await elsewhere.goto('/pass');
  await enter(elsewhere, 'ABCDE-23456');
  await expect(elsewhere.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    /No pass has this code/,
  );
  await enter(elsewhere, code.toLowerCase());
  await expect(elsewhere.getByRole('alert')).toContainText('This pass is for a later day.');
  await clock.moveDays(1);
  await enter(elsewhere, code);
  await expect(title(elsewhere, 'Room 12')).toBeVisible();
  await clock.moveDays(2);
  await elsewhere.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(elsewhere.getByRole('alert')).toContainText('The day of this pass is over.');
  await expectAccessible(elsewhere);

  for (let tries = 0; tries < 30; tries += 1)
    await request.post('/v1/app/passes', { data: { passCode: 'FGHJK-23456' } });
  await enter(elsewhere, 'FGHJK-23456');
  await expect(elsewhere.getByRole('alert')).toContainText(/Try again in/);
});

test('[ORG-13] only the card is printed, on one sheet of either paper, in black and white', async ({
  page,
  person,
}) => {
  const room = await twoClasses(page, person);
  await makePass(page, room);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the card' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(card(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format, printBackground: false })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});
