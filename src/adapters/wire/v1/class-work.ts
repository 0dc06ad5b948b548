import * as z from 'zod/mini';
import { list } from './list.ts';
import { mark } from './student-mark.ts';

/** The work of a class: the types of `src/application/service/ports/class-work.ts` (CLS-2). Times are in epoch milliseconds. */

const text = z.string();
const moment = z.number();

const liveWork = z.object({
  studentId: text,
  lessonSlug: text,
  activityId: text,
  openedAt: moment,
  changedAt: moment,
  reorders: z.int(),
  sameBlocksSince: moment,
  runs: z.int(),
  earned: list(z.int()),
  goals: z.int(),
  seq: z.int(),
  mark: z.nullable(z.object(mark)),
  program: z.nullable(text),
});

/** The data of `GET /v1/app/classrooms/{id}/work`, and of each event `work` of its stream. `now` is the service's time. */
export const classWorkData = z.object({ seq: z.int(), now: moment, work: list(liveWork) });
export const classWorkResponse = z.object({ data: classWorkData });

/** The media type in which the same call answers events until it is ended. */
export const eventStreamType = 'text/event-stream';
/** How often a stream says that it is alive, in milliseconds. */
export const beatMs = 2_000;
