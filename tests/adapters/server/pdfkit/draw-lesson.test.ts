import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { pictureFiles } from '#adapters/pdfkit/picture-files.ts';
import { drawLesson } from '#adapters/pdfkit/draw-lesson.ts';
import { type LessonForReader, readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { lessonFileWords } from '#ui/features/lessons/lessons/messages/en/lesson-file-words.ts';
import { aLesson, anActivity } from '../../../builders/a-lesson.ts';
import { readPdf } from './read-pdf.ts';
import { richText } from '../../../builders/rich-text.ts';

const root = new URL('../../../../', import.meta.url);
const parts = {
  words: lessonFileWords,
  readPicture: pictureFiles(new URL('public', root).pathname),
  publicUrl: 'https://blockyard.example',
};

const printed = async (lesson: LessonForReader, paper: PaperSize = 'letter') =>
  readPdf(await drawLesson(lesson, paper, parts));
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

const tricky = aLesson({
  title: 'Zoë’s quay',
  blocks: [{ category: 'Lights', label: 'all lights on, color ( )', introduced: true }],
  activities: [
    anActivity({
      steps: [
        richText('Ask Żaneta and José: is *x* ≥ 12 → **go**? See [the app](/getting-started/welcome).'),
        richText('Write ______ here.'),
      ],
      slides: [{ text: richText('```blocks\nforever\n  all lights on, color (green)\n```') }],
      solution: richText('| Depth | Light |\n| --- | --- |\n| 7 | red |'),
    }),
  ],
  studentSheet: {
    title: 'My sheet',
    sections: [{ title: '', parts: [{ kind: 'text', text: richText('Name ______') }] }],
  },
});

describe('a printed lesson', () => {
  test('[LES-4] has cover, plan, slides, sheet and answers, with bookmarks to each', async () => {
    const { text, source, pages } = await printed(readableParts(tricky, 'open'));
    expect(pages).toBeGreaterThanOrEqual(5);
    for (const part of [
      'Teacher plan',
      'Slides',
      'My sheet',
      'Solutions and answers',
      'Each step builds on the one before',
    ]) {
      expect(letters(text)).toContain(letters(part));
    }
    expect(/\/Title \(Slides\)/.test(source)).toBe(true);
    expect(/\/PageMode \/UseOutlines/.test(source)).toBe(true);
  });

  test('has names with accents, math signs and arrows that can be read and copied', async () => {
    const { text } = await printed(readableParts(tricky, 'open'));
    expect(text).toContain('Zoë’s quay');
    expect(text).toContain('Żaneta and José');
    expect(text).toContain('≥');
    expect(text).toContain('→');
  });

  test('[UI-4] has title, author, language, and structure for a screen reader', async () => {
    const { source } = await printed(readableParts(tricky, 'open'));
    expect(source.includes('/Lang (en-US)'), '/Lang (en-US)').toBe(true);
    expect(source.includes('/Marked true'), '/Marked true').toBe(true);
    expect(source.includes('/DisplayDocTitle true'), '/DisplayDocTitle true').toBe(true);
    const author = /\/Author (\d+) 0 R/.exec(source)?.[1];
    expect(source.includes(`\n${author} 0 obj\n(Blockyard)`), 'author').toBe(true);
    for (const tag of ['H1', 'H2', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link', 'Code']) {
      expect(source.includes(`/S /${tag}\n`), tag).toBe(true);
    }
    expect(source.includes('/Alt (A barge)'), '/Alt (A barge)').toBe(true);
    expect(
      source.includes('https://blockyard.example/getting-started/welcome'),
      'https://blockyard.example/getting-started/welcome',
    ).toBe(true);
  });

  test('has the lesson, the part and the page number on every page', async () => {
    const { text, pages } = await printed(readableParts(tricky, 'open'));
    for (let page = 1; page <= pages; page += 1)
      expect(text).toMatch(new RegExp(`Zoë’s quay[^\\n]*Page ${page}(?!\\d)`));
    expect(text).toContain('Zoë’s quay · Student sheetPage');
  });

  test('is on Letter, and on A4 by request', async () => {
    expect((await printed(readableParts(tricky, 'open'))).source).toContain('/MediaBox [0 0 612 792]');
    expect((await printed(readableParts(tricky, 'open'), 'a4')).source).toContain(
      '/MediaBox [0 0 595.28 841.89]',
    );
  });

  test.each([
    ['sign-in', 'Log in to open this part.'],
    ['trial-ended', 'Your trial has ended.'],
    ['no-license', 'Your license has ended.'],
  ] as const)(
    '[LES-5] replaces locked content (%s) by a description and the reason',
    async (reason, words) => {
      const closed = await printed(readableParts({ ...tricky, access: 'licensed' }, reason));
      const text = letters(closed.text);
      expect(text).toContain(letters(words));
      expect(text).toContain(letters('Solution: Build it'));
      expect(text).toContain(letters('Student sheet: Zoë’s quay'));
      expect(text).not.toContain('żaneta');
      expect(text).not.toContain(letters('Each step builds on'));
    },
  );

  test('describes a missing picture in words', async () => {
    const lost = aLesson({
      cover: { src: '/pictures/nowhere.svg', alt: 'A lost barge', width: 640, height: 400 },
    });
    expect((await printed(readableParts(lost, 'open'))).text).toContain('A lost barge');
  });
});

const lessons = await loadLessons(new URL('content/lessons', root).pathname);

test.each(lessons.map((lesson): [string, Lesson] => [lesson.slug, lesson]))(
  '[LES-4] %s: every character can be printed, and the plan is short enough to carry',
  async (_slug, lesson) => {
    const { text, pages } = await printed(readableParts(lesson, 'open'));
    expect(text).not.toContain('\uFFFD');
    const written = letters(
      JSON.stringify(lesson.activities.map(({ steps }) => steps)).replaceAll('\\n', ' '),
    );
    expect(written.length).toBeGreaterThan(200);
    for (const { title } of lesson.activities) expect(letters(text)).toContain(letters(title));
    expect(pages).toBeLessThanOrEqual(22);
  },
);
