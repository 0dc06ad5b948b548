import { expect, type Page } from '@playwright/test';

/** Waits as a person sees it until the page answers to presses and keys: the drawing of this button comes with the script. */
export const scriptRuns = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Use (?:dark|light) colors$/ }).first()).toBeEnabled();

/** Waits until all of a page that was come to anew is laid out: until then what is above a place may grow, and moves it. */
export const laidOut = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-whole', '', { timeout: 30_000 });
