import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { delayRequests, expectUnmoved } from '../late-requests.ts';
import { openClass, StudentPage } from '../pages/class.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { smallTargets } from '../targets.ts';

type Point = { readonly x: number; readonly y: number };

/** Simulates fingers on the touchscreen of `page`. */
async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchEnd' | 'touchMove' | 'touchStart', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  /** Moves each finger in eight steps from its first point to its second. */
  const move = async (...ways: readonly (readonly [Point, Point])[]): Promise<void> => {
    const at = (part: number): Point[] =>
      ways.map(([from, to]) => ({
        x: from.x + ((to.x - from.x) * part) / 8,
        y: from.y + ((to.y - from.y) * part) / 8,
      }));
    await touch('touchStart', at(0));
    for (let part = 1; part <= 8; part += 1) await touch('touchMove', at(part));
    await touch('touchEnd', []);
  };
  return { move };
}

/** A point in an element: `x` and `y` are fractions of its size, `right` and `down` are pixels. */
async function pointOf(of: Locator, { x = 0, y = 0, right = 0, down = 0 }): Promise<Point> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('The element is not on the page.');
  return { x: box.x + box.width * x + right, y: box.y + box.height * y + down };
}

for (const [width, height] of [
  [768, 1024],
  [390, 844],
] as const)
  test(`[C20] [CLS-1] at ${width} pixels, fingers log a student in, drag and delete a block, scroll and zoom`, async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    test.slow();
    await new SignUpPage(page).signUp(person);
    const room = await openClass(page, {
      lesson: ['harbor-light', 'Harbor light'],
      names: ['Mia Lee', 'Bao Tran'],
      kind: 'Pictures',
    });
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      hasTouch: true,
      isMobile: true,
      viewport: {
        width,
        height,
      },
    });
    const tablet = await context.newPage();
    const student = new StudentPage(tablet);
    await tablet.goto(`/class#${room.classCode}`);
    await tablet.getByRole('button', { name: 'Mia L.' }).tap();
    const login = room.cards.find(({ name }) => name === 'Mia L.')?.login ?? '';
    for (const picture of login.split(' '))
      await tablet.getByRole('list', { name: 'Pictures' }).getByRole('button', { name: picture }).tap();
    expect(await smallTargets(tablet)).toEqual([]);
    const programs = await delayRequests(tablet, /\/programs$/);
    await tablet.getByRole('button', { name: 'Let me in' }).tap();
    await expect(student.heading('Hello, Mia L.')).toBeVisible();
    const lesson = tablet.getByRole('link', { name: /The long way/ }).first();
    await expectUnmoved(lesson, programs, tablet.getByRole('link', { name: /^Keep going/ }));
    await lesson.tap();

    const program = tablet.locator('.blocklySvg .blocklyBlockCanvas');
    const lights = program.locator('.all-lights-on');
    await expect(program.locator('.when-button-pressed').first()).toBeVisible();
    const before = await lights.count();
    const editor = tablet.locator('.try-it-blocks');
    await editor.scrollIntoViewIfNeeded();
    const pageAt = () => tablet.evaluate(() => [scrollX, scrollY]);
    const [stillAt, fingers] = [await pageAt(), await fingersOn(tablet)];

    const list = tablet.locator('.blocklyToolbox');
    const category = tablet.locator('.blocklyToolboxCategory', { hasText: 'Lights' });
    await category.tap();
    const offered = tablet.locator('.blocklyFlyout .all-lights-on');
    await expect(offered).toBeVisible();
    const drop = await pointOf(editor, { x: 0.65, y: 0.6 });
    await fingers.move([await pointOf(offered, { right: 12, down: 12 }), drop]);
    await expect(lights).toHaveCount(before + 1);
    expect(await pageAt(), 'the page does not move with the block').toEqual(stillAt);
    await expect(tablet.locator('.class-saved')).toHaveText('Saved');

    const dropped = lights.last();
    await fingers.move([
      await pointOf(dropped, { right: 12, down: 12 }),
      await pointOf(list, { x: 0.5, y: 0.5 }),
    ]);
    await expect(lights).toHaveCount(before);

    const help = tablet.getByRole('button', { name: 'I need help' });
    const covers = await help.evaluate((one) => {
      const { left, top, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 8, top + height / 2));
    });
    expect(covers, 'the blocks stay below "I need help"').toBe(true);

    const stack = program.locator('.when-button-pressed').first();
    const empty = await pointOf(editor, { x: 0.9, y: 0.7 });
    const top = await pointOf(stack, {});
    await fingers.move([empty, { x: empty.x, y: empty.y - 60 }]);
    expect((await pointOf(stack, {})).y, 'a finger moves the program').toBeLessThan(top.y - 5);

    const middle = await pointOf(editor, { x: 0.7, y: 0.7 });
    const apart = (by: number): readonly [Point, Point] => [
      { x: middle.x + by, y: middle.y },
      { x: middle.x + by * 2.5, y: middle.y },
    ];
    await fingers.move(apart(-20), apart(20));
    const normal = tablet.getByRole('button', { name: 'Blocks in normal size' });
    await normal.tap();
    await expect(normal).toBeHidden();
    await expect(stack).toBeVisible();
    expect(await tablet.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await tablet.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await context.close();
  });
