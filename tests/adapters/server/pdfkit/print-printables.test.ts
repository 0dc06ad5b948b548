import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { symbolMarkup } from '#adapters/pdfkit/card-symbols.ts';
import { pictureFiles } from '#adapters/pdfkit/picture-files.ts';
import { printPrintables } from '#adapters/pdfkit/print-printables.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { cardPages, cardSymbols } from '#domain/lessons/lessons/printable.ts';
import { lessonFileWords } from '#ui/features/lessons/lessons/messages/en/lesson-file-words.ts';
import { aDeck, aLesson } from '../../../builders/a-lesson.ts';
import { readPdf } from './read-pdf.ts';

const root = join(import.meta.dirname, '../../../..');
const parts = {
  words: lessonFileWords,
  readPicture: pictureFiles(join(root, 'public')),
  publicUrl: 'https://blockyard.example',
};
const printed = async (lesson: Lesson, paper: PaperSize = 'letter') =>
  readPdf(await printPrintables(readableParts(lesson, 'open'), paper, parts));
const lessons = await loadLessons(join(root, 'content/lessons'));

describe('printables of a lesson', () => {
  test('[LES-4] begin with a description, the users, the number of sheets and an option without printing, followed by the pages', async () => {
    const { text, pages, source } = await printed(aLesson({ printables: [aDeck()] }));
    expect(pages).toBe(13);
    for (const words of [
      'Flag cards',
      'each pair',
      'Without printing: Draw the arrows.',
      'one complete set',
    ]) {
      expect(text).toContain(words);
    }
    expect(source).toContain('/Title (Flag cards)');
  });

  test('have a footer with the page and the number of copies, next to a bar of 5 cm', async () => {
    const { text } = await printed(aLesson({ printables: [aDeck()] }));
    expect(text).toContain('Flag cards · 12 of 12 · cut along the dashed lines');
    const board = { id: 'b', title: 'Yard', form: 'board', each: 'pair', without: 'Draw it.' } as const;
    const { text: other } = await printed(
      aLesson({ printables: [{ ...board, columns: 4, rows: 3, marks: [] }] }),
    );
    expect(other).toContain('Yard · 1 of 1 · print 12 times for 24 students');
    expect(other).toContain('5 cm (2 in)');
  });

  test('print a wide board across the page, on both papers', async () => {
    const board = { id: 'b', title: 'Yard', form: 'board', each: 'class', without: 'Draw it.' } as const;
    const lesson = aLesson({ printables: [{ ...board, columns: 4, rows: 3, marks: [] }] });
    expect((await printed(lesson)).source).toContain('/MediaBox [0 0 792 612]');
    expect((await printed(lesson, 'a4')).source).toContain('/MediaBox [0 0 841.89 595.28]');
  });

  test.each(lessons.map((lesson) => [lesson.slug, lesson] as const))(
    '[LES-6] %s: has a page for each thing to print, and each page can be read',
    async (_slug, lesson) => {
      const { text, pages } = await printed(lesson);
      const expected = lesson.printables.map((printable) =>
        printable.form === 'cards' ? cardPages(printable).length : 1,
      );
      expect(lesson.printables.length).toBeGreaterThan(0);
      expect(pages).toBe(1 + expected.reduce((sum, count) => sum + count, 0));
      for (const { title, without } of lesson.printables) {
        expect(text).toContain(title);
        expect(without.length).toBeGreaterThan(10);
      }
    },
  );
});

describe('symbols of cards', () => {
  test.each(cardSymbols)('%s is drawn in pure black and white, for printers without gray', (symbol) => {
    const colors = symbolMarkup(symbol).match(/(?:fill|stroke)="[^"]*"/g) ?? [];
    expect(colors.length).toBeGreaterThan(1);
    for (const color of colors) expect(color).toMatch(/"(?:#000|#fff|none)"/);
  });
});
