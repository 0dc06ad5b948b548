import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { Keyboard } from '../keyboard.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const light = { slug: 'harbor-light', title: 'Harbor light' };
/** The first activity of "Load the barge". */
const captain = 'The captain who means what she says';
const barge = { slug: 'load-the-barge', title: 'Load the barge' };

test('[LES-7] a lesson from start to end: assigned to a new class, presented, its blocks run, its progress marked', async ({
  page,
  person,
}) => {
  test.slow();
  await page.goto(`/lessons/${light.slug}`);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Flessons%2Fharbor-light%3Fassign$/);
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  await page.goto(`/lessons/${light.slug}?assign`);
  await classroom.dialog.getByLabel('Name', { exact: true }).fill('4B');
  await classroom.dialog.getByLabel('Due on').fill('2026-12-01');
  await classroom.dialog.getByLabel(/^Note/).fill('Bring the crates.');
  await classroom.dialog.getByRole('button', { name: 'Assign the lesson' }).click();
  await expect(classroom.messages).toContainText('Harbor light is assigned to 4B.');
  await expect(page).toHaveURL(/\/lessons\/harbor-light$/);

  await page.getByRole('link', { name: 'Present' }).click();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'How far did 4B get?' })).toHaveCount(0);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'How far did 4B get?' }).click();
  await classroom.mark('Which light am I?', 'Done').check();
  await expect(classroom.dialog.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(classroom.dialog).toBeHidden();
  await expect(page).toHaveURL(/view=present/);
  await page.getByRole('link', { name: 'Leave' }).click();

  await page.getByRole('button', { name: 'Try it: The long way' }).click();
  // Runs in single steps, so that the test sees every flash.
  const step = page.getByRole('button', { name: 'Step', exact: true });
  await step.click();
  await page.getByRole('button', { name: 'Press the button' }).click();
  await step.click();
  await expect(page.locator('[data-reading=lights]')).toHaveText('All lights yellow');

  await page.getByRole('button', { name: 'How far did 4B get?' }).click();
  await expect(classroom.mark('Which light am I?', 'Done')).toBeChecked();
  await classroom.mark('The long way', 'Needs help').check();
  await expect(classroom.dialog.getByText('Saved', { exact: true })).toBeVisible();
  await classroom.dialog.getByRole('link', { name: 'See the whole class' }).click();

  const card = classroom.lesson(light.title);
  await expect(card).toContainText('Due 12/01/2026');
  await expect(card).toContainText('Bring the crates.');
  await expect(card).toContainText('1 of 5 activities done');
  await expect(classroom.mark('The long way', 'Needs help')).toBeChecked();
  await page.reload();
  await expect(classroom.mark('The long way', 'Needs help')).toBeChecked();
  await card.getByRole('link', { name: light.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: light.title })).toBeVisible();
});

test('[UI-4] a class is created, given a lesson and marked by keyboard alone', async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/classrooms');
  const keyboard = new Keyboard(page);
  await keyboard.press(page.getByRole('link', { name: 'New class' }));
  await expect(page).toHaveURL(/\/settings\/classrooms\/new$/);
  await keyboard.type(page.getByLabel('Name', { exact: true }), '4B');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '4B' })).toBeFocused();
  await page.goto(`/lessons/${barge.slug}`);
  await keyboard.press(page.getByRole('button', { name: 'Assign', exact: true }));
  const classroom = new ClassroomPage(page);
  await expect(classroom.dialog.getByRole('checkbox', { name: '4B' })).toBeFocused();
  await keyboard.press(classroom.dialog.getByRole('button', { name: 'Assign the lesson' }));
  await expect(classroom.messages).toContainText('is assigned to 4B');
  await expect(page.getByRole('button', { name: 'Assign', exact: true })).toBeFocused();
  await page.goto('/settings/classrooms');
  await keyboard.press(page.getByRole('link', { name: '4B' }));
  await keyboard.press(page.locator('summary').filter({ hasText: 'Class progress' }));
  await keyboard.tabTo(classroom.mark(captain, 'Not started'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(classroom.mark(captain, 'Needs help')).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(classroom.mark(captain, 'Needs help')).toBeChecked();
});

test('[UI-4] the pages of classes have no accessibility violation, and fit a phone and a desktop', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  const fits = async (): Promise<void> => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(over, `${page.url()} at ${width}`).toBe(0);
      if (width === 390) await expectAccessible(page);
    }
  };
  await page.goto('/settings/classrooms');
  await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
  await fits();
  await page.goto('/settings/classrooms/new');
  await page.getByRole('button', { name: 'Create the class' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await fits();
  const address = await classroom.create('Class 4B of the Harbor Elementary with a long name');
  await fits();
  await classroom.openAssign(light.slug);
  await fits();
  await classroom.dialog.getByRole('button', { name: 'Assign the lesson' }).click();
  await expect(classroom.messages).toContainText('is assigned');
  await page.getByRole('button', { name: /^How far did/ }).click();
  await expect(classroom.mark('Which light am I?', 'Done')).toBeVisible();
  await fits();
  await page.goto(address);
  await classroom.openProgress();
  await classroom.mark('Which light am I?', 'Started').check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await fits();
  for (const tab of ['teachers', 'settings']) {
    await page.goto(`${address}/${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits();
  }
  await page.goto('/settings/classrooms');
  await expect(page.getByRole('table', { name: 'Your classes' })).toBeVisible();
  await fits();
});
