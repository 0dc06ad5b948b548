import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { officePictures } from '#adapters/office/office-pictures.ts';
import { writeSheet } from '#adapters/office/write-sheet.ts';
import { writeSlides } from '#adapters/office/write-slides.ts';
import { pictureFiles } from '#adapters/pdfkit/picture-files.ts';
import { drawLesson } from '#adapters/pdfkit/draw-lesson.ts';
import { type LicensedReading, readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import { plainLine, type RichBlock, type RichText } from '#domain/platform/text/rich-text.ts';
import type { AccessState } from '#domain/identity/account/access-state.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import { ownLinkedReads } from '#server/composition/own-linked-reads.ts';
import { ownLessonCatalog } from '#server/composition/own-lesson-catalog.ts';
import { lessonFileWords } from '#ui/features/lessons/lessons/messages/en/lesson-file-words.ts';
import { createPageRenderer } from '#ui/render.tsx';
import { cardsOf } from '../../scripts/social-pictures/card.ts';
import { officeContent } from '../adapters/server/office/read-office.ts';
import { readPdf } from '../adapters/server/pdfkit/read-pdf.ts';
import { anAccount } from '../builders/an-account.ts';
import { day, startOfTests } from '../builders/time.ts';
import { aServer } from './a-server.ts';

const root = new URL('../../', import.meta.url);
const publicDir = new URL('public', root).pathname;

/** Keeps only letters and digits, so that line breaks, emphasis and tags cannot hide a match. */
const plain = (text: string): string =>
  text
    .replaceAll(/\\[nt"]/g, ' ')
    .replaceAll(/&(?:#x27|#39|quot|amp|lt|gt);/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
    // A program is written `for (1) seconds` and shown as '1 second'.
    .replaceAll(/(?<!\d)1seconds/g, '1second');
const withoutTags = (html: string): string =>
  html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<\/?[a-z][^>]*>/gi, ' ');

/** The minimum length of a fragment in letters. Shorter fragments can also occur in questions. */
const minLetters = 22;

/** Whether a program reveals a solution. A program with only an event and one block is common in questions and does not count. */
const tells = (program: string): boolean => program.trim().split('\n').length > 2;

/** The whole programs, table rows and sentences of a block. */
function piecesOf(block: RichBlock): readonly string[] {
  if (block.kind === 'code') return tells(block.text) ? [block.text] : [];
  if (block.kind === 'list') return block.items.flat().flatMap(piecesOf);
  if (block.kind === 'table')
    return [block.head, ...block.rows].map((cells) => cells.map(plainLine).join(' '));
  return plainLine(block.children).split(/(?<=[.?!]['’”]?)\s+/);
}

/** Fragments of a licensed text that would reveal it. */
const fragmentsOf = (text: RichText): readonly string[] =>
  text
    .flatMap(piecesOf)
    .map(plain)
    .filter(({ length }) => length >= minLetters);

const words = (text: string): RichText => [{ kind: 'paragraph', children: [text] }];
/** The stacks of a program, each as a code block. */
const stacksOf = (program: string): readonly RichText[] =>
  program.split(/\n\s*\n/).map((stack): RichText => [{ kind: 'code', language: 'blocks', text: stack }]);

/** Removes the structure of formatted texts from JSON, which separates their words. */
const withoutTrees = (json: string): string =>
  json.replaceAll(
    /\\*"(?:kind|href|language)\\*":\\*"[^"\\]*\\*"|\\*"(?:long|start)\\*":\w+|\\*"(?:children|text|items|head|rows)\\*":/g,
    ' ',
  );

/** The open text of a lesson and its licensed fragments. Built without the code under test. */
function inTwo(lesson: Lesson): { readonly open: string; readonly licensed: readonly string[] } {
  const { activities, assessment, resources, studentSheet, ...rest } = lesson;
  const { answers, ...openAssessment } = assessment;
  const always = [
    ...activities.map(({ solution = [] }) => solution),
    ...activities.flatMap(({ projectSolution = '' }) => stacksOf(projectSolution)),
    ...answers.map(({ text }) => text),
    ...resources.filter(({ access }) => access === 'licensed').map(({ url }) => words(url)),
  ];
  const plans = activities.flatMap(
    ({ steps, say = [], teacherNotes = [], tips, studentView = [], slides, project }) => [
      ...steps,
      say,
      teacherNotes,
      ...tips.map(({ text }) => text),
      studentView,
      ...slides.map(({ text }) => text),
      words(project?.starter ?? ''),
      ...(project?.hints ?? []),
      ...(project?.goals.map(({ says }) => [{ kind: 'paragraph' as const, children: says }]) ?? []),
    ],
  );
  const sheet = (studentSheet?.sections ?? []).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])),
  );
  const isClosed = lesson.access === 'licensed';
  const open = plain(
    withoutTrees(
      JSON.stringify([
        rest,
        openAssessment,
        activities.map(({ id, title, kind, minutes }) => ({ id, title, kind, minutes })),
        ...(isClosed ? [] : [plans, sheet]),
      ]),
    ),
  );
  const texts = isClosed ? [...always, ...plans, ...sheet] : always;
  const licensed = texts.flatMap(fragmentsOf).filter((fragment) => !open.includes(fragment));
  return { open, licensed: [...new Set(licensed)] };
}

const written = await loadLessons(new URL('content/lessons', root).pathname);
const closed = (lesson: Lesson): Lesson => ({
  ...lesson,
  slug: `${lesson.slug}-closed`.slice(0, 60),
  access: 'licensed',
});
const lessons = [...written, ...written.map(closed)].map((lesson): Lesson => ({
  ...lesson,
  status: 'published',
}));
const bySlug = lessons.map((lesson): readonly [string, Lesson] => [lesson.slug, lesson]);

const paid = (from: number, to: number): Grant => ({
  kind: 'school',
  startsAt: startOfTests + from * day,
  endsAt: startOfTests + to * day,
});
const states: Readonly<
  Record<AccessState, { readonly grants: readonly Grant[]; readonly reads: LicensedReading }>
> = {
  trial_active: { grants: [{ ...paid(-1, 29), kind: 'trial' }], reads: 'open' },
  trial_expired: { grants: [{ ...paid(-40, -10), kind: 'trial' }], reads: 'trial-ended' },
  subscription_active: { grants: [paid(-10, 100)], reads: 'open' },
  subscription_expired: { grants: [paid(-100, -1)], reads: 'no-license' },
  renewal_coming: { grants: [paid(-100, 10)], reads: 'open' },
};

const server = aServer({ publicPages: [{ path: '/lessons' }] });
const emailOf = (state: string): string => `${state}@oak.example`;

const render = createPageRenderer({
  linked: ownLinkedReads(server.service, () => false),
  lessons: ownLessonCatalog(server.service, () => false),
  reportBug: (error) => {
    throw error;
  },
  template:
    '<html lang="en-US"><head><!--before-first-paint--><!--page-head--></head><body><div id="root"><!--page--></div><!--page-data--></body></html>',
  config: { apiBaseUrl: '', identity: { apiKey: 'k', authDomain: 'a', projectId: 'p' }, buildId: 'b' },
});

beforeAll(async () => {
  await server.service.lessons.load(lessons);
  for (const [state, { grants }] of Object.entries(states)) {
    const user = server.identity.addUser({ email: emailOf(state), emailVerified: true });
    await server.accounts.open(anAccount({ id: user.id, email: emailOf(state), grants }));
  }
});

const givenAway = (lesson: Lesson, text: string): readonly string[] => {
  const said = plain(`${text}\n${withoutTrees(text)}`);
  return inTwo(lesson).licensed.filter((fragment) => said.includes(fragment));
};

async function pageAt(path: string): Promise<string> {
  const page = await render({ url: `https://blockyard.example${path}` });
  if (page.kind !== 'page' || page.status !== 200) throw new Error(`${path} is not there`);
  // Returns the HTML for data and attributes, and the HTML without tags for text.
  return `${page.html}\n${withoutTags(page.html)}`;
}

const pdfText = async (lesson: Lesson, reading: LicensedReading): Promise<string> => {
  const parts = {
    words: lessonFileWords,
    readPicture: pictureFiles(publicDir),
    publicUrl: 'https://blockyard.example',
  };
  const { text, body } = readPdf(await drawLesson(readableParts(lesson, reading), 'letter', parts));
  return `${text}\n${body}`;
};

test('the lessons contain enough licensed text to search for', () => {
  for (const lesson of lessons) expect(inTwo(lesson).licensed.length, lesson.slug).toBeGreaterThanOrEqual(5);
});

describe('[LES-5] through the API', () => {
  test.each(bySlug)('a visitor gets nothing licensed of %s', async (slug, lesson) => {
    const { status, text } = await server.call('GET', `/v1/app/lessons/${slug}`);
    expect(status).toBe(200);
    expect(givenAway(lesson, text)).toEqual([]);
    expect(givenAway(lesson, (await server.call('GET', `/v1/app/lessons/${slug}/download`)).text)).toEqual(
      [],
    );
  });

  test.each(Object.entries(states))('[LIC-3] in the state %s', async (state, { reads }) => {
    const headers = server.bearer(emailOf(state));
    for (const lesson of lessons) {
      const { text } = await server.call('GET', `/v1/app/lessons/${lesson.slug}`, { headers });
      const { licensed } = inTwo(lesson);
      expect(givenAway(lesson, text)).toEqual(reads === 'open' ? licensed : []);
      expect(text.includes(`"reason":"${reads}"`)).toBe(reads !== 'open');
    }
  });
});

describe('[LES-5] in the pages', () => {
  test.each(bySlug)(
    'no view of %s reveals any, nor do search engines and shared links',
    async (slug, lesson) => {
      for (const view of ['', '?view=student', '?view=sheet', '?view=present', '?view=notes']) {
        expect(givenAway(lesson, await pageAt(`/lessons/${slug}${view}`)), view).toEqual([]);
      }
    },
  );
});

describe('[LES-5] on paper', () => {
  test.each(written.map((lesson): readonly [string, Lesson] => [lesson.slug, lesson]))(
    '%s: readers with access get all of it, and visitors nothing licensed',
    async (_slug, lesson) => {
      const { licensed } = inTwo(lesson);
      expect(givenAway(lesson, await pdfText(lesson, 'open'))).toEqual(licensed);
      expect(givenAway(lesson, await pdfText(lesson, 'sign-in'))).toEqual([]);
      expect(givenAway(closed(lesson), await pdfText(closed(lesson), 'sign-in'))).toEqual([]);
    },
  );

  test.each(['trial-ended', 'no-license'] as const)(
    'readers without access get nothing licensed because: %s',
    async (reason) => {
      for (const lesson of written.slice(0, 2).flatMap((each) => [each, closed(each)])) {
        expect(givenAway(lesson, await pdfText(lesson, reason))).toEqual([]);
      }
    },
  );
});

describe('[LES-5] in editable files', () => {
  const parts = { words: lessonFileWords, readPicture: officePictures(publicDir) };
  const officeText = async (lesson: Lesson, reading: LicensedReading): Promise<string> => {
    const read = readableParts(lesson, reading);
    const files = await Promise.all([writeSlides(read, parts), writeSheet(read, 'letter', parts)]);
    return files.map(officeContent).join('\n');
  };

  test.each(written.map((lesson): readonly [string, Lesson] => [lesson.slug, lesson]))(
    '%s: readers with access get slides and sheet, without solutions and answers, and visitors nothing licensed',
    async (_slug, lesson) => {
      expect(givenAway(lesson, await officeText(lesson, 'open'))).toEqual([]);
      expect(givenAway(closed(lesson), await officeText(closed(lesson), 'open')).length).toBeGreaterThan(5);
      expect(givenAway(closed(lesson), await officeText(closed(lesson), 'sign-in'))).toEqual([]);
    },
  );
});

describe('[LES-5] in lists, search and served files', () => {
  test('the list and its search have nothing licensed', async () => {
    const said = [
      (await server.call('GET', '/v1/app/lessons')).text,
      await pageAt('/lessons'),
      await pageAt('/lessons?q=answer'),
      (await server.call('GET', '/sitemap.xml')).text,
      (await server.call('GET', '/robots.txt')).text,
    ].join('\n');
    expect(lessons.flatMap((lesson) => givenAway(lesson, said))).toEqual([]);
  });

  test('the public pictures show nothing licensed, nor do social pictures', () => {
    const drawings = readdirSync(`${publicDir}/pictures`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .map((file) => withoutTags(readFileSync(`${publicDir}/pictures/${file}`, 'utf8')));
    const cards = cardsOf(lessons, publicDir).map((card) => JSON.stringify(card));
    const said = [...drawings, ...cards].join('\n');
    expect(written.flatMap((lesson) => givenAway(lesson, said))).toEqual([]);
  });
});
