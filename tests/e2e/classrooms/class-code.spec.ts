import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { delayRequests, expectUnmoved } from '../late-requests.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[ROS-1] a class code can be paused and replaced, and is readable from a distance', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('Room 12');
  await page.goto(`${address}/code`);
  const code = page.getByText(/^[A-Z3-9]{3} [A-Z3-9]{3}$/);
  await expect(code).toBeVisible();
  const first = await code.innerText();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Students cannot use this code')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Get a new code' }).click();
  await classroom.dialog.getByRole('button', { name: 'Get a new code' }).click();
  await expect(page.getByText('Students cannot use this code')).toBeHidden();
  await expect(code).not.toHaveText(first);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
});

test('[ROS-1] the class code fills the screen with its QR code and address; "Close" and Escape return to the button', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto(`${await new ClassroomPage(page).create('Room 12')}/code`);
  const open = page.getByRole('button', { name: 'Show full screen' });
  const close = page.getByRole('button', { name: 'Close' });
  await open.click();
  await expect(close).toBeFocused();
  await expect(close).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^[A-Z3-9]{3} [A-Z3-9]{3}$/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: 'A QR code that opens this class' })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByText(/^Scan the code, or open .*\/class$/)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await close.click();
  await expect(close).toBeHidden();
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(close).toBeFocused();
  await page.evaluate(() => document.exitFullscreen());
  await expect(open).toBeFocused();
});

test('[ROS-1] a class is duplicated, archived and deleted by its name', async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('Room 12');
  await classroom.assign('harbor-light', 'Harbor light');
  await page.goto(`${address}/settings`);
  await page.getByRole('button', { name: 'Duplicate this class' }).click();
  await expectAccessible(page);
  await classroom.dialog.getByLabel('Name', { exact: true }).fill('Room 13');
  await classroom.dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Room 13' })).toBeVisible();
  await expect(classroom.lesson('Harbor light')).toBeVisible();
  const passes = await delayRequests(page, /\/assets\/passes-section-[\w-]+\.js$/);
  await page.goto(`${address}/settings`, { waitUntil: 'commit' });
  const archive = page.getByRole('button', { name: 'Archive this class' });
  await expectUnmoved(archive, passes, page.getByText('There are no passes yet.'));
  await archive.click();
  await expect(page.getByText('This class is archived and read-only.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete this class' }).click();
  await expect(classroom.dialog.getByText('1 assigned lesson with its note and dates')).toBeVisible();
  await expectAccessible(page);
  await classroom.dialog.getByLabel('Name of the class').fill('Room 12');
  await classroom.dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/settings\/classrooms$/);
  await expect(page.getByRole('table', { name: 'Your classes' })).not.toContainText('Room 12');
});
