import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { openClass, StudentPage } from '../pages/class.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const lesson = ['harbor-light', 'Harbor light'] as const;
const names = ['Mia Lee', 'Bao Tran'];

const blocks = (page: Page) => page.locator('.blocklySvg .blocklyBlockCanvas .all-lights-on');

/** Opens the block activity and changes its program. */
async function build(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /The long way/ })
    .first()
    .click();
  await blocks(page)
    .first()
    .click({ position: { x: 12, y: 12 } });
  await page.keyboard.press('Delete');
  await expect(page.locator('.class-saved')).toHaveText('Saved');
}

test('[CLS-2] [CLS-6] a teacher leads a class of two: message, pause, a program shown with consent, closed for the day', async ({
  page,
  person,
  elsewhere,
  browser,
  baseURL,
  consoleErrors,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const room = await openClass(page, { lesson, names });
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const [mia, bao] = [elsewhere, await other.newPage()];
  for (const [tab, name] of [
    [mia, 'Mia L.'],
    [bao, 'Bao T.'],
  ] as const) {
    const student = new StudentPage(tab);
    await student.findClass(room.classCode);
    await student.logIn(name, room);
    await build(tab);
  }

  await page.goto(`${room.address}/dashboard`);
  await expect(page.getByRole('list', { name: 'Students in class' })).toBeVisible();
  await expect(page.getByText('2 of 2 students are connected.')).toBeVisible();

  await page.getByLabel('Message to all students').selectOption('Show your partner.');
  await page.getByRole('button', { name: 'Send to all' }).click();
  for (const tab of [mia, bao]) {
    const message = tab.getByRole('region', { name: 'A message from your teacher' });
    await expect(message).toContainText('Show your partner.');
    await expectAccessible(tab);
    await message.getByRole('button', { name: 'OK' }).click();
    await expect(message).toBeHidden();
  }

  await page.getByRole('button', { name: 'Eyes up here' }).click();
  await expect(mia.getByRole('dialog', { name: 'Eyes up here' })).toBeVisible();
  await expect(page.getByText(/They open again in 10 minutes/)).toBeVisible();
  await bao.reload();
  await expect(bao.getByRole('dialog', { name: 'Eyes up here' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  for (const tab of [mia, bao]) await expect(tab.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'See the program of Mia L.' }).click();
  const opened = page.getByRole('region', { name: 'Program of Mia L.' });
  await expect(opened.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await opened.getByRole('button', { name: 'Send hint 1' }).click();
  const hint = mia.getByRole('region', { name: 'A message from your teacher' });
  await expect(hint).toContainText('Hint for “The long way”: You have one flash.');
  await hint.getByRole('button', { name: 'OK' }).click();
  await opened.getByRole('button', { name: 'Show to the class' }).click();
  await expect(opened.getByText('Waiting for Mia L.')).toBeVisible();
  await mia.getByRole('button', { name: 'No, not now' }).click();
  await expect(opened.getByText('Mia L. said no.')).toBeVisible();
  await expect(bao.getByRole('dialog')).toBeHidden();
  await opened.getByRole('button', { name: 'Show to the class' }).click();
  await mia.getByRole('button', { name: 'Yes, show it' }).click();
  const shown = bao.getByRole('dialog', { name: 'The program of Mia L.' });
  await expect(shown.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await expectAccessible(bao);
  await expectAccessible(page);
  await opened.getByRole('button', { name: 'Stop showing' }).click();
  await expect(shown).toBeHidden();

  await page.getByRole('button', { name: 'Close for today' }).click();
  await page
    .getByRole('dialog', { name: 'Close the class for today?' })
    .getByRole('button', { name: 'Close for today' })
    .click();
  for (const tab of [mia, bao])
    await expect(tab.getByText(/time here is over|closed for today/)).toBeVisible();
  await mia.goto('/class');
  await mia.getByLabel('Class code').fill(room.classCode);
  await mia.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(mia.getByText('Your class is closed for today.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the class again' }).click();
  await expect(page.getByRole('button', { name: 'Close for today' })).toBeVisible();
  await other.close();
  ignoreErrors(consoleErrors, /401|422|ERR_/);
});
