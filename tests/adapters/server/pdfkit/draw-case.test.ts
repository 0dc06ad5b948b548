import { expect, test } from 'vitest';
import { drawCase } from '#adapters/pdfkit/document/draw-case.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { casePaper } from '#ui/features/billing/license/messages/en/case-paper.ts';
import { aCaseSheet } from '../../../builders/a-case-sheet.ts';
import { readPdf } from './read-pdf.ts';

const print = async (given: Parameters<typeof aCaseSheet>[0] = {}) =>
  readPdf(await drawCase(aCaseSheet(given), casePaper));
/** Removes spaces, because lines can break anywhere. */
const plain = (text: string): string => text.replaceAll(/\s/g, '');

test("[LIC-3] the document shows the teacher's work, the standards that were met, the price and how to buy", async () => {
  const text = plain((await print()).text);
  for (const said of [
    'Ada King',
    '09/02/2026',
    'My trial runs until 09/30/2026.',
    'Classes Students Lessons assigned Activities done 2 31 2 14',
    '2 lessons: Load the barge; Build a tide gauge.',
    'CSTA 1B-AP-10',
    'Define a simple design problem.',
    '$149.00',
    '5 to 99 teachers',
    '$119.00',
    '5% from 10 teachers, 10% from 25 teachers, 15% from 50 teachers',
    'Nothing is deleted when a trial ends.',
    'https://blockyard.example/checkout/purchase',
    'A later one may have to be confirmed or paid first',
    'invoice is due in 30 days',
  ])
    expect(text, said).toContain(plain(said));
});

test.each(paperSizes)('[LIC-3] the document about two lessons fits one page: %s', async (paper) => {
  expect((await print({ paper })).pages).toBe(1);
});

test('[LIC-3] a licensed teacher sees no trial text, and a teacher without work sees no praise', async () => {
  const use = { classrooms: 0, students: 0, activitiesDone: 0, lessons: [], standards: [] };
  const { text } = await print({ trial: null, teacher: '', use });
  expect(plain(text)).not.toContain(plain('trial'));
  expect(plain(text)).toContain(plain('No lesson is assigned to a class yet.'));
  expect(plain((await print({ trial: { lastDay: '2026-09-30', isOver: true } })).text)).toContain(
    plain('My trial ended on 09/30/2026.'),
  );
});

test('[LIC-3] the file is tagged, has a title, and hundreds of standards continue across pages', async () => {
  const { use } = aCaseSheet();
  const standards = Array.from({ length: 200 }, (_, at) => ({
    framework: 'CSTA',
    code: `X-${at}`,
    text: 'A standard whose text is long enough to need more than one line of the table on paper. '.repeat(2),
  }));
  const { source, pages } = await print({ use: { ...use, standards }, paper: 'a4' });
  expect(pages).toBeGreaterThan(5);
  for (const tag of ['/H1', '/H2', '/Table', '/TH', '/TD']) expect(source).toContain(`/S ${tag}`);
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/Lang (en-US)');
});
