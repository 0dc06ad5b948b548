import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LessonPdf } from '#application/service/ports/lesson-pdf.ts';
import { readableParts } from '#domain/lessons/lesson-for-reader.ts';
import { aLesson } from '../builders/a-lesson.ts';

/** A press that is idle. */
export type LessonPdfHarness = { readonly paper: LessonPdf; readonly close: () => Promise<void> };

/** What every `LessonPdf` does. */
export function lessonPdfContract(name: string, makeHarness: () => LessonPdfHarness): void {
  describe(`LessonPdf: ${name}`, () => {
    let harness: LessonPdfHarness;
    const lesson = readableParts(aLesson(), 'open');

    beforeEach(() => {
      harness = makeHarness();
    });
    afterEach(() => harness.close());

    test('[LES-4] a lesson becomes a PDF', async () => {
      const printed = await harness.paper.print(lesson, 'letter');
      expect(printed.ok && Buffer.from(printed.value.subarray(0, 5)).toString()).toBe('%PDF-');
    });

    test('the same lesson on the same paper gives the same bytes, on another paper others', async () => {
      const [one, again, other] = await Promise.all([
        harness.paper.print(lesson, 'letter'),
        makeHarness().paper.print(lesson, 'letter'),
        harness.paper.print(lesson, 'a4'),
      ]);
      expect(again).toEqual(one);
      expect(other).not.toEqual(one);
    });
  });
}
