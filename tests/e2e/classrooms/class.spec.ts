import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { Walk } from '../count-clicks.ts';
import { expect, test } from '../fixtures.ts';
import { type OpenClass, openClass, StudentPage } from '../pages/class.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const lesson = ['harbor-light', 'Harbor light'] as const;
const names = ['Mia Lee', 'Bao Tran', 'Rosa Dale'];

const stack = (page: Page) => page.locator('.blocklySvg .blocklyBlockCanvas .when-button-pressed').first();
const saved = (page: Page) => page.locator('.class-saved');

async function openActivity(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /The long way/ })
    .first()
    .click();
  await expect(stack(page)).toBeVisible();
}

/** Changes the program: deletes the first block below the hat block by keyboard. */
async function changeBlocks(page: Page): Promise<void> {
  const first = page.locator('.blocklySvg .blocklyBlockCanvas .all-lights-on').first();
  await first.click({ position: { x: 12, y: 12 } });
  await page.keyboard.press('Delete');
}

const lightsOn = (page: Page) => page.locator('.blocklySvg .blocklyBlockCanvas .all-lights-on');

async function aRoom(page: Page, person: Parameters<SignUpPage['signUp']>[0]): Promise<OpenClass> {
  await new SignUpPage(page).signUp(person);
  return openClass(page, { lesson, names });
}

test('[UI-10] [CLS-1] [C7] [C12] [C14] a student logs in by class code, saves blocks, asks for help, continues on another computer, and leaves no data behind', async ({
  page,
  person,
  elsewhere,
  browser,
  baseURL,
}) => {
  test.slow();
  const room = await aRoom(page, person);
  const student = new StudentPage(elsewhere);
  await student.findClass(room.classCode);
  await expectAccessible(elsewhere);
  await student.logIn('Mia L.', room);
  await expect(elsewhere.getByRole('link', { name: /^Keep going: / })).toBeVisible();
  await expectAccessible(elsewhere);

  await elsewhere.setViewportSize({ width: 1024, height: 768 });
  await openActivity(elsewhere);
  await expectAccessible(elsewhere);
  for (const part of ['.try-it-goals', '.try-it-dock', '.try-it-blocks', '.class-words'])
    await expect(elsewhere.locator(part).first(), part).toBeInViewport({ ratio: 0.9 });
  expect(await elsewhere.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

  const before = await lightsOn(elsewhere).count();
  await changeBlocks(elsewhere);
  await expect(lightsOn(elsewhere)).not.toHaveCount(before);
  await expect(saved(elsewhere)).toHaveText('Saved');
  const after = await lightsOn(elsewhere).count();
  await elsewhere.reload();
  await expect(stack(elsewhere)).toBeVisible();
  await expect(lightsOn(elsewhere)).toHaveCount(after);
  await elsewhere.getByRole('button', { name: 'I need help' }).click();
  await expect(elsewhere.getByText('Your teacher can see that you need help.')).toBeVisible();

  await page.goto('/lessons');
  const walk = await Walk.start(page, 'See who needs help');
  await page.getByRole('link', { name: /^.?Room 12.?: Harbor light/ }).click();
  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await expect(page.getByText('1 student needs help: Mia L.')).toBeVisible();
  await walk.end();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = new StudentPage(await context.newPage());
  await other.findClass(room.classCode);
  await other.logIn('Mia L.', room);
  await other.page.getByRole('link', { name: 'Keep going: The long way' }).click();
  await expect(stack(other.page)).toBeVisible();
  await expect(lightsOn(other.page)).toHaveCount(after);
  await context.close();

  await elsewhere.getByRole('button', { name: 'Not me' }).click();
  await expect(student.heading('Who are you?')).toBeVisible();
  const stored = await student.stored();
  for (const hidden of ['Mia', 'student', 'lights on', 'unsent', ...room.cards.map((card) => card.login)])
    expect(stored).not.toContain(hidden);
  await elsewhere.goBack();
  await expect(student.heading(/Find your class|Who are you\?/)).toBeVisible();
  await expect(elsewhere.getByText('Mia L.').and(elsewhere.locator('.class-student *'))).toHaveCount(0);

  await student.findClass(room.classCode);
  await student.logIn('Bao T.', room);
  await openActivity(elsewhere);
  await expect(lightsOn(elsewhere)).toHaveCount(before);
});

test('[UI-10] [C12] [C13] without internet the page says what is not saved, and saves it later', async ({
  page,
  person,
  elsewhere,
}) => {
  test.slow();
  const room = await aRoom(page, person);
  const student = new StudentPage(elsewhere);
  const walk = await Walk.start(elsewhere, 'Login card to first block');
  await walk.open(`/class#${room.classCode}`);
  await student.logIn('Mia L.', room);
  await openActivity(elsewhere);
  await walk.end();
  await elsewhere.context().setOffline(true);
  await changeBlocks(elsewhere);
  await expect(saved(elsewhere)).toHaveText('Not saved yet – no internet');
  await elsewhere.getByRole('button', { name: 'Not me' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Not everything is saved yet' });
  await expect(dialog).toContainText('1 program is not saved yet.');
  await elsewhere.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await elsewhere.context().setOffline(false);
  await expect(saved(elsewhere)).toHaveText('Saved');
});

test('[CLS-1] [UI-8] the login works with the keyboard alone, at 320 pixels', async ({
  page,
  person,
  elsewhere,
}) => {
  test.slow();
  const room = await aRoom(page, person);
  await elsewhere.setViewportSize({ width: 320, height: 640 });
  const student = new StudentPage(elsewhere);
  await elsewhere.goto(`/class#${room.classCode}`);
  await expect(student.heading('Who are you?')).toBeFocused();
  expect(new URL(elsewhere.url()).hash).toBe('');
  const name = elsewhere.getByRole('button', { name: 'Rosa D.' });
  for (let tabs = 0; tabs < 10 && !(await name.evaluate((one) => one === document.activeElement)); tabs += 1)
    await elsewhere.keyboard.press('Tab');
  await elsewhere.keyboard.press('Enter');
  const word = elsewhere.getByLabel('Your word');
  await expect(word).toBeVisible();
  for (let tabs = 0; tabs < 5 && !(await word.evaluate((one) => one === document.activeElement)); tabs += 1)
    await elsewhere.keyboard.press('Tab');
  await elsewhere.keyboard.type(room.cards.find((card) => card.name === 'Rosa D.')?.login ?? '');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('region', { name: 'Who is here' })).toContainText('Rosa D.');
  expect(await elsewhere.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
