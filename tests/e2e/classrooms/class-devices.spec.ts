import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type OpenClass, StudentPage } from '../pages/class.page.ts';
import {
  apiStudent,
  openClassOverApi,
  RunningClassPage,
  WorkbenchPage,
} from '../pages/running-class.page.ts';

const lesson = 'harbor-light';
const activity = 'the-long-way';
const hourMs = 3_600_000;

async function logIn(page: Page, room: OpenClass, name: string): Promise<WorkbenchPage> {
  const student = new StudentPage(page);
  await student.findClass(room.classCode);
  await student.logIn(name, room);
  return new WorkbenchPage(page);
}

test('[CLS-3] [C7] a laptop that slept for an hour asks who is using it, saves its work, and follows the class again', async ({
  page,
  person,
  elsewhere,
  request,
}) => {
  test.slow();
  await page.clock.install();
  const room = await openClassOverApi(page, person, { lesson, names: ['Mia Lee', 'Bao Tran'] });
  await elsewhere.clock.install();
  const bench = await logIn(elsewhere, room, 'Mia L.');
  await bench.open();
  const running = new RunningClassPage(page, room);
  await running.open();
  const browserOf = await elsewhere.context().newCDPSession(elsewhere);
  await elsewhere.clock.pauseAt(Date.now() + 1_000);
  await bench.copyLight();
  // Blockly reports a change after a short timer. The save is due one second later.
  await elsewhere.clock.runFor(200);
  await expect(bench.saved).toHaveText('Saving …');
  await browserOf.send('Page.setWebLifecycleState', { state: 'frozen' });
  await browserOf.send('Page.setWebLifecycleState', { state: 'active' });
  // The timers of a sleeping computer stop, but its clock continues.
  await elsewhere.clock.setSystemTime(Date.now() + hourMs);
  await elsewhere.keyboard.press('Shift');
  const asked = elsewhere.getByRole('dialog', { name: 'Are you still Mia L.?' });
  await expect(asked).toBeVisible();
  await elsewhere.clock.resume();
  await asked.getByRole('button', { name: 'Yes, I am Mia L.' }).click();
  await expect(bench.saved).toHaveText('Saved');
  const again = await apiStudent(request, room, 'Mia L.', activity);
  expect((await again.program()).match(/all lights on/g)).toHaveLength(2);
  await expect(running.tile('Mia L.').getByText('all lights on')).toHaveCount(2);

  // The teacher's laptop sleeps, too. After it wakes up, it shows everything that happened in the meantime.
  await page.clock.fastForward('01:00:00');
  await again.save('when button pressed\nall lights off');
  await again.say('needs_help');
  await expect(page.getByText('1 student needs help: Mia L.')).toBeVisible();
  await expect(running.tile('Mia L.')).toContainText('Asked for help just now');
  await expect(running.tile('Mia L.')).toContainText('all lights off');
  await expect(running.live).toBeVisible();
});

test('[CLS-3] [C9] [C11] a student has two tabs and then another computer: one tile, and the blocks of all of them', async ({
  page,
  person,
  elsewhere,
  browser,
  site,
  request,
}) => {
  test.slow();
  const room = await openClassOverApi(page, person, { lesson, names: ['Mia Lee', 'Bao Tran'] });
  const first = await logIn(elsewhere, room, 'Mia L.');
  await first.open();
  const popup = elsewhere.waitForEvent('popup');
  await elsewhere.evaluate(() => void window.open(location.href));
  const secondTab = await popup;
  const second = new WorkbenchPage(secondTab);
  await expect(second.lights.first()).toBeVisible();
  const running = new RunningClassPage(page, room);
  await running.open();
  await expect(running.tile('Mia L.')).toHaveCount(1);
  await expect(page.getByText('1 of 2 students are connected.')).toBeVisible();

  // Both tabs change the program while offline, so neither tab knows about the other's change.
  await elsewhere.context().setOffline(true);
  await first.deleteLight();
  await expect(first.saved).toHaveText('Not saved yet – no internet');
  await second.copyLight();
  await expect(second.saved).toHaveText('Not saved yet – no internet');
  await elsewhere.context().setOffline(false);
  for (const tab of [first, second]) await expect(tab.saved).toHaveText('Saved');
  const again = await apiStudent(request, room, 'Mia L.', activity);
  const program = await again.program();
  expect(program.split('\n\n').toSorted()).toEqual([
    'all lights on, color (yellow)',
    'when button pressed\nwait (0.5) seconds\nall lights off\nwait (0.5) seconds',
  ]);
  await expect(running.tile('Mia L.').getByText('all lights on')).toHaveCount(1);

  const other = await browser.newContext({ baseURL: site.url });
  const otherPage = await other.newPage();
  const elsewhereBench = await logIn(otherPage, room, 'Mia L.');
  await otherPage.getByRole('link', { name: 'Keep going: The long way' }).click();
  await expect(elsewhereBench.lights).toHaveCount(1);
  await elsewhereBench.copyLight();
  await expect(elsewhereBench.saved).toHaveText('Saved');
  await elsewhere.bringToFront();
  await first.copyDark();
  await expect(first.saved).toHaveText('Saved');
  await expect(elsewhere.getByText('You also built on another computer.')).toBeVisible();
  await expect(first.lights).toHaveCount(2);
  expect((await again.program()).match(/all lights (on|off)/g)).toHaveLength(4);
  await expect(running.tile('Mia L.')).toHaveCount(1);
  await expect(running.tile('Bao T.')).toHaveCount(1);
  await expect(page.getByText('1 of 2 students are connected.')).toBeVisible();
  await other.close();
});

test('[CLS-3] [C18] clocks that are an hour ahead or behind change nothing, for students and for the teacher', async ({
  page,
  person,
  elsewhere,
  browser,
  site,
}) => {
  test.slow();
  const room = await openClassOverApi(page, person, { lesson, names: ['Mia Lee', 'Bao Tran'] });
  const other = await browser.newContext({ baseURL: site.url });
  await elsewhere.clock.install({ time: Date.now() + hourMs });
  await other.clock.install({ time: Date.now() - hourMs });
  const [mia, bao] = [elsewhere, await other.newPage()];
  const [ahead, behind] = [await logIn(mia, room, 'Mia L.'), await logIn(bao, room, 'Bao T.')];
  for (const bench of [ahead, behind]) {
    await bench.open();
    await bench.copyLight();
    await expect(bench.saved).toHaveText('Saved');
  }
  await page.clock.install({ time: Date.now() + hourMs });
  const running = new RunningClassPage(page, room);
  await running.open();
  await mia.getByRole('button', { name: 'I need help' }).click();
  await bao.getByRole('button', { name: 'I need help' }).click();
  for (const name of ['Mia L.', 'Bao T.']) {
    await expect(running.tile(name)).toContainText('Asked for help just now');
    await expect(running.tile(name)).not.toContainText('Not connected');
  }
  await page.getByLabel('Message to all students').selectOption('Show your partner.');
  await page.getByRole('button', { name: 'Send to all' }).click();
  for (const tab of [mia, bao]) {
    const message = tab.getByRole('region', { name: 'A message from your teacher' });
    await expect(message).toContainText('Show your partner.');
    await message.getByRole('button', { name: 'OK' }).click();
  }
  await page.getByRole('button', { name: 'Eyes up here' }).click();
  await expect(page.getByText('They open again in 10 minutes')).toBeVisible();
  for (const tab of [mia, bao])
    await expect(tab.getByRole('dialog', { name: 'Eyes up here' })).toContainText(
      'You can keep working in 10 minutes',
    );
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  for (const tab of [mia, bao]) await expect(tab.getByRole('dialog')).toBeHidden();
  await expect(running.live).toBeVisible();
  await other.close();
});
