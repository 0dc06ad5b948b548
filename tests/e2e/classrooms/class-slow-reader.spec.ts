import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openClass, StudentPage } from '../pages/class.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

/** The speed of a slow reader, in seconds (docs/live-class-compared.md). */
const pace = { word: 0.6, tap: 1.2, key: 2, page: 2.5, drag: 3 } as const;

/** A student who reads every word of the heading and the instruction, and all choices up to the correct one. Adds up the seconds without waiting. */
class SlowReader {
  readonly #page: Page;
  seconds = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  read(text: string): void {
    this.seconds += text.split(/\s+/u).filter(Boolean).length * pace.word;
  }

  /** Waits for a page. Counts the time for reading its heading and instruction. */
  async arrive(heading: RegExp | string): Promise<void> {
    const title = this.#page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    this.seconds += pace.page;
    for (const text of [title, ...(await this.#page.locator('main .spoken p').all())])
      this.read(await text.innerText());
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.seconds += pace.tap;
  }

  async choose(choices: Locator, wanted: string): Promise<void> {
    for (const choice of await choices.all()) {
      const text = (await choice.innerText()).trim();
      this.read(text);
      if (text.startsWith(wanted)) return this.tap(choice);
    }
    throw new Error(`There is no ‘${wanted}’ to choose.`);
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.seconds += text.length * pace.key;
  }
}

test('[CLS-1] [CLS-5] a slow reader gets from a printed card to the first block within two minutes', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const names = Array.from({ length: 26 }, (_, at) => `${String.fromCodePoint(65 + at)}li Lee`);
  const room = await openClass(page, { lesson: ['harbor-light', 'Harbor light'], names, kind: 'Pictures' });
  const viewport = { width: 1024, height: 768 };
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    viewport,
  });
  const tablet = await context.newPage();
  const [reader, last] = [new SlowReader(tablet), 'Zli L.'];
  const login = room.cards.find(({ name }) => name === last)?.login ?? '';

  await tablet.goto('/class');
  await reader.arrive('Find your class');
  await reader.type(tablet.getByLabel('Class code'), room.classCode);
  await reader.tap(tablet.getByRole('button', { name: 'Go', exact: true }));
  await reader.arrive('Who are you?');
  const list = tablet.getByRole('list', { name: 'Names in your class' });
  await reader.choose(list.getByRole('button'), last);
  await reader.arrive(`Hello, ${last}`);
  const pictures = tablet.getByRole('list', { name: 'Pictures' });
  for (const picture of login.split(' '))
    await reader.tap(pictures.getByRole('button', { name: picture, exact: true }));
  await reader.tap(tablet.getByRole('button', { name: 'Let me in' }));
  await expect(new StudentPage(tablet).page.getByRole('link', { name: /^Keep going: / })).toBeVisible();
  await reader.arrive(`Hello, ${last}`);
  await reader.tap(tablet.getByRole('link', { name: /The long way/ }).first());
  await reader.arrive(/The long way/);
  await reader.tap(tablet.locator('.blocklyToolboxCategory', { hasText: 'Lights' }));
  await expect(tablet.locator('.blocklyFlyout .all-lights-on')).toBeVisible();
  reader.seconds += pace.drag;

  test.info().annotations.push({ type: 'seconds', description: reader.seconds.toFixed(1) });
  expect(reader.seconds).toBeLessThanOrEqual(120);
  expect(reader.seconds, 'every step was counted').toBeGreaterThan(40);
  await context.close();
});
