import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { readPdf } from '../../adapters/server/pdfkit/read-pdf.ts';
import { expect, test } from '../fixtures.ts';
import { scriptRuns } from '../script-runs.ts';

test('[LES-3] a visitor prints what a lesson needs, on Letter or A4, and sees how long it takes', async ({
  page,
}) => {
  await page.goto('/lessons/load-the-barge');
  const before = page.locator('#preparation');
  await expect(before.getByText(/\d+ minutes before class, with 24 students\./)).toBeVisible();
  await expect(before.getByText(/Instruction cards, each pair, 12 sheets/)).toBeVisible();
  const download = page.waitForEvent('download');
  await before.getByRole('link', { name: 'Printables of Load the barge as PDF, A4' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('load-the-barge-printables.pdf');
  const { text, pages, source } = readPdf(await readFile(await file.path()));
  expect(text).toContain('Instruction cards · 12 of 12 · cut along the dashed lines');
  expect(pages).toBe(30);
  expect(source).toContain('/MediaBox [0 0 595.28 841.89]');
});

test('[LES-4] slides and sheet are downloaded to edit', async ({ page }) => {
  await page.goto('/lessons/load-the-barge');
  await scriptRuns(page);
  for (const [name, fileName, part] of [
    ['Slides to edit (PPTX)', 'load-the-barge-slides.pptx', 'ppt/slides/slide2.xml'],
    ['Student sheet to edit (DOCX)', 'load-the-barge-sheet.docx', 'word/document.xml'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(fileName);
    expect(Object.keys(unzipSync(await readFile(await file.path())))).toContain(part);
    await expect(page.getByText(`${fileName} is in your downloads.`)).toBeVisible();
  }
});

test('[LES-3] the pack list of a unit counts what its four lessons need', async ({ page }) => {
  await page.goto('/lessons/load-the-barge?view=pack');
  await expect(page.getByRole('heading', { name: 'Pack list: Before the screen' })).toBeVisible();
  for (const title of ['Load the barge', 'Heave, ho', 'Flags at the gate', 'The lost crate'])
    await expect(page.getByRole('rowheader').getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Toy figure as the crane/ })).toContainText('12');
});
