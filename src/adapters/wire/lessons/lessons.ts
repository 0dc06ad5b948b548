import * as z from 'zod/mini';
import { filmParts } from '#domain/lessons/lessons/film.ts';
import { fileFormats, lessonParts } from '#domain/lessons/lessons/lesson-part.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { blockCategories } from '#domain/lessons/programs/block-category.ts';
import { activityKinds, settings, tipKinds, timedKinds } from '#domain/lessons/lessons/lesson.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { colors, directions, dockParts, tones, type DockPart } from '#domain/lessons/programs/dock-words.ts';
import { bytes, data, file, operation } from '../operation.ts';
import { lessonVersion } from './lesson-version.ts';
import { list } from '../list.ts';
import { printable } from './printables.ts';
import { richLine, richText } from '../platform/rich-text.ts';
import { count, text } from '../fields.ts';

const optionalText = z.exactOptional(text);
const texts = list(text);
const optionalRichText = z.exactOptional(richText);
const lines = list(richLine);
const threeTexts: z.ZodMiniType<readonly [string, string, string], readonly [string, string, string]> =
  z.tuple([text, text, text]);
const access = z.enum(['public', 'licensed']);

export const picture = z.object({ src: text, alt: text, width: count, height: count, caption: optionalText });

export const cardFields = {
  slug: text,
  title: text,
  summary: text,
  cover: picture,
  gradeBands: list(z.enum(gradeBands)),
  durationMin: count,
  setting: list(z.enum(settings)),
  topics: texts,
  difficulty: z.literal([1, 2, 3]),
  unit: z.object({ slug: text, title: text, position: count }),
  access,
};

export const lessonSummary = z.object({ ...cardFields, standards: list(z.object({ code: text })) });

const lockedPart = z.object({
  kind: z.literal('locked'),
  part: z.enum(['activity', 'solution', 'answers', 'resource', 'sheet']),
  title: text,
  reason: z.enum(['sign-in', 'trial-ended', 'no-license']),
});

/** A part with its value. If the reader may not read it, only whether it exists. */
export const openOrLocked = <T extends z.ZodMiniType>(value: T) =>
  z.discriminatedUnion('kind', [z.object({ kind: z.literal('open'), value }), lockedPart]);

const at = z.object({ kind: z.literal('at'), moments: list(count) });
const within = z.object({ kind: z.enum(['by', 'throughout']), from: count, to: count });
const when = z.discriminatedUnion('kind', [
  at,
  within,
  z.object({ kind: z.literal('for'), least: count, from: count, to: count }),
]);
const of = z.enum(dockParts);
const bothParts: z.ZodMiniType<readonly [DockPart, DockPart], readonly [DockPart, DockPart]> = z.tuple([
  of,
  of,
]);
const span = { from: count, to: count };
const range = { least: z.number(), most: z.number() };

const expectation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lights'), is: list(z.enum(['on', 'dark', ...colors])), when }),
  z.object({ kind: z.literal('tone'), is: list(z.enum(['on', 'quiet', ...tones])), when }),
  z.object({ kind: z.literal('motor'), is: list(z.enum(['on', 'off', ...directions])), when }),
  z.object({
    kind: z.literal('variable'),
    name: z.nullable(text),
    ...range,
    when: z.discriminatedUnion('kind', [at, within]),
  }),
  z.object({ kind: z.literal('flashes'), ...range, colors: list(z.enum(colors)), ...span }),
  z.object({ kind: z.literal('tones'), ...range, pitches: list(z.enum(tones)), ...span }),
  z.object({ kind: z.literal('melody'), tones: list(z.enum(tones)), ...span }),
  z.object({ kind: z.literal('sounds'), ...range, ...span }),
  z.object({ kind: z.literal('signal'), of, round: list(z.object(range)), ...span }),
  z.object({ kind: z.literal('repeats'), of, every: count, ...span }),
  z.object({ kind: z.literal('together'), parts: bothParts, ...span }),
  z.object({ kind: z.literal('uses'), label: text }),
  z.object({ kind: z.literal('nested'), outer: text, inner: text }),
  z.object({ kind: z.literal('size'), most: count }),
]);

export const project = z.object({
  starter: text,
  goals: list(
    z.object({
      says: richLine,
      happens: list(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('press'), at: count }),
          z.object({ kind: z.literal('distance'), at: count, distance: count }),
        ]),
      ),
      until: count,
      ways: list(list(expectation)),
    }),
  ),
  hints: list(richText),
});

const activity = z.object({
  id: text,
  title: text,
  kind: z.enum(activityKinds),
  minutes: count,
  time: list(z.object({ kind: z.enum(timedKinds), amount: count, help: z.exactOptional(count) })),
  plan: openOrLocked(
    z.object({
      steps: list(richText),
      say: optionalRichText,
      teacherNotes: optionalRichText,
      tips: list(z.object({ kind: z.enum(tipKinds), text: richText })),
      studentView: optionalRichText,
      pictures: list(picture),
      slides: list(z.object({ text: richText, picture: z.exactOptional(picture) })),
      project: z.exactOptional(project),
    }),
  ),
  solution: z.exactOptional(openOrLocked(richText)),
  projectSolution: z.exactOptional(openOrLocked(text)),
});

export const studentSheet = z.object({
  title: text,
  sections: list(
    z.object({
      title: text,
      parts: list(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('text'), text: richText }),
          z.object({ kind: z.literal('picture'), picture }),
        ]),
      ),
    }),
  ),
});

export const resource = z.object({
  id: text,
  title: text,
  kind: z.enum(['slides', 'worksheet', 'answers', 'video', 'printable', 'link', 'project']),
  audience: z.enum(['teacher', 'student', 'all']),
  url: text,
  access,
});

export const question = z.object({ id: text, text: richText, choices: z.exactOptional(texts) });

const assessment = z.object({
  starterQuestions: list(question),
  exitQuestions: list(question),
  answers: openOrLocked(
    list(
      z.object({
        questionId: text,
        text: richText,
        right: z.exactOptional(text),
        wrong: list(z.object({ says: text, tells: text })),
      }),
    ),
  ),
  rubric: list(z.object({ criterion: text, levels: threeTexts })),
});

const point: z.ZodMiniType<readonly [number, number], readonly [number, number]> = z.tuple([
  z.number(),
  z.number(),
]);

export const vocabulary = list(z.object({ term: text, definition: text }));
export const blocks = list(
  z.object({ category: z.enum(blockCategories), label: text, introduced: z.boolean() }),
);

const film = z.object({
  scenes: list(
    z.object({
      seconds: z.number(),
      caption: text,
      picture,
      parts: list(
        z.object({
          part: z.enum(filmParts),
          path: list(point),
          from: z.number(),
          to: z.number(),
          until: z.number(),
          text: optionalText,
          size: z.exactOptional(point),
        }),
      ),
    }),
  ),
});

export const lessonForReader = z.object({
  ...cardFields,
  status: z.enum(['draft', 'published', 'retired']),
  version: count,
  locale: z.literal('en-US'),
  updatedAt: text,
  prerequisites: texts,
  grouping: z.enum(['solo', 'pair', 'group', 'class']),
  overview: richText,
  objectives: list(
    z.object({ id: text, text, checkFor: optionalText, practicedIn: z.exactOptional(list(text)) }),
  ),
  standards: list(
    z.object({ framework: text, code: text, text, alignment: z.enum(['addresses', 'supports']) }),
  ),
  vocabulary,
  blocks,
  materials: list(
    z.object({
      name: text,
      qty: count,
      qtyPer: z.enum(['student', 'pair', 'group', 'class']),
      optional: z.boolean(),
      substitute: optionalText,
    }),
  ),
  preparation: list(z.object({ text: richLine, minutes: count })),
  printables: list(printable(picture)),
  activities: list(activity),
  studentSheet: z.exactOptional(openOrLocked(studentSheet)),
  resources: list(openOrLocked(resource)),
  assessment,
  differentiation: z.object({ support: lines, stretch: lines, accessibility: lines, ell: lines }),
  family: z.exactOptional(z.object({ did: text, ask: text, tryThis: text })),
  film: z.exactOptional(film),
  credits: z.object({ license: text, authors: texts }),
  taken: z.exactOptional(z.object({ from: count, to: count, reports: count })),
});

export const lessonOperations = {
  listLessons: operation('GET /v1/app/lessons', { auth: 'optional', reply: data(list(lessonSummary)) }),
  readLesson: operation('GET /v1/app/lessons/:slug', {
    auth: 'optional',
    query: z.object({ version: z.exactOptional(lessonVersion) }),
    reply: data(lessonForReader),
  }),
} as const;

export const lessonFileDownload = operation('GET /v1/app/lessons/:slug/download', {
  auth: 'optional',
  query: z.object({
    paper: z._default(z.enum(paperSizes), 'letter'),
    part: z._default(z.enum(lessonParts), 'lesson'),
    version: z.exactOptional(lessonVersion),
  }),
  reply: file(
    'The lesson as one file: cover, plan, slides, student sheet, answers; or the part that is asked for.',
    Object.fromEntries(Object.values(fileFormats).map(({ type }) => [type, bytes])),
  ),
});
