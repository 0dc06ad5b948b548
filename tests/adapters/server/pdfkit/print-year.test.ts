import { expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { printYear } from '#adapters/pdfkit/print-year.ts';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { yearPaper } from '#ui/features/lessons/lessons/messages/en/lesson-file-words.ts';
import { readPdf } from './read-pdf.ts';

const root = new URL('../../../../', import.meta.url);
const lessons = await loadLessons(new URL('content/lessons', root).pathname);
const plan = yearPlan(lessons);
const parts = { words: yearPaper, publicUrl: 'https://blockyard.example' };
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

test('[LES-3] the printed scope and sequence is tagged, and names every lesson and every standard of its bands', async () => {
  const { text, source } = readPdf(await printYear(plan, 'letter', parts));
  const said = letters(text);
  for (const { title } of lessons) expect(said).toContain(letters(title));
  for (const { standards } of plan.bands) {
    for (const { code } of standards) expect(said).toContain(letters(code));
  }
  expect(said).toContain(letters(yearPaper.notYet));
  expect(source).toContain('/StructTreeRoot');
  expect(source).toContain('/Lang (en-US)');
});
