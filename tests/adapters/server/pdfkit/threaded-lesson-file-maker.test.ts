import { afterEach, expect, test } from 'vitest';
import { PdfThread, type PdfThreadSettings } from '#adapters/pdfkit/pdf-thread.ts';
import { ThreadedLessonFileMaker } from '#adapters/pdfkit/threaded-lesson-file-maker.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { aLesson } from '../../../builders/a-lesson.ts';
import { lessonFileMakerContract } from '../../../contract/lessons/lesson-file-maker.contract.ts';

const root = new URL('../../../../', import.meta.url);
const open: PdfThread[] = [];

function aMaker(settings: Partial<PdfThreadSettings> = {}): ThreadedLessonFileMaker {
  const thread = new PdfThread({
    worker: new URL('src/server/composition/pdf-worker.ts', root),
    picturesDir: new URL('public', root).pathname,
    publicUrl: 'https://blockyard.example',
    ...settings,
  });
  open.push(thread);
  return new ThreadedLessonFileMaker(thread);
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((thread) => thread.close()));
});

lessonFileMakerContract('pdfkit, in a thread', () => {
  return { maker: aMaker(), close: async () => undefined };
});

const lesson = readableParts(aLesson(), 'open');
const busy = { ok: false, error: { kind: 'lesson/paper-busy' } };

test('[CAL-3] the server continues with other work while a lesson is printed', async () => {
  const maker = aMaker();
  let turns = 0;
  let isPrinting = true;
  const turn = (): void => {
    turns += 1;
    if (isPrinting) setImmediate(turn);
  };
  setImmediate(turn);
  await maker.make(lesson, 'letter');
  isPrinting = false;
  expect(turns).toBeGreaterThan(500);
});

test('a print is cached until its content changes', async () => {
  const maker = aMaker();
  const first = await maker.make(lesson, 'letter');
  expect(await maker.make({ ...lesson }, 'letter')).toBe(first);
  expect(await maker.make({ ...lesson, title: 'Another' }, 'letter')).not.toEqual(first);
});

test('[UI-5] a lesson that takes too long is canceled, and the next one is printed', async () => {
  const maker = aMaker({ timeoutMs: 0 });
  expect(await maker.make(lesson, 'letter')).toEqual(busy);
  const patient = aMaker();
  expect((await patient.make(lesson, 'letter')).ok).toBe(true);
});

test('a caller is refused at once if the queue is full', async () => {
  const maker = aMaker({ queue: 1 });
  const first = maker.make(lesson, 'letter');
  expect(await maker.make(lesson, 'a4')).toEqual(busy);
  expect((await first).ok).toBe(true);
});

test('a failed print is a bug, and does not affect the next one', async () => {
  const maker = aMaker();
  const broken = { ...lesson, gradeBands: null } as never;
  await expect(maker.make(broken, 'letter')).rejects.toThrow('a PDF could not be created');
  expect((await maker.make(lesson, 'letter')).ok).toBe(true);
});
