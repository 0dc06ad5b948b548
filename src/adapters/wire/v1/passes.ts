import * as z from 'zod/mini';
import { progressStates } from '#domain/classrooms/classroom.ts';
import { activityKinds, gradeBands } from '#domain/lessons/lesson.ts';
import { passStandings } from '#domain/passes/substitute-pass.ts';
import { list } from './list.ts';

/** Substitute passes as they go over the wire: the types of `src/domain/passes`. Moments are epoch milliseconds. */

const text = z.string();
const textOrNull = z.nullable(text);
const count = z.int().check(z.minimum(0));

const passFields = {
  id: text,
  day: text,
  timeZone: text,
  madeAt: z.int(),
  madeBy: textOrNull,
  standing: z.enum(passStandings),
};

/** `GET /v1/app/classrooms/{id}/passes` */
export const passesResponse = z.object({
  data: z.object({ passes: list(z.object(passFields)), firstDay: text, lastDay: text }),
});
/** `POST /v1/app/classrooms/{id}/passes` */
export const passRequest = z.strictObject({ day: text.check(z.maxLength(40)) });
export const madePassResponse = z.object({ data: z.object({ ...passFields, code: text }) });

/** `POST /v1/app/passes` */
export const openPassRequest = z.strictObject({ passCode: text.check(z.maxLength(100)) });
export const openedPassResponse = z.object({ data: z.object({ token: text, day: text, timeZone: text }) });

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

/** `GET /v1/app/passes/classroom` */
export const passBoardResponse = z.object({
  data: z.object({
    day: text,
    timeZone: text,
    classroom: z.object({ name: text, gradeBand: z.nullable(z.enum(gradeBands)) }),
    lessons: list(lesson),
  }),
});
