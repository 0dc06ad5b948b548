import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { Walk } from '../count-clicks.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

async function download(page: Page, what: string): Promise<Download> {
  await page.getByRole('button', { name: 'Print login cards' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login cards for the whole class' });
  await dialog.getByLabel('What to print').selectOption(what);
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog).toBeHidden();
  return started;
}

test('[UI-10] [ROS-3] [ROS-8] cards are printed; a locked-out student is let in by the teacher and works; a lost card is replaced', async ({
  page,
  person,
  elsewhere: phone,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('Room 12');
  await classroom.assign('load-the-barge', 'Load the barge');
  await page.goto(`${address}/students`);
  await classroom.addStudents('Ann Lee', 'Bo Stone');
  await page.goto(`${address}/code`);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  const cards = await download(page, 'Cards, eight per page');
  expect(cards.suggestedFilename()).toBe('login-cards.pdf');
  expect((await contentOf(cards)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const csv = (await contentOf(await download(page, 'A CSV file'))).toString('utf8');
  const [, annLine = ''] = csv.split(/\r?\n/);
  const [, , classCode = '', , login = ''] = annLine.split(',');

  await phone.goto('/dev/phone');
  await phone.getByRole('button', { name: 'I am a student' }).click();
  await phone.getByLabel(/^Class code/).fill(classCode.toLowerCase());
  await phone.getByRole('button', { name: 'Find my class' }).click();
  await phone.getByRole('button', { name: 'Ann L.' }).click();
  const typed = phone.getByLabel('Type the word of your card');
  const told = phone.getByRole('alert');
  for (let tries = 0; tries < 5; tries += 1) {
    await typed.fill(`wrong${'x'.repeat(tries)}`);
    const answer = phone.waitForResponse(/entry\/login/);
    await phone.getByRole('button', { name: 'Log in', exact: true }).click();
    expect((await answer).status()).toBe(422);
    await expect(told).toHaveText(/That was not it/);
  }
  await typed.fill(login);
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(told).toHaveText('Please wait 5 minutes, or ask your teacher to let you in.');

  await expect(page.getByText('Locked out now: Ann L.')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unlock Ann L.' }).click();
  await expect(page.getByText('No one is locked out.')).toBeVisible();

  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Hello, Ann L.' })).toBeVisible();
  const lesson = phone.getByRole('region', { name: 'Load the barge' });
  const done = lesson.getByRole('button', { name: /: Done$/ }).first();
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^A word · Logged in on/)).toBeVisible({ timeout: 15_000 });

  const entered = await phone.request.post('/v1/app/entry', { data: { classCode } });
  const { data } = await entered.json();
  const bo = data.students.find(({ name }: { readonly name: string }) => name === 'Bo S.');
  await phone.goto('about:blank');
  await phone.goto(`/dev/phone#student=${classCode}.${bo.id}`);
  await expect(phone.getByRole('heading', { name: 'Hello, Bo S.' })).toBeVisible();

  await page.goto('/lessons');
  const walk = await Walk.start(page, 'Replace a lost card');
  await page.getByRole('link', { name: /^Login cards of .?Room 12/ }).click();
  await page.getByRole('button', { name: /^Show .*Bo S.*’s login/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Replace login' }).click();
  await expect(dialog).toContainText('This is the new login.');
  await dialog.getByRole('button', { name: 'Print login cards' }).click();
  const card = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Login card for 1 student' })
    .getByRole('button', { name: 'Download' })
    .click();
  expect((await card).suggestedFilename()).toBe('login-cards.pdf');
  await walk.end();
});
