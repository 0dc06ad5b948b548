import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../../adapters/server/pdfkit/read-pdf.ts';
import { expect, test } from '../fixtures.ts';
import { type OpenClass, StudentPage } from '../pages/class.page.ts';
import { openClassOverApi, RunningClassPage, WorkbenchPage } from '../pages/running-class.page.ts';

const names = ['Mia Lee', 'Bao Tran', 'Rosa Dale', 'Elena Ruiz', 'Sam Okoro', 'Noor Aziz', 'Leo Berg'].concat(
  ['Ivy Chen', 'Max Stone', 'Ann Hill', 'Kai Moss', 'Zoe Park'],
);

/** Returns the class code and the cards from the printed PDF. */
async function printedCards(page: Page, address: string): Promise<Omit<OpenClass, 'address'>> {
  await page.goto(`${address}/code`);
  await page.getByRole('button', { name: 'Print login cards' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login cards for the whole class' });
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const { text } = readPdf(await readFile(await (await started).path()));
  const found = text.matchAll(
    /(?<name>[A-Z][a-z]+ [A-Z]\.)Room 12Class code(?<code>\w{3} \w{3})My word(?<login>[a-z]+)/gu,
  );
  const cards = [...found].map(({ groups }) => groups ?? {});
  return {
    classCode: cards[0]?.['code']?.replace(' ', '') ?? '',
    cards: cards.map(({ name = '', login = '' }) => ({ name, login })),
  };
}

test('[CLS-1] [CLS-2] [CLS-3] [CLS-4] twelve students on their own computers go through “Harbor light”, from printed cards to marks', async ({
  page,
  person,
  browser,
  site,
}) => {
  test.slow();
  const { address } = await openClassOverApi(page, person, { lesson: 'harbor-light', names });
  const printed = await printedCards(page, address);
  expect(printed.cards).toHaveLength(12);
  const room: OpenClass = { address, ...printed };

  /** Opens the link on the card in a new browser, and logs a student in with their word. */
  const enter = async (name: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: site.url });
    const tab = await context.newPage();
    await tab.goto(`/class#${room.classCode}`);
    const student = new StudentPage(tab);
    await expect(student.heading('Who are you?')).toBeVisible();
    await student.logIn(name, room);
    await expect(student.heading(/^Hello, /)).toBeVisible();
    return tab;
  };
  const tabs: Page[] = [];
  for (let at = 0; at < 12; at += 4)
    tabs.push(...(await Promise.all(room.cards.slice(at, at + 4).map(({ name }) => enter(name)))));
  const [mia, bao, ...others] = tabs as [Page, Page, ...Page[]];
  const nameAt = (place: number): string => room.cards[place]?.name ?? '';

  // Two students build. The others only mark an activity as done.
  const bench = new WorkbenchPage(mia);
  await bench.open();
  await bench.copyLight();
  await expect(bench.saved).toHaveText('Saved');
  await mia.getByRole('button', { name: 'I’m done' }).click();
  await new WorkbenchPage(bao).open();
  await bao.getByRole('button', { name: 'I need help' }).click();
  await Promise.all(
    others.map(async (tab) => {
      await tab.getByRole('link', { name: /^Keep going: / }).click();
      await tab.getByRole('button', { name: 'I’m done' }).click();
      await expect(tab.getByRole('button', { name: 'I’m done' })).toHaveAttribute('aria-pressed', 'true');
    }),
  );

  const running = new RunningClassPage(page, room);
  await running.open();
  await expect(page.getByRole('list', { name: 'Students in class' }).getByRole('listitem')).toHaveCount(12);
  await expect(page.getByText('12 of 12 students are connected.')).toBeVisible();
  await expect(page.getByText(`1 student needs help: ${nameAt(1)}`)).toBeVisible();
  await expect(running.tile(nameAt(1))).toContainText('Asked for help just now');
  await expect(running.tile(nameAt(0)).getByText('all lights on')).toHaveCount(2);
  for (let place = 2; place < 12; place += 1) await expect(running.tile(nameAt(place))).toContainText('Done');

  // After the teacher has helped, the student turns the call for help off. The teacher's page shows that immediately.
  await bao.getByRole('button', { name: 'I need help' }).click();
  await expect(page.getByText('No one needs help right now.')).toBeVisible();
  await bao.getByRole('button', { name: 'I’m done' }).click();
  await expect(running.tile(nameAt(1))).toContainText('Done');

  await Promise.all(
    [mia, bao].map(async (tab) => {
      await tab.getByRole('link', { name: 'Today' }).first().click();
      await tab.getByRole('link', { name: /Questions at the end/ }).click();
      for (let number = 1; number <= 3; number += 1) {
        await expect(new StudentPage(tab).heading(`Question ${number} of 3`)).toBeVisible();
        await tab.locator('.class-choice').first().click();
      }
      await expect(new StudentPage(tab).heading('Thank you!')).toBeVisible();
    }),
  );
  await page.reload();
  await page.getByLabel('Lesson', { exact: true }).selectOption('Harbor light');
  await expect(page.getByText('marked by the student')).toHaveCount(12);
  await page.getByLabel('Group by').selectOption('Exit questions');
  await expect(page.getByText('2 students answered every question.')).toBeVisible();
  for (const tab of tabs) await tab.context().close();
});
