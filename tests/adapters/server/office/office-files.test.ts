import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { officePictures } from '#adapters/office/office-pictures.ts';
import { writeSheet } from '#adapters/office/write-sheet.ts';
import { writeSlides } from '#adapters/office/write-slides.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import { slideSequence, toPresent } from '#domain/lessons/lessons/presentation.ts';
import { plainText } from '#domain/platform/text/rich-text.ts';
import { lessonFileWords } from '#ui/features/lessons/lessons/messages/en/lesson-file-words.ts';
import { digestsOf, pictureNames } from '../../../../scripts/office-pictures/digests.ts';
import { textOf, unescaped, unpacked } from './read-office.ts';

const root = join(import.meta.dirname, '../../../..');
const parts = { words: lessonFileWords, readPicture: officePictures(join(root, 'public')) };
const lessons = await loadLessons(join(root, 'content/lessons'));
const named = lessons.map((lesson) => [lesson.slug, lesson] as const);

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
const slidesOf = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files]
    .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .sort(([one], [other]) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other)))
    .map(([, xml]) => xml);

describe('editable slides', () => {
  let call: ReadonlyMap<string, string>;
  let slides: readonly string[];
  const lesson = lessons.find(({ slug }) => slug === 'call-the-ferry') as Lesson;
  beforeAll(async () => {
    call = unpacked(await writeSlides(readableParts(lesson, 'open'), parts));
    slides = slidesOf(call);
  });

  test('[LES-4] are those of the presentation, in order, with their text', () => {
    const expected = slideSequence(toPresent(readableParts(lesson, 'open')));
    expect(slides).toHaveLength(expected.length);
    for (const [at, { text }] of expected.entries()) {
      const shown = letters(textOf(slides[at] ?? '')).replaceAll('1seconds', '1second');
      const words = plainText(text)
        .split(/\s+/)
        .filter((word) => word !== 'seconds');
      for (const word of words) expect(shown).toContain(letters(word));
    }
  });

  test('have blocks as shapes with editable text; pictures have alt text', () => {
    const doorbell = slides.find((xml) => xml.includes('A doorbell. Press')) ?? '';
    expect(doorbell.match(/prst="roundRect"/g)).toHaveLength(2);
    expect(textOf(slides[0] ?? '')).toContain('Call the ferry');
    expect(unescaped(slides[0] ?? '')).toContain(lesson.cover.alt);
  });

  test("have the teacher's script in their notes, without solutions and answers", () => {
    const notes = [...call]
      .filter(([name]) => name.includes('notesSlides/notesSlide'))
      .map(([, xml]) => textOf(xml));
    expect(notes.join(' ')).toContain('You were ready the whole time.');
    const all = letters([...slides.map(textOf), ...notes].join(' '));
    const told = lesson.assessment.answers
      .map(({ text }) => plainText(text))
      .filter(({ length }) => length > 40);
    expect(told.length).toBeGreaterThan(1);
    for (const answer of told) expect(all).not.toContain(letters(answer));
  });

  test('[LES-5] show visitors what is missing in a licensed lesson, and nothing else', async () => {
    const closed = unpacked(
      await writeSlides(readableParts({ ...lesson, access: 'licensed' }, 'sign-in'), parts),
    );
    const text = slidesOf(closed).map(textOf).join(' ');
    expect(text).toContain('Log in to open this part.');
    expect(text).not.toContain('Five blocks.');
    expect([...closed].some(([, xml]) => xml.includes('You were ready the whole time.'))).toBe(false);
  });
});

describe('the editable sheet', () => {
  const lesson = lessons.find(({ slug }) => slug === 'the-lost-crate') as Lesson;

  test('[LES-4] has title, sections, tables, places to write and both quizzes', async () => {
    const files = unpacked(await writeSheet(readableParts(lesson, 'open'), 'letter', parts));
    const xml = files.get('word/document.xml') ?? '';
    for (const words of ['The lost crate', 'Two ways to find 52', 'Starter quiz', 'Exit quiz'])
      expect(textOf(xml)).toContain(words);
    expect(xml.match(/<w:tbl>/g)).toHaveLength(2);
    expect(xml.match(/<w:tab\/>/g)?.length).toBeGreaterThan(5);
    for (const part of ['w:leader="underscore"', 'w:w="12240"'])
      expect([part, xml.includes(part)]).toEqual([part, true]);
    const a4 = unpacked(await writeSheet(readableParts(lesson, 'open'), 'a4', parts));
    expect(a4.get('word/document.xml')?.includes('w:w="11906"')).toBe(true);
  });

  test('has pictures as SVG with PNG next to them, and alt texts', async () => {
    const files = unpacked(await writeSheet(readableParts(lesson, 'open'), 'letter', parts));
    expect(
      [...files.keys()]
        .filter((name) => name.startsWith('word/media/'))
        .map((name) => name.slice(-4))
        .sort(),
    ).toEqual(['.png', '.svg']);
    expect(files.get('word/document.xml')?.includes('Fifteen closed crates')).toBe(true);
  });

  test('[LES-5] of a licensed lesson is locked for visitors', async () => {
    const closed = unpacked(
      await writeSheet(readableParts({ ...lesson, access: 'licensed' }, 'sign-in'), 'letter', parts),
    );
    const text = textOf(closed.get('word/document.xml') ?? '');
    expect(text).toContain('Log in to open this part.');
    expect(text).not.toContain('Two ways to find 52');
  });
});

test('each vector picture of a lesson has its current PNG (npm run office-pictures)', () => {
  const folder = join(root, 'public/pictures/lessons');
  const stored: unknown = JSON.parse(
    readFileSync(join(root, 'scripts/office-pictures/digests.json'), 'utf8'),
  );
  expect(stored).toEqual(digestsOf(folder));
  expect(pictureNames(folder, '.png')).toEqual(pictureNames(folder, '.svg'));
});

function soffice(): string | null {
  try {
    return execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

const office = soffice();

describe.skipIf(office === null)('LibreOffice (skipped where soffice is not installed)', () => {
  test.each(named)('%s: opens slides and sheet', { timeout: 120_000 }, async (_slug, lesson) => {
    const folder = mkdtempSync(join(tmpdir(), 'office-'));
    try {
      const open = readableParts(lesson, 'open');
      writeFileSync(join(folder, 'slides.pptx'), await writeSlides(open, parts));
      writeFileSync(join(folder, 'sheet.docx'), await writeSheet(open, 'letter', parts));
      const files = ['slides.pptx', 'sheet.docx'].map((name) => join(folder, name));
      execFileSync(office ?? '', [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...files,
      ]);
      for (const name of ['slides.pdf', 'sheet.pdf'])
        expect(readFileSync(join(folder, name)).subarray(0, 5).toString()).toBe('%PDF-');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test.each(named)('[LES-6] %s: slides and sheet can be made with every picture', async (_slug, lesson) => {
  const missing: string[] = [];
  const readPicture = (src: string) => {
    const found = parts.readPicture(src);
    if (found === null) missing.push(src);
    return found;
  };
  const open = readableParts(lesson, 'open');
  const slides = await writeSlides(open, { ...parts, readPicture });
  const sheet = await writeSheet(open, 'letter', { ...parts, readPicture });
  expect(missing).toEqual([]);
  expect(slidesOf(unpacked(slides)).length).toBeGreaterThan(10);
  expect(textOf(unpacked(sheet).get('word/document.xml') ?? '')).toContain('Exit quiz');
});
