import { afterEach, expect, test } from 'vitest';
import { PdfkitLessonPdf, type LessonPdfSettings } from '#adapters/pdfkit/pdfkit-lesson-pdf.ts';
import { readableParts } from '#domain/lessons/lesson-for-reader.ts';
import { aLesson } from '../../../builders/a-lesson.ts';
import { lessonPdfContract } from '../../../contract/lesson-pdf.contract.ts';

const root = new URL('../../../../', import.meta.url);
const open: PdfkitLessonPdf[] = [];

function aPaper(settings: Partial<LessonPdfSettings> = {}): PdfkitLessonPdf {
  const paper = new PdfkitLessonPdf({
    worker: new URL('src/server/composition/pdf-worker.ts', root),
    picturesDir: new URL('public', root).pathname,
    publicUrl: 'https://blockyard.example',
    ...settings,
  });
  open.push(paper);
  return paper;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((paper) => paper.close()));
});

lessonPdfContract('pdfkit, in a thread', () => {
  const paper = aPaper();
  return { paper, close: () => paper.close() };
});

const lesson = readableParts(aLesson(), 'open');
const busy = { ok: false, error: { kind: 'lesson/paper-busy' } };

test('[CAL-3] the server goes on with other things while a lesson is printed', async () => {
  const paper = aPaper();
  let turns = 0;
  let isPrinting = true;
  const turn = (): void => {
    turns += 1;
    if (isPrinting) setImmediate(turn);
  };
  setImmediate(turn);
  await paper.print(lesson, 'letter');
  isPrinting = false;
  expect(turns).toBeGreaterThan(500);
});

test('what was printed is remembered, as long as nothing on it changes', async () => {
  const paper = aPaper();
  const first = await paper.print(lesson, 'letter');
  expect(await paper.print({ ...lesson }, 'letter')).toBe(first);
  expect(await paper.print({ ...lesson, title: 'Another' }, 'letter')).not.toEqual(first);
});

test('[UI-5] a lesson that takes too long is given up, and the next one is printed', async () => {
  const paper = aPaper({ timeoutMs: 0 });
  expect(await paper.print(lesson, 'letter')).toEqual(busy);
  const patient = aPaper();
  expect((await patient.print(lesson, 'letter')).ok).toBe(true);
});

test('a person who comes when the queue is full is told so at once', async () => {
  const paper = aPaper({ queue: 1 });
  const first = paper.print(lesson, 'letter');
  expect(await paper.print(lesson, 'a4')).toEqual(busy);
  expect((await first).ok).toBe(true);
});

test('what cannot be printed is a bug, and breaks nothing for the next', async () => {
  const paper = aPaper();
  const broken = { ...lesson, gradeBands: null } as never;
  await expect(paper.print(broken, 'letter')).rejects.toThrow('could not be printed');
  expect((await paper.print(lesson, 'letter')).ok).toBe(true);
});
