import * as z from 'zod/mini';
import {
  generalMessages,
  hintMessage,
  messageKinds,
  stepMessage,
} from '#domain/classrooms/class-work/class-messages.ts';
import { workRefusals as refusals } from '#domain/classrooms/class-work/work-refusals.ts';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';
import { maxStoredInteger } from '../stored-integer.ts';
import { mark } from './student-mark.ts';
import { id, text } from '../fields.ts';

/** The work of a class, with the types of `src/application/service/classrooms/ports/class-work.ts` (CLS-2). Times are in epoch milliseconds. */

const timestamp = z.number();
const number = z.int().check(z.minimum(0), z.maximum(maxStoredInteger));

const liveWork = z.object({
  studentId: text,
  lessonSlug: text,
  activityId: text,
  openedAt: timestamp,
  changedAt: timestamp,
  reorders: z.int(),
  sameBlocksSince: timestamp,
  runs: z.int(),
  earned: list(z.int()),
  goals: z.int(),
  seq: z.int(),
  mark: z.nullable(z.object(mark)),
  program: z.nullable(text),
});

const show = z.object({
  studentId: text,
  lessonSlug: text,
  activityId: text,
  state: z.enum(['asked', 'refused', 'shown']),
  at: timestamp,
});
const liveRoom = z.object({
  pausedUntil: z.nullable(timestamp),
  show: z.nullable(show),
  closed: z.boolean(),
  connected: list(z.object({ studentId: text, until: timestamp, sameNetwork: z.boolean() })),
  unread: list(text),
});

/** The data of `GET /v1/app/classrooms/{id}/work`, and of each event `work` of its stream. `now` is the service's time. */
const classWorkData = z.object({
  seq: z.int(),
  now: timestamp,
  work: list(liveWork),
  room: z.nullable(liveRoom),
});

/** The media type with which the same call streams events until the stream ends. */
export const eventStreamType = 'text/event-stream';
/**
 * The heartbeat intervals of teachers' and students' streams, in milliseconds. The interval for students is longer, because there are 35 times as many of them.
 */
export const beatMs = 2_000;
export const studentBeatMs = 10_000;

/** The data of `GET /v1/app/entry/class`, and of each event `work` of its stream. Its type is `StudentNow`. */
const studentNowData = z.object({
  seq: z.int(),
  now: timestamp,
  pausedUntil: z.nullable(timestamp),
  message: z.nullable(
    z.union([
      z.object({ kind: z.enum(generalMessages), step: z.null(), sentAt: timestamp }),
      z.object({ kind: z.literal(stepMessage), step: z.int(), sentAt: timestamp }),
      z.object({ kind: z.literal(hintMessage), step: z.null(), activity: text, text, sentAt: timestamp }),
    ]),
  ),
  own: z.nullable(
    z.object({
      lessonSlug: text,
      activityId: text,
      state: z.enum(['asked', 'refused', 'shown']),
      until: timestamp,
    }),
  ),
  shown: z.nullable(
    z.object({
      name: text,
      lessonSlug: text,
      activityId: text,
      text,
      at: timestamp,
      until: timestamp,
    }),
  ),
});

export const studentInClassOperations = {
  readClassNow: operation('GET /v1/app/entry/class', {
    auth: 'none',
    reply: data(studentNowData),
    refusals: refusals.follow,
  }),
  answerShow: operation('PUT /v1/app/entry/class/show', {
    auth: 'none',
    body: z.strictObject({ agrees: z.boolean() }),
    refusals: refusals.answer,
  }),
  closeMessage: operation('POST /v1/app/entry/class/message', {
    auth: 'none',
    body: z.strictObject({ sentAt: timestamp }),
    refusals: refusals.follow,
  }),
  leaveClass: operation('POST /v1/app/entry/leave', { auth: 'none', refusals: refusals.follow }),
  readPartners: operation('GET /v1/app/entry/partners', {
    auth: 'none',
    reply: data(z.object({ partners: list(z.object({ id: text, name: text })) })),
    refusals: refusals.follow,
  }),
  shareProgram: operation('POST /v1/app/entry/programs/:id/share', {
    auth: 'none',
    refusals: refusals.share,
  }),
} as const;

export const classWorkOperations = {
  readClassWork: operation('GET /v1/app/classrooms/:id/work', {
    query: z.object({ after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0) }),
    reply: data(classWorkData),
    refusals: refusals.live,
  }),
} as const;

export const leadClassOperations = {
  readLessonMessages: operation('GET /v1/app/classrooms/:id/live/messages', {
    reply: data(
      z.object({
        activities: list(
          z.object({
            lessonSlug: text,
            activityId: text,
            title: text,
            steps: z.int(),
            hints: list(text),
          }),
        ),
      }),
    ),
    refusals: refusals.lead,
  }),
  sendClassMessage: operation('POST /v1/app/classrooms/:id/live/messages', {
    body: z.strictObject({
      studentId: z.nullable(id),
      kind: z.enum(messageKinds),
      step: z.nullable(number),
      hint: z._default(z.nullable(z.strictObject({ lessonSlug: id, activityId: id, number })), null),
    }),
    refusals: refusals.send,
  }),
  pauseClass: operation('PUT /v1/app/classrooms/:id/live/pause', {
    body: z.strictObject({ paused: z.boolean() }),
    refusals: refusals.lead,
  }),
  showProgram: operation('PUT /v1/app/classrooms/:id/live/show', {
    body: z.strictObject({
      show: z.nullable(
        z.strictObject({
          studentId: id,
          lessonSlug: id,
          activityId: id,
        }),
      ),
    }),
    refusals: refusals.show,
  }),
} as const;
