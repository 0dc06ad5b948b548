import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, ignoreErrors, networkError, test } from '../fixtures.ts';
import { NewBuild } from '../new-build.ts';
import { type OpenClass, StudentPage } from '../pages/class.page.ts';
import {
  apiStudent,
  openClassOverApi,
  RunningClassPage,
  WorkbenchPage,
} from '../pages/running-class.page.ts';
import { WeakNetwork } from '../weak-network.ts';

const lesson = 'harbor-light';
const activity = 'the-long-way';
const light = 'when button pressed\nall lights on, color (red)';

/** Logs a student in on a separate computer and opens the block activity. */
async function atWork(
  context: BrowserContext,
  room: OpenClass,
  name: string,
): Promise<{ readonly page: Page; readonly bench: WorkbenchPage; readonly student: StudentPage }> {
  const page = await context.newPage();
  const student = new StudentPage(page);
  await student.findClass(room.classCode);
  await student.logIn(name, room);
  const bench = new WorkbenchPage(page);
  await bench.open();
  return { page, bench, student };
}

const aComputer = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL });

test('[CLS-3] [C12] half the class has no internet for ten minutes: each student keeps building, and nothing is lost', async ({
  page,
  person,
  request,
  browser,
  site,
}) => {
  test.slow();
  const names = ['Mia Lee', 'Bao Tran', 'Ann Hill', 'Bo Stone'];
  const room = await openClassOverApi(page, person, { lesson, names });
  const network = await WeakNetwork.start();
  const contexts = [
    await network.computer(browser, site.url),
    await network.computer(browser, site.url),
  ] as const;
  for (const context of contexts) await context.clock.install();
  const [mia, bao] = [await atWork(contexts[0], room, 'Mia L.'), await atWork(contexts[1], room, 'Bao T.')];
  const ann = await apiStudent(request, room, 'Ann H.', activity);
  const bo = await apiStudent(request, room, 'Bo S.', activity);
  const running = new RunningClassPage(page, room);
  await running.open();
  await expect(page.getByText('2 of 4 students are connected.')).toBeVisible();

  await network.down();
  for (const { bench } of [mia, bao]) {
    await bench.copyLight();
    await expect(bench.saved).toHaveText('Not saved yet – no internet');
  }
  await expect(page.getByText('0 of 4 students are connected.')).toBeVisible();
  await expect(running.tile('Mia L.')).toContainText('Not connected');
  for (let minute = 0; minute < 10; minute += 1)
    for (const { page: theirs } of [mia, bao]) {
      await theirs.keyboard.press('Shift');
      await theirs.clock.fastForward('01:00');
    }
  await mia.bench.copyLight();
  await ann.save(light);
  await bo.say('needs_help');
  await expect(page.getByText('1 student needs help: Bo S.')).toBeVisible();
  await expect(running.tile('Ann H.')).toContainText('all lights on, color red');
  await expect(running.live).toBeVisible();

  await network.up();
  for (const { page: theirs, bench } of [mia, bao]) {
    await expect(theirs.getByRole('dialog')).toHaveCount(0);
    await expect(bench.saved).toHaveText('Saved');
  }
  await expect(page.getByText('2 of 4 students are connected.')).toBeVisible();
  const opened = await running.openProgram('Mia L.');
  await expect(opened.getByText('all lights on')).toHaveCount(3);
  const again = {
    mia: await apiStudent(request, room, 'Mia L.', activity),
    bao: await apiStudent(request, room, 'Bao T.', activity),
  };
  expect((await again.mia.program()).match(/all lights on/g)).toHaveLength(3);
  expect((await again.bao.program()).match(/all lights on/g)).toHaveLength(2);
  expect(await ann.program()).toBe(light);
  await network.close();
});

for (const [how, breaks] of [
  ['breaks', (network: WeakNetwork) => network.down()],
  ['goes silent', async (network: WeakNetwork) => network.silent()],
] as const)
  test(`[CLS-3] [C16] [C17] the teacher's network ${how} and comes back: the page says so, and then shows everything`, async ({
    person,
    browser,
    request,
    site,
  }) => {
    test.slow();
    const network = await WeakNetwork.start();
    const page = await (await network.computer(browser, site.url)).newPage();
    const names = ['Mia Lee', 'Bao Tran'];
    const room = await openClassOverApi(page, person, { lesson, names, request });
    const mia = await apiStudent(request, room, 'Mia L.', activity);
    const bao = await apiStudent(request, room, 'Bao T.', activity);
    await mia.save(light);
    const running = new RunningClassPage(page, room);
    await running.open();
    const opened = await running.openProgram('Mia L.');
    await expect(opened).toContainText('all lights on, color red');
    await breaks(network);
    await mia.save(`${light}\nwait (1) seconds`);
    await mia.save(`${light}\nwait (1) seconds\nall lights off`);
    await bao.signal('opened');
    await bao.say('needs_help');
    await expect(running.stale).toBeVisible();
    await expect(opened).not.toContainText('all lights off');
    await network.up();
    await expect(running.live).toBeVisible();
    await expect(opened).toContainText('all lights off');
    await expect(page.getByText('1 student needs help: Bao T.')).toBeVisible();
    await expect(running.tile('Mia L.')).toHaveCount(1);
    await network.close();
  });

test('[CLS-3] the server dies in the middle of a lesson: saved work is there, unsaved work is saved later', async ({
  page,
  person,
  request,
  site,
  elsewhere,
  consoleErrors,
}) => {
  test.slow();
  const room = await openClassOverApi(page, person, { lesson, names: ['Mia Lee', 'Bao Tran'] });
  const mia = await atWork(elsewhere.context(), room, 'Mia L.');
  const bao = await apiStudent(request, room, 'Bao T.', activity);
  const running = new RunningClassPage(page, room);
  await running.open();
  await mia.bench.copyLight();
  await expect(mia.bench.saved).toHaveText('Saved');
  await bao.save(light);
  await site.kill('SIGKILL');
  await mia.bench.copyLight();
  await expect(mia.bench.saved).toHaveText('Not saved yet – no internet');
  await expect(running.stale).toBeVisible();
  await site.resume();
  expect(await bao.program()).toBe(light);
  await expect(mia.bench.saved).toHaveText('Saved');
  await expect(running.live).toBeVisible();
  const opened = await running.openProgram('Mia L.');
  await expect(opened.getByText('all lights on')).toHaveCount(3);
  await bao.say('needs_help');
  await expect(page.getByText('1 student needs help: Bao T.')).toBeVisible();
  ignoreErrors(consoleErrors, networkError);
});

test.describe('a new release in the middle of a lesson', () => {
  let build: NewBuild;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    build = await NewBuild.start(['student-workbench', 'class-activity-page', 'live-class']);
  });
  test.afterAll(async () => {
    await build.close();
  });

  test("[CLS-3] students keep building and opening lessons, and the teacher's page stays live", async ({
    browser,
    person,
    playwright,
  }) => {
    test.slow();
    const context = await aComputer(browser, build.url);
    const page = await context.newPage();
    const room = await openClassOverApi(page, person, { lesson, names: ['Mia Lee', 'Bao Tran'] });
    const computers = [await aComputer(browser, build.url), await aComputer(browser, build.url)] as const;
    const mia = await atWork(computers[0], room, 'Mia L.');
    const bao = new StudentPage(await computers[1].newPage());
    await bao.findClass(room.classCode);
    await bao.logIn('Bao T.', room);
    const running = new RunningClassPage(page, room);
    await running.open();
    await mia.bench.copyLight();
    await build.deploy();
    await mia.bench.copyLight();
    await expect(mia.bench.saved).toHaveText('Saved');
    const bench = new WorkbenchPage(bao.page);
    await bench.open();
    await bench.copyLight();
    await expect(bench.saved).toHaveText('Saved');
    await expect(running.live).toBeVisible();
    // The release removed a script of the teacher's page, so the teacher has to reload it.
    await running.openProgram('Mia L.');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    const opened = await running.openProgram('Mia L.');
    await expect(opened.getByText('all lights on')).toHaveCount(3);
    await expect(running.tile('Bao T.').getByText('all lights on')).toHaveCount(2);
    const api = await playwright.request.newContext({ baseURL: build.url });
    const again = await apiStudent(api, room, 'Bao T.', activity);
    expect((await again.program()).match(/all lights on/g)).toHaveLength(2);
    await api.dispose();
    for (const each of [context, ...computers]) await each.close();
  });
});
