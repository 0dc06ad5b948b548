import * as z from 'zod/mini';
import { settings } from '#domain/lessons/lessons/lesson.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { plannedBands } from '#domain/lessons/lessons/standards/all-standards.ts';
import { seasons } from '#domain/lessons/lessons/year-plan.ts';
import { bytes, data, file, operation } from '../operation.ts';
import { list } from '../list.ts';
import { text } from '../fields.ts';

const texts = list(text);
const count = z.number();
const band = z.enum(plannedBands);
const alignment = z.enum(['addresses', 'supports']);

/** The scope and sequence over HTTP, with the type of the domain. A test checks that they are equal. */
const yearPlanReply = z.object({
  updatedAt: text,
  bands: list(
    z.object({
      band,
      periods: count,
      lessons: list(
        z.object({
          slug: text,
          title: text,
          unitTitle: text,
          season: z.enum(seasons),
          firstPeriod: count,
          periods: count,
          minutes: count,
          setting: list(z.enum(settings)),
          topics: texts,
          goals: texts,
          newBlocks: texts,
          buildsOn: list(z.object({ slug: text, title: text, band: z.nullable(band) })),
          standards: texts,
        }),
      ),
      standards: list(
        z.object({ code: text, text, lessons: list(z.object({ slug: text, title: text, alignment })) }),
      ),
    }),
  ),
});

export const scopeAndSequenceOperations = {
  readScopeAndSequence: operation('GET /v1/app/scope-and-sequence', {
    auth: 'optional',
    reply: data(yearPlanReply),
  }),
  downloadScopeAndSequence: operation('GET /v1/app/scope-and-sequence/download', {
    query: z.object({ paper: z._default(z.enum(paperSizes), 'letter') }),
    reply: file('The scope and sequence, a tagged PDF.', { 'application/pdf': bytes }),
  }),
} as const;
