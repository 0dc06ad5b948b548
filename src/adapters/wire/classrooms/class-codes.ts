import * as z from 'zod/mini';
import { classCodeRefusals as refusals } from '#domain/classrooms/class-codes/class-code-refusals.ts';
import { data, operation } from '../operation.ts';
import { textOrNull } from '../fields.ts';

/** Class codes of classrooms over HTTP, with the types of `src/domain/classrooms/class-codes`. Times are epoch milliseconds. */

const classCode = z.object({
  code: z.string(),
  renewedAt: z.int(),
  pausedAt: z.nullable(z.int()),
  closedOn: textOrNull,
});

export const classCodeOperations = {
  readClassCode: operation('GET /v1/app/classrooms/:id/class-code', {
    reply: data(classCode),
    refusals: refusals.read,
  }),
  renewClassCode: operation('POST /v1/app/classrooms/:id/class-code', {
    reply: data(classCode),
    refusals: refusals.renew,
  }),
  pauseClassCode: operation('PUT /v1/app/classrooms/:id/class-code/paused', {
    body: z.strictObject({ paused: z.boolean() }),
    refusals: refusals.setPaused,
  }),
  closeClass: operation('PUT /v1/app/classrooms/:id/class-code/closed', {
    body: z.strictObject({ closed: z.boolean() }),
    refusals: refusals.setPaused,
  }),
} as const;
