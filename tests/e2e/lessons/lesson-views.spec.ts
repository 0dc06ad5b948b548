import type { Page } from '@playwright/test';
import { aGate } from '../../builders/a-gate.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const lesson = '/lessons/load-the-barge';
const present = `${lesson}?view=present`;
/** Sentences of this lesson that only a teacher may read. */
const notes = ['The fun is in being literal', 'I cannot guess what you mean', 'Students often think'];
const answers = ['seven cards do the job', 'points one square short', 'In plan B the hook closes'];

/** All lessons in the order of the units. The sheets of the youngest classes have one page. */
const youngest = ['load-the-barge', 'heave-ho', 'call-the-ferry'];
const slugs = [
  ...youngest,
  'flags-at-the-gate',
  'the-lost-crate',
  'harbor-light',
  'signals-in-the-fog',
  'mind-the-quay',
  'tide-keeper',
  'count-the-crates',
  'night-shift',
  'open-for-ships',
];

const slide = (page: Page) => page.locator('.deck-slides > li').filter({ visible: true });
const place = (page: Page) => page.locator('.deck-place');

test("[LES-4] the students' view and the sheet have no notes and no answers, in the page and in its data", async ({
  request,
}) => {
  const teacher = await (await request.get(lesson)).text();
  for (const words of notes) expect(teacher).toContain(words);
  for (const view of ['student', 'sheet']) {
    const reply = await request.get(`${lesson}?view=${view}`);
    expect(reply.status()).toBe(200);
    const html = await reply.text();
    expect(html).toContain('Load the barge');
    for (const words of [...notes, ...answers]) expect(html).not.toContain(words);
  }
});

test('an unknown view is the lesson itself', async ({ page }) => {
  await page.goto(`${lesson}?view=backwards`);
  await expect(page.getByRole('heading', { level: 2, name: 'Before class' })).toBeVisible();
});

test('[LES-4] from the lesson to each view and back, by the sticky bar', async ({ page }) => {
  await page.goto(lesson);
  const bar = page.getByRole('navigation', { name: 'This lesson', exact: true });
  await page.getByRole('heading', { level: 2, name: 'Standards' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await bar.getByText('More').click();
  await bar.getByRole('link', { name: 'Student view' }).click();
  await expect(page).toHaveTitle(/Load the barge, for students/);
  await bar.getByRole('link', { name: 'Student sheet' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Our plan' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(The whole lesson|Log in|Sign up)$/ })).toHaveCount(0);
});

for (const width of [320, 390, 1440]) {
  test(`[UI-4] at ${width} px the bar is one row with one primary action and at most three next to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(lesson);
    const bar = page.getByRole('navigation', { name: 'This lesson', exact: true });
    const shown = bar.locator('.button, summary').filter({ visible: true });
    await expect(shown.filter({ hasText: 'Present' })).toHaveAttribute('data-variant', 'primary');
    const boxes = await Promise.all((await shown.all()).map((each) => each.boundingBox()));
    // The back link, the primary action, the buttons next to it, and the menu.
    expect(boxes.length).toBeLessThanOrEqual(6);
    const centers = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(Math.max(...centers) - Math.min(...centers)).toBeLessThanOrEqual(1);
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await bar.getByText('More').click();
    await expect(bar.getByRole('link', { name: /^Student view .*screen/ })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: /^Student sheet .*paper/ })).toBeInViewport({ ratio: 1 });
    // 'Print' and 'Download all' occur once: in the bar if it has room, otherwise in the menu.
    await expect(bar.getByRole('button', { name: 'Print this lesson' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'Download all' })).toBeInViewport({ ratio: 1 });
  });
}

test('[UI-4] the menu of the bar opens, closes and returns the focus by the keyboard', async ({ page }) => {
  await page.goto(lesson);
  const bar = page.getByRole('navigation', { name: 'This lesson', exact: true });
  const [more, first] = [bar.locator('summary'), bar.getByRole('link', { name: 'Student view' })];
  await expect(bar.getByRole('button', { name: 'Assign' })).toBeEnabled();
  await more.focus();
  await expect(first).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(first).toBeHidden();
  await page.keyboard.press('Space');
  await expect(first).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(more).toBeFocused();
  await expect(first).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[UI-4] the menu of the bar opens and leads to the student view', async ({ page }) => {
    await page.goto(lesson);
    const bar = page.getByRole('navigation', { name: 'This lesson', exact: true });
    await bar.getByText('More').click();
    await bar.getByRole('link', { name: 'Student view' }).click();
    await expect(page).toHaveTitle(/Load the barge, for students/);
  });
});

test('[LES-4] the presentation moves by keys, stops at its ends, shows its position, and comes back to its slide', async ({
  page,
}) => {
  await page.goto(present);
  await expect(place(page)).toHaveText('1 of 19');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText('1 of 19');
  for (const key of ['ArrowRight', 'Space', 'PageDown']) await page.keyboard.press(key);
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toContainText('I am a crane.');
  await expect(page.getByText('Slide 4 of 19: The captain who means what she says')).toBeAttached();
  await page.reload();
  await expect(place(page)).toHaveText('4 of 19');
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText('19 of 19');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('19 of 19');
  await page.keyboard.press('Home');
  await expect(place(page)).toHaveText('1 of 19');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${lesson}$`));
});

test('[LES-4] full screen is entered and left by its button', async ({ page }) => {
  await page.goto(present);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

test('[LES-4] each activity has its timer, which continues past its end and stops nothing', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${present}#slide-2`);
  const timer = page.getByRole('timer', { name: 'Time left for The captain who means what she says' });
  await expect(timer).toHaveText('6:00');
  const pauseClock = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await pauseClock();
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Pause the timer' }).click();
  await expect(timer).toHaveText('5:00');
  await page.clock.runFor(60_000);
  await expect(timer).toHaveText('5:00');
  await page.keyboard.press('End');
  await expect(page.getByRole('timer')).toHaveText('8:00');
  await page.clock.resume();
  await page.goto(`${present}#slide-2`);
  await expect(timer).toHaveText('5:00');
  await pauseClock();
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await page.clock.runFor(5 * 60_000 + 30_000);
  await expect(timer).toHaveText('0:30 over');
  await expect(page.getByText('The time for The captain who means what she says is up.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('3 of 19');
});

test('[LES-4] the notes are in a second window, in step with the slides in both directions', async ({
  page,
}) => {
  await page.goto(present);
  await expect(place(page)).toHaveText('1 of 19');
  await page.keyboard.press('ArrowRight');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Notes' }).click();
  const speaker = await opening;
  await expect(speaker.getByText('2 of 19')).toBeVisible();
  await expect(speaker.getByText('The fun is in being literal').filter({ visible: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(speaker.getByText('3 of 19')).toBeVisible();
  await speaker.getByRole('button', { name: 'Next slide' }).click();
  await expect(place(page)).toHaveText('4 of 19');
  await speaker.getByRole('button', { name: 'Start the timer' }).click();
  await expect(page.getByRole('button', { name: 'Pause the timer' })).toBeVisible();
  expect(await page.locator('.deck').innerText()).not.toContain('Keep your finger on the card');
});

test('[LES-4] a reload of the presentation while the notes open moves neither of them', async ({
  page,
  context,
}) => {
  const [prompter, presenter] = [aGate(), aGate()];
  await page.goto(present);
  for (const at of [1, 2, 3, 4]) {
    await expect(place(page)).toHaveText(`${at} of 19`);
    await page.keyboard.press('ArrowRight');
  }
  await context.route(/lesson-prompter-/, async (route) => {
    await prompter.opened;
    return route.continue();
  });
  await context.route(/lesson-presenter-/, async (route) => {
    await presenter.opened;
    return route.continue();
  });
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Notes' }).click();
  const speaker = await opening;
  await page.reload();
  prompter.open();
  await expect(speaker.getByText('1 of 19')).toBeVisible();
  presenter.open();
  await expect(speaker.getByText('5 of 19')).toBeVisible();
  await expect(place(page)).toHaveText('5 of 19');
  await speaker.getByRole('button', { name: 'Next slide' }).click();
  await expect(place(page)).toHaveText('6 of 19');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[LES-4] slides change by a swipe, not by a tap', async ({ page }) => {
    await page.goto(present);
    await expect(place(page)).toHaveText('1 of 19');
    const swipe = (from: number, to: number) =>
      page.evaluate(
        ([start = 0, end = 0]) => {
          const touch = (clientX: number) =>
            new Touch({ identifier: 1, target: document.body, clientX, clientY: 300 });
          const init = { bubbles: true, touches: [touch(start)], changedTouches: [touch(start)] };
          document.body.dispatchEvent(new TouchEvent('touchstart', init));
          document.body.dispatchEvent(
            new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(end)] }),
          );
        },
        [from, to],
      );
    await swipe(300, 100);
    await expect(place(page)).toHaveText('2 of 19');
    await swipe(100, 110);
    await swipe(100, 300);
    await expect(place(page)).toHaveText('1 of 19');
  });
});

const shapes = [
  ['16:9', 1280, 720],
  ['4:3', 1024, 768],
  ['a telephone', 390, 844],
  ['a telephone on its side', 844, 390],
] as const;

for (const half of [slugs.slice(0, slugs.length / 2), slugs.slice(slugs.length / 2)]) {
  test(`[LES-4] every slide fits on 16:9, 4:3 and a phone, upright and on its side, from ${half[0]} to ${half.at(-1)}`, async ({
    page,
  }) => {
    test.slow();
    for (const slug of half) {
      await page.goto(`/lessons/${slug}?view=present`);
      await expect(place(page)).toBeVisible();
      const count = await page.locator('.deck-slides > li').count();
      for (const [shape, width, height] of shapes) {
        await page.setViewportSize({ width, height });
        await page.keyboard.press('Home');
        for (let at = 1; at <= count; at += 1) {
          const { where, over } = await page.locator('.deck-slides').evaluate((deck) => ({
            where: document.querySelector('.deck-place')?.textContent,
            over: [...deck.children]
              .filter((shown) => shown.checkVisibility({ visibilityProperty: true }))
              .map((shown) =>
                Math.max(shown.scrollHeight - shown.clientHeight, shown.scrollWidth - shown.clientWidth),
              ),
          }));
          const slideOf = `${slug}, slide ${at} on ${shape}`;
          expect(where, slideOf).toBe(`${at} of ${count}`);
          expect(over, slideOf).toHaveLength(1);
          expect(over[0], slideOf).toBeLessThanOrEqual(1);
          await page.keyboard.press('ArrowRight');
        }
      }
    }
  });
}

test('[LES-4] a slide with blocks and the running bar have no accessibility violation', async ({ page }) => {
  await page.goto('/lessons/harbor-light?view=present#slide-2');
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[LES-4] every view can be read', async ({ page }) => {
    await page.goto(present);
    await expect(slide(page)).toHaveCount(19);
    await expect(page.getByRole('link', { name: 'Back to the lesson' })).toBeVisible();
    await page.goto(`${lesson}?view=notes`);
    await expect(page.getByText('The fun is in being literal')).toBeVisible();
    await page.goto(`${lesson}?view=sheet`);
    await expect(page.getByRole('heading', { level: 2, name: 'Our plan' })).toBeVisible();
    await page.goto(`${lesson}?view=student`);
    await expect(page.getByText('Captain: lay the cards.')).toBeVisible();
  });
});

test.describe('on paper', () => {
  const pages = async (page: Page, format: 'A4' | 'Letter'): Promise<number> => {
    await page.waitForLoadState('networkidle');
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
  };

  test('[LES-4] sheets fit on one page of A4 and of Letter for the youngest, on two for all, and the quizzes on one more, or on two with programs', async ({
    page,
  }) => {
    test.slow();
    for (const slug of slugs) {
      await page.goto(`/lessons/${slug}?view=sheet`);
      const most = youngest.includes(slug) ? 2 : 4;
      for (const format of ['A4', 'Letter'] as const) {
        expect(await pages(page, format), `${slug} on ${format}`).toBeLessThanOrEqual(most);
      }
    }
  });

  test('[LES-4] slides print one on each page, all of them', async ({ page }) => {
    await page.goto(present);
    await expect(place(page)).toBeVisible();
    expect(await pages(page, 'A4')).toBe(19);
    expect(await pages(page, 'Letter')).toBe(19);
  });

  test('[LES-4] blocks print in black, bars do not print, activities keep their headings', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/lessons/harbor-light');
    const block = page.locator('.activity .block').first();
    await expect(block).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(block).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('navigation', { name: 'This lesson', exact: true })).toBeHidden();
    await expect(page.locator('.activity-head').first()).toHaveCSS('break-after', 'avoid');
  });
});
