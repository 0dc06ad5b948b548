import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LessonFileMaker } from '#application/service/lessons/ports/lesson-file-maker.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { aLesson } from '../../builders/a-lesson.ts';

export type LessonFileMakerHarness = { readonly maker: LessonFileMaker; readonly close: () => Promise<void> };

export function lessonFileMakerContract(name: string, makeHarness: () => LessonFileMakerHarness): void {
  describe(`LessonFileMaker: ${name}`, () => {
    let harness: LessonFileMakerHarness;
    const lesson = readableParts(aLesson(), 'open');

    beforeEach(() => {
      harness = makeHarness();
    });
    afterEach(() => harness.close());

    test('[LES-4] a lesson becomes a PDF', async () => {
      const printed = await harness.maker.make(lesson, 'letter');
      expect(printed.ok && Buffer.from(printed.value.subarray(0, 5)).toString()).toBe('%PDF-');
    });

    test('[LES-3] the scope and sequence becomes a PDF with the same bytes for the same plan and paper', async () => {
      const plan = yearPlan([aLesson()]);
      const [one, again, other, another] = await Promise.all([
        harness.maker.makeYear(plan, 'letter'),
        makeHarness().maker.makeYear(plan, 'letter'),
        harness.maker.makeYear(plan, 'a4'),
        harness.maker.makeYear(yearPlan([aLesson({ title: 'Another' })]), 'letter'),
      ]);
      expect(one.ok && Buffer.from(one.value.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(again).toEqual(one);
      expect(other).not.toEqual(one);
      expect(another).not.toEqual(one);
    });

    test('the same lesson on the same paper gives the same bytes, and other bytes on another paper', async () => {
      const [one, again, other] = await Promise.all([
        harness.maker.make(lesson, 'letter'),
        makeHarness().maker.make(lesson, 'letter'),
        harness.maker.make(lesson, 'a4'),
      ]);
      expect(again).toEqual(one);
      expect(other).not.toEqual(one);
    });
  });
}
