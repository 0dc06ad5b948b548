import { z } from 'zod';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { blockCategories } from '#domain/lessons/programs/block-category.ts';
import { settings } from '#domain/lessons/lessons/lesson.ts';
import { printableSchema } from './printables-schema.ts';
import { markdownLine, markdownText } from './text-fields.ts';

const access = z.enum(['public', 'licensed']).default('public');
const slug = z.string();
const texts = z.array(z.string());
const lines = z.array(markdownLine);

const pictureFile = z.strictObject({
  file: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  caption: z.string().exactOptional(),
});

const question = z.strictObject({
  id: z.string(),
  text: markdownText,
  choices: texts.exactOptional(),
  answer: markdownText.exactOptional(),
  right: z.string().exactOptional(),
  wrong: z.array(z.strictObject({ says: z.string(), tells: z.string() })).default([]),
});

/** The front matter between the two `---` lines of a `lesson.md`. docs/authoring-lessons.md explains each field. */
export const frontMatter = z.strictObject({
  title: z.string(),
  summary: z.string(),
  status: z.enum(['draft', 'published', 'retired']),
  version: z.number(),
  updatedAt: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a day such as 2026-11-21'),
  unit: z.strictObject({ slug, position: z.number() }),
  access,
  prerequisites: z.array(slug).default([]),
  gradeBands: z.array(z.enum(gradeBands)),
  difficulty: z.literal([1, 2, 3]),
  durationMin: z.number(),
  topics: texts,
  setting: z.array(z.enum(settings)),
  grouping: z.enum(['solo', 'pair', 'group', 'class']),
  overview: markdownText,
  pictures: z.record(z.string(), pictureFile),
  objectives: z.array(
    z
      .strictObject({
        id: z.string(),
        text: z.string(),
        checkFor: z.string().exactOptional(),
        practicedIn: z.union([z.array(slug).min(1), z.literal('talk')]),
      })
      .transform(({ practicedIn, ...objective }) =>
        practicedIn === 'talk' ? objective : { ...objective, practicedIn },
      ),
  ),
  standards: z.array(z.strictObject({ code: z.string(), alignment: z.enum(['addresses', 'supports']) })),
  vocabulary: z.array(z.strictObject({ term: z.string(), definition: z.string() })),
  blocks: z
    .array(
      z.strictObject({
        category: z.enum(blockCategories),
        label: z.string(),
        introduced: z.boolean().default(false),
      }),
    )
    .default([]),
  materials: z.array(
    z.strictObject({
      name: z.string(),
      qty: z.number(),
      qtyPer: z.enum(['student', 'pair', 'group', 'class']),
      optional: z.boolean().default(false),
      substitute: z.string().exactOptional(),
    }),
  ),
  preparation: z.array(z.strictObject({ text: markdownLine, minutes: z.number() })),
  printables: z.array(printableSchema).default([]),
  resources: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        kind: z.enum(['slides', 'worksheet', 'answers', 'video', 'printable', 'link', 'project']),
        audience: z.enum(['teacher', 'student', 'all']),
        /** The name of a picture under `pictures`, or a URL. */
        url: z.string(),
        access,
      }),
    )
    .default([]),
  assessment: z.strictObject({
    starterQuestions: z.array(question).default([]),
    exitQuestions: z.array(question),
    rubric: z.array(
      z.strictObject({ criterion: z.string(), levels: z.tuple([z.string(), z.string(), z.string()]) }),
    ),
  }),
  differentiation: z.strictObject({ support: lines, stretch: lines, accessibility: lines, ell: lines }),
  family: z.strictObject({ did: z.string(), ask: z.string(), tryThis: z.string() }),
  credits: z.strictObject({ license: z.string(), authors: texts }),
});
export type FrontMatter = z.infer<typeof frontMatter>;

/** `units.yaml`: the units in order. */
export const unitsFile = z.array(z.strictObject({ slug, title: z.string() }));
