import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, networkError, test } from '../fixtures.ts';
import { failRequests } from '../failing-requests.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const student = '/lessons/harbor-light?view=student';
const starter = `when button pressed
all lights on, color (yellow)
wait (0.5) seconds
all lights off
wait (0.5) seconds`;
const solved = `${starter}\n${starter.split('\n').slice(1).join('\n')}`;

const opener = (page: Page) => page.getByRole('button', { name: 'Try it: The long way' });
const press = (page: Page) => page.getByRole('button', { name: 'Press the button' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.locator('.try-it-panel');
const blocksOf = (page: Page, type: string) => page.locator(`.blocklySvg .blocklyBlockCanvas .${type}`);
const lights = (page: Page) => page.locator('[data-reading=lights]');
const status = (page: Page) => page.locator('.try-it-status');
const outcome = (page: Page) => page.locator('.goal-outcome');

async function openPanel(page: Page, address = student): Promise<void> {
  await page.goto(address);
  await opener(page).click();
  await expect(blocksOf(page, 'when-button-pressed')).toBeVisible();
}

/** Opens the panel with this program instead of the starter, as if it had been built here before. */
async function openWith(page: Page, program: string): Promise<void> {
  await page.goto(student);
  await page.evaluate(
    (stored) =>
      window.localStorage.setItem('blockyard-try-it/harbor-light/the-long-way', JSON.stringify(stored)),
    { program, starter },
  );
  await opener(page).click();
  await expect(blocksOf(page, 'when-button-pressed')).toBeVisible();
}

/** Resolves after this many frames. A script that blocks the page delays it. */
const drawFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Presses one key per frame, because inserted blocks are laid out in the next frame. */
async function type(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await drawFrames(page, 1);
  }
}

test.describe('Try it', () => {
  test('[UI-7] running and stopping cause no layout shift; an open list of blocks does not cover the first block', async ({
    page,
  }) => {
    await openPanel(page);
    const places = async (): Promise<readonly number[]> =>
      Promise.all(
        [page.locator('.try-it-bar').first(), panel(page).locator('.try-it-blocks')].map((part) =>
          part.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY)),
        ),
      );
    const before = await places();
    await button(page, 'Run').click();
    await expect(outcome(page)).toContainText('goals met');
    expect(await places()).toEqual(before);
    await button(page, 'Stop').click();
    await expect(status(page)).toContainText('Ready.');
    expect(await places()).toEqual(before);

    await panel(page).locator('.blocklyToolboxCategory').nth(1).click();
    const list = page.locator('svg.blocklyFlyout');
    await expect(list).toBeVisible();
    const first = blocksOf(page, 'when-button-pressed');
    await expect
      .poll(async () => {
        const [over, under] = await Promise.all([list.boundingBox(), first.boundingBox()]);
        return over !== null && under !== null && under.y >= over.y + over.height;
      })
      .toBe(true);
  });

  test('[UI-7] scroll bars are shown only if blocks are out of sight', async ({ page }) => {
    const bars = panel(page).locator('.blocklyMainWorkspaceScrollbar').filter({ visible: true });
    await openPanel(page);
    await expect(panel(page).locator('[data-fits]')).toHaveCount(1);
    await expect(bars).toHaveCount(0);
    await openWith(page, [starter, ...Array.from({ length: 20 }, () => 'wait (0.5) seconds')].join('\n'));
    await expect(bars).not.toHaveCount(0);
  });

  test('[LES-4] blocks are loaded only when the panel opens, and only from this server', async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(student);
    await expect(opener(page)).toBeVisible();
    expect(requests.filter((url) => url.includes('try-it-panel'))).toEqual([]);
    await opener(page).click();
    await expect(blocksOf(page, 'wait').first()).toBeVisible();
    await page.locator('.blocklyToolboxCategory', { hasText: 'Lights' }).click();
    await expect(page.locator('.blocklyFlyout .all-lights-off')).toBeVisible();
    expect(requests.some((url) => url.includes('try-it-panel'))).toBe(true);
    expect(
      requests.filter((url) => !url.startsWith(`${baseURL ?? ''}/`) && !url.startsWith('data:')),
    ).toEqual([]);
    expect(requests.filter((url) => /\.(?:mp3|ogg|wav|cur)$|sprites/.test(url))).toEqual([]);
  });

  test('[LES-6] goals show what was observed, hints come one by one, and students find no solution', async ({
    page,
  }) => {
    await openPanel(page);
    await expect(outcome(page)).toHaveText('Run your program to see which goals it meets.');
    await press(page).click();
    await expect(panel(page)).toContainText(
      'Not yet. The lights came on once in the first 12 s after the press.',
    );
    await expect(outcome(page)).toContainText('1 of 2 goals met.');

    await button(page, 'Show a hint').click();
    await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
    await expect(button(page, 'Load the solution')).toHaveCount(0);
    expect(await page.content()).not.toContain('projectSolution');
  });

  test("[LES-5] a teacher's page loads the solution, which meets the goals; 'Start over' asks first", async ({
    page,
    person,
  }) => {
    await new SignUpPage(page).signUp(person);
    await openPanel(page, '/lessons/harbor-light');
    await button(page, 'Load the solution').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Load the solution' }).click();
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(2);
    await press(page).click();
    await expect(outcome(page)).toHaveText('All 2 goals met. Well done.');

    await button(page, 'Start over').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(2);
    await button(page, 'Start over').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(1);
    await expect(outcome(page)).toHaveText('Run your program to see which goals it meets.');
  });

  test('a program runs on the Dock on the screen, stops, and runs block by block', async ({ page }) => {
    await openPanel(page);
    await page.getByText('Slow', { exact: true }).click();
    await press(page).click();
    await expect(lights(page)).toHaveText('All lights yellow');
    await expect(status(page)).toContainText('The program is waiting for the button.');
    await expect(lights(page)).toHaveText('All lights off');
    await button(page, 'Stop').click();
    await expect(status(page)).toContainText('Ready.');

    await button(page, 'Step').click();
    await press(page).click();
    await expect(lights(page)).toHaveText('All lights off');
    await button(page, 'Step').click();
    await expect(lights(page)).toHaveText('All lights yellow');
    await button(page, 'Reset').click();
    await expect(lights(page)).toHaveText('All lights off');
  });

  test('[UI-4] by keyboard alone a program is built and run; it survives a reload and is shared by link', async ({
    page,
    elsewhere,
  }) => {
    await page.goto(student);
    await expect(opener(page)).toBeEnabled();
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(blocksOf(page, 'wait').last()).toBeVisible();
    await press(page).focus();
    // Moves to the toolbox, its open drawer and the program, then down to the last block.
    await type(page, 'Tab', 'Tab', 'Tab', ...Array.from({ length: 5 }, () => 'ArrowDown'));
    // Repeats three times: opens the toolbox, chooses a category and a block, and inserts the block below the last one.
    await type(page, 't', 'ArrowRight', 'ArrowDown', 'Enter', 'Enter');
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(2);
    await type(page, 't', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'Enter');
    await expect(blocksOf(page, 'wait')).toHaveCount(3);
    await type(page, 't', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Enter', 'Enter');
    await expect(blocksOf(page, 'all-lights-off')).toHaveCount(2);
    await type(page, 'Shift+Tab', 'Shift+Tab');
    await expect(press(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toHaveText('All 2 goals met. Well done.');

    await page.reload();
    await opener(page).click();
    await expect(blocksOf(page, 'all-lights-off')).toHaveCount(2);

    await button(page, 'Copy link to blocks').click();
    await expect(page).toHaveURL(/#try=the-long-way\.1\.[\w-]+$/);
    await elsewhere.goto(page.url());
    await expect(blocksOf(elsewhere, 'wait')).toHaveCount(3);
    await expect(blocksOf(elsewhere, 'all-lights-off')).toHaveCount(2);
  });

  test('[REL-7] blocks that cannot be fetched are reported in place, and come with their styles on a retry (regression)', async ({
    page,
    consoleErrors,
  }) => {
    const files = /try-it-panel-.*\.(?:js|css)$/;
    const endFailure = await failRequests(page, files);
    await page.goto(student);
    await opener(page).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor light' })).toBeVisible();
    await expectAccessible(page);
    endFailure();
    await button(page, 'Try again').click();
    await expect(blocksOf(page, 'when-button-pressed')).toBeVisible();
    await expect(page.locator('.try-it-work')).toHaveCSS('display', 'grid');
    expect(consoleErrors.splice(0).every((text) => networkError.test(text))).toBe(true);
  });

  test("a damaged link is reported and shows the lesson's blocks", async ({ page }) => {
    await page.goto(`${student}#try=the-long-way.1.nonsense`);
    await expect(panel(page)).toContainText('damaged');
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(1);
  });

  test('an endless loop of a million turns keeps the page responsive, and can be stopped', async ({
    page,
  }) => {
    await openWith(page, 'when button pressed\nforever\n  repeat (1000000)\n    set (n) to (n + 1)');
    await press(page).click();
    await expect(page.locator('[data-variable=n] dd')).not.toHaveText('0');
    await drawFrames(page, 30);
    await expect(panel(page)).toContainText('it could not be checked to the end');
    await button(page, 'Stop').click();
    await expect(status(page)).toContainText('Ready.');
  });

  test('a program of the maximum size is loaded, run and stopped while the page stays responsive', async ({
    page,
  }) => {
    const lines = Array.from({ length: 190 }, (_, at) => `  set (v${at % 50}) to (v${at % 50} + 1)`);
    await openWith(page, ['when button pressed', 'forever', ...lines].join('\n'));
    await press(page).click();
    await expect(page.locator('[data-variable=v49] dd')).not.toHaveText('0');
    await drawFrames(page, 30);
    await button(page, 'Stop').click();
    await expect(status(page)).toContainText('Ready.');
  });

  test('[UI-4] the panel is accessible in both color modes, respects reduced motion, and prints as a figure', async ({
    page,
  }) => {
    await openPanel(page);
    await expectAccessible(page);
    const blocks = await page.locator('.try-it-blocks').ariaSnapshot();
    expect(blocks).toContain('figure "1 stack of blocks"');
    expect(blocks).not.toMatch(/- figure$/m);
    await page.getByText('Slow', { exact: true }).click();
    await press(page).click();
    await expect(lights(page)).toHaveText('All lights yellow');
    const lasting = await page.evaluate(() =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1),
    );
    expect(lasting).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.try-it-print .block').first()).toBeVisible();
    await expect(page.locator('.try-it-blocks')).toBeHidden();
  });

  test("'Print blocks' prints the blocks and nothing else", async ({ page }) => {
    await openPanel(page);
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await button(page, 'Print blocks').click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.try-it-print .block').first()).toBeVisible();
    expect(await page.locator('body').innerText()).toMatch(
      /^when button pressed\s+all lights on[^]*seconds$/,
    );
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a program based on another starter stays, with a note', async ({ page }) => {
    await page.goto(student);
    await page.evaluate(
      (stored) =>
        window.localStorage.setItem('blockyard-try-it/harbor-light/the-long-way', JSON.stringify(stored)),
      { program: solved, starter: 'when program starts\nall lights off' },
    );
    await opener(page).click();
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(2);
    await expect(status(page)).toContainText('These are your blocks from before.');
  });

  test('[LES-9] a variable is created by keyboard; its blocks are offered, and its name can be used in programs', async ({
    page,
  }) => {
    await page.goto('/lessons/tide-keeper?view=student');
    await page.getByRole('button', { name: 'Try it: A light that decides' }).click();
    await expect(blocksOf(page, 'set').first()).toBeVisible();
    await press(page).focus();
    await type(page, 'Tab', 'Tab', 'Tab', 'Tab', 't', ...Array.from({ length: 5 }, () => 'ArrowRight'));
    const flyout = page.locator('.blocklyFlyout');
    await expect(flyout.getByText('Make a variable')).toBeVisible();
    await expect(flyout.locator('.variable')).toHaveText(['depth']);
    await type(page, 'ArrowDown', 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Make a variable' });
    await expect(dialog.getByLabel('Name of the variable')).toBeFocused();
    await page.keyboard.type('2 depths');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Start with a letter;');
    await dialog.getByLabel('Name of the variable').fill('last depth');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(flyout.locator('.variable')).toHaveText(['last_depth', 'depth']);
    await type(page, 'ArrowDown', 'ArrowRight', 'Enter', 'Enter');
    await expect(blocksOf(page, 'set').filter({ hasText: 'last_depth' })).toHaveCount(1);
  });
});

test.describe('Try it on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 720 } });

  test('a finger drags a block, drops it and runs it; the page does not scroll sideways', async ({
    page,
  }) => {
    await page.goto(student);
    await opener(page).tap();
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(1);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBe(0);

    await page.locator('.try-it-blocks').scrollIntoViewIfNeeded();
    await page.locator('.blocklyToolboxCategory', { hasText: 'Lights' }).tap();
    const taken = page.locator('.blocklyFlyout .all-lights-on');
    await expect(taken).toBeVisible();
    const [from, to] = [await taken.boundingBox(), await page.locator('.try-it-blocks').boundingBox()];
    if (from === null || to === null) throw new Error('Nothing to take, or nowhere to put it');
    const finger = await page.context().newCDPSession(page);
    const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type: kind,
        touchPoints: kind === 'touchEnd' ? [] : [{ x, y }],
      });
    const [x, y] = [from.x + 12, from.y + 12];
    const [goalX, goalY] = [to.x + to.width / 3, to.y + to.height - 60];
    await touch('touchStart', x, y);
    for (let part = 1; part <= 8; part += 1)
      await touch('touchMove', x + ((goalX - x) * part) / 8, y + ((goalY - y) * part) / 8);
    await touch('touchEnd');
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(2);

    await page.getByText('Slow', { exact: true }).tap();
    await press(page).tap();
    await expect(lights(page)).toHaveText('All lights yellow');
    expect(await sideways()).toBe(0);
  });
});
