import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test as base } from '../fixtures.ts';
import { SimulatedBoards } from '../simulated-boards.ts';

const first = { serial: '0011223344556677', version: 'V2' } as const;
const second = { serial: '00112233445566aa', version: 'V1' } as const;

const test = base.extend<{ readonly cables: SimulatedBoards }>({
  cables: async ({ page }, provide) => {
    const cables = await SimulatedBoards.at(page, first, second);
    await provide(cables);
    await cables.end();
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const table = (page: Page) => page.getByRole('region', { name: 'About the Dock on the table' });
const reading = (page: Page, part: string) => page.locator(`[data-board=${part}]`);

async function openPanel(page: Page): Promise<void> {
  await page.goto('/lessons/harbor-light?view=student');
  await page.getByRole('button', { name: 'Try it: The long way' }).click();
  await expect(page.locator('.blocklySvg .blocklyBlockCanvas .when-button-pressed')).toBeVisible();
}

test('[DOC-1] [C22] [C23] a program runs on the board, is seen live next to the screen, and survives a pulled cable', async ({
  page,
  cables,
}) => {
  test.slow();
  await openPanel(page);
  await expect(table(page)).toHaveCount(0);
  await button(page, 'Run on the Dock').click();
  await expect(table(page)).toContainText('The program is running on the Dock goput.');
  await expect(reading(page, 'lights')).toHaveText('All lights off');
  cables.boards[0]?.press();
  await expect(reading(page, 'lights')).toHaveText('All lights yellow');
  expect(cables.boards[0]?.signals.get('ring')?.pin).toBe(1);
  await expectAccessible(page);
  await button(page, 'Stop the Dock').click();
  await expect(table(page)).toContainText('The Dock goput is ready.');
  await expect(reading(page, 'lights')).toHaveText('All lights off');

  await button(page, 'Run on the Dock').click();
  await expect(table(page)).toContainText('is running on the Dock goput');
  await cables.unplug();
  await expect(table(page).getByRole('alert')).toContainText('The cable was unplugged.');
  await cables.plugIn();
  await expect(table(page)).toContainText('The Dock goput is ready.');
  await expect(table(page).getByRole('alert')).toHaveCount(0);

  await table(page).getByText('More for the Dock').click();
  cables.choice = 1;
  await button(page, 'Connect another Dock').click();
  await expect(table(page).getByRole('radio')).toHaveCount(2);
  await expect(table(page)).toContainText('The Dock pupaz is ready.');
  await button(page, 'Show its name').click();
  await expect.poll(() => cables.boards[1]?.signals.get('display')?.value).toBe('pupaz');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Lessons' }).first().click();
  await expect.poll(() => [cables.isOpen(0), cables.isOpen(1)]).toEqual([false, false]);
});

test('[C24] without a board, the page gives the reason, names the policy, and offers the program as a file', async ({
  page,
  cables,
}) => {
  await openPanel(page);
  cables.choice = 'none';
  await button(page, 'Run on the Dock').click();
  const alert = table(page).getByRole('alert');
  await expect(alert).toContainText('No Dock was chosen.');
  cables.choice = 'blocked';
  await button(page, 'Run on the Dock').click();
  await expect(alert).toContainText('SerialAllowUsbDevicesForUrls');
  await expect(alert).toContainText('Meanwhile, use the Dock on the screen.');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await button(page, 'Save for micro:bit V1').click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith(':')).toBe(true);
  expect(text.length).toBeGreaterThan(600_000);
  await expect(table(page)).toContainText('The file is saved. It is for micro:bit V1.');
});

test('[DOC-3] the self-test talks to a board, part by part', async ({ page, cables }) => {
  await page.goto('/getting-started/connecting-the-dock');
  await button(page, 'Run the self-test').click();
  await expect(button(page, 'Connect a Dock')).toHaveAttribute('aria-disabled', 'false');
  await button(page, 'Connect a Dock').click();
  await expect(page.getByText('The Dock goput is a micro:bit V2 with MicroPython 2.1.2.')).toBeVisible();
  await button(page, 'Test: Lights').click();
  await button(page, 'Yes').click();
  cables.boards[0]?.setDistance(-1);
  await button(page, 'Test: Distance sensor').click();
  await expect(page.getByText(/TRIG at pin 8, ECHO at pin 16/)).toBeVisible();
  cables.boards[0]?.setDistance(12);
  await button(page, 'Test: Distance sensor').click();
  await expect(page.getByText(/It measures 12 cm/)).toBeVisible();
  await expectAccessible(page);
});
