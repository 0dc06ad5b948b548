import * as z from 'zod/mini';
import {
  lessonOutcomes,
  maxReportNoteLength,
  reportableMinutes,
  understandings,
} from '#domain/lessons/lessons/lesson-report.ts';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';
import { maxStoredInteger } from '../stored-integer.ts';

const { least, most } = reportableMinutes;
const line = z.string().check(z.trim(), z.maxLength(maxReportNoteLength), z.regex(/^\P{Cc}*$/u));

const lessonReport = z.strictObject({
  version: z.int().check(z.minimum(1), z.maximum(maxStoredInteger)),
  outcome: z.enum(lessonOutcomes),
  minutes: z.nullable(z.int().check(z.minimum(least), z.maximum(most))),
  understood: z.enum(understandings),
  note: line,
});

export const lessonReportOperations = {
  readOwnReport: operation('GET /v1/app/lessons/:slug/report', { reply: data(z.nullable(lessonReport)) }),
  reportLesson: operation('PUT /v1/app/lessons/:slug/report', { body: lessonReport }),
  listLessonReports: operation('GET /v1/app/lesson-reports', {
    reply: data(
      list(
        z.object({
          slug: z.string(),
          title: z.string(),
          durationMin: z.int(),
          reports: list(lessonReport),
        }),
      ),
    ),
  }),
} as const;
