import type { Locator, Page } from '@playwright/test';
import { aGate, type Gate } from '../builders/a-gate.ts';
import { expect } from './fixtures.ts';

/** Makes matching requests of a page wait until the returned gate is opened. */
export async function delayRequests(page: Page, url: RegExp | string): Promise<Gate> {
  const gate = aGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

/** Opens the gate and expects that an element does not move while a later part of the page arrives. */
export async function expectUnmoved(element: Locator, gate: Gate, late: Locator): Promise<void> {
  const top = async (): Promise<number | undefined> => (await element.boundingBox())?.y;
  const before = await top();
  expect(before).toBeDefined();
  gate.open();
  await expect(late).toBeVisible();
  expect(await top()).toBe(before);
}
