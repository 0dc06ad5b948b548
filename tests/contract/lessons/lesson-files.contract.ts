import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LessonFiles } from '#application/client/lessons/ports/lesson-files.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import { aLesson } from '../../builders/a-lesson.ts';

export type LessonFilesHarness = {
  readonly files: LessonFiles;
  readonly load: (lessons: readonly Lesson[]) => Promise<void>;
  readonly readAs: (reader: 'visitor' | 'trial') => Promise<void>;
  readonly jam: () => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const solution = 'Repeat three times';

export function lessonFilesContract(name: string, makeHarness: () => Promise<LessonFilesHarness>): void {
  describe(`LessonFiles: ${name}`, () => {
    let harness: LessonFilesHarness;

    beforeEach(async () => {
      harness = await makeHarness();
      await harness.load([aLesson()]);
    });
    afterEach(() => harness.close());

    const textOf = async (): Promise<string> => {
      const file = await harness.files.make('load-the-barge');
      if (!file.ok) throw new Error(file.error.kind);
      expect(file.value.fileName).toBe('load-the-barge.pdf');
      return new TextDecoder().decode(file.value.bytes);
    };

    test('[LES-5] a visitor gets a file without licensed parts, and a trial user gets one with them', async () => {
      await harness.readAs('visitor');
      expect(await textOf()).toMatch(/^%PDF-/);
      expect(await textOf()).not.toContain(solution);
      await harness.readAs('trial');
      expect(await textOf()).toContain(solution);
    });

    test('finds no lesson for another slug', async () => {
      expect(await harness.files.make('other')).toEqual({
        ok: false,
        error: { kind: 'lesson/not-found', slug: 'other' },
      });
    });

    test('[UI-6] reports a busy printer, and an unreachable service', async () => {
      harness.jam();
      expect(await harness.files.make('load-the-barge')).toMatchObject({ error: { kind: 'service/busy' } });
      harness.disconnect();
      expect(await harness.files.make('load-the-barge')).toEqual({
        ok: false,
        error: { kind: 'service/unreachable' },
      });
    });
  });
}
