import { expect, type Page } from '@playwright/test';

/** Waits until the page reacts to clicks and keys, because its script enables this button. */
export const scriptRuns = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Use (?:dark|light) colors$/ }).first()).toBeEnabled();

/** Waits until a newly opened page is fully laid out. Until then, sections can grow and move the elements below them. */
export const laidOut = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-whole', '', { timeout: 30_000 });
