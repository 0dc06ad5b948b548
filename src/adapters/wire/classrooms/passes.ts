import * as z from 'zod/mini';
import { progressStates } from '#domain/classrooms/classrooms/classroom.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { activityKinds } from '#domain/lessons/lessons/lesson.ts';
import { passRefusals as refusals } from '#domain/classrooms/passes/pass-refusals.ts';
import { passStandings } from '#domain/classrooms/passes/substitute-pass.ts';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';
import { count, text, textOrNull } from '../fields.ts';

/** Substitute passes over HTTP, with the types of `src/domain/classrooms/passes`. Times are epoch milliseconds. */

const passFields = {
  id: text,
  day: text,
  timeZone: text,
  madeAt: z.int(),
  madeBy: textOrNull,
  standing: z.enum(passStandings),
};

const activity = z.object({ id: text, title: text, kind: z.enum(activityKinds), minutes: count });
const lesson = z.object({
  id: text,
  lessonSlug: text,
  opensOn: textOrNull,
  dueOn: textOrNull,
  note: text,
  lesson: z.object({ title: text, activities: list(activity) }),
  progress: list(z.object({ activityId: text, state: z.enum(progressStates), minutes: z.nullable(count) })),
});

export const openPassOperations = {
  openPass: operation('POST /v1/app/passes', {
    auth: 'none',
    body: z.strictObject({ passCode: text.check(z.maxLength(100)) }),
    reply: data(z.object({ token: text, day: text, timeZone: text })),
    refusals: refusals.open,
    fields: ['passCode'],
  }),
  readByPass: operation('GET /v1/app/passes/classroom', {
    auth: 'none',
    reply: data(
      z.object({
        day: text,
        timeZone: text,
        classroom: z.object({ name: text, gradeBand: z.nullable(z.enum(gradeBands)) }),
        lessons: list(lesson),
      }),
    ),
    refusals: refusals.read,
  }),
} as const;

export const passOperations = {
  listPasses: operation('GET /v1/app/classrooms/:id/passes', {
    reply: data(z.object({ passes: list(z.object(passFields)), firstDay: text, lastDay: text })),
    refusals: refusals.list,
  }),
  makePass: operation('POST /v1/app/classrooms/:id/passes', {
    body: z.strictObject({ day: text.check(z.maxLength(40)) }),
    reply: data(z.object({ ...passFields, code: text })),
    refusals: refusals.make,
    fields: ['day'],
  }),
  revokePass: operation('DELETE /v1/app/classrooms/:id/passes/:passId', { refusals: refusals.revoke }),
} as const;
