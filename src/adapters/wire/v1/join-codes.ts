import * as z from 'zod/mini';
import { joinCodeRefusals as refusals } from '#domain/join-codes/join-code-refusals.ts';
import { data, operation } from '../operation.ts';

/** Class codes of classrooms over HTTP: the types of `src/domain/join-codes`. Moments are epoch milliseconds. */

const joinCode = z.object({
  code: z.string(),
  renewedAt: z.int(),
  pausedAt: z.nullable(z.int()),
  closedOn: z.nullable(z.string()),
});

export const joinCodeOperations = {
  readJoinCode: operation('GET /v1/app/classrooms/:id/join-code', {
    reply: data(joinCode),
    refusals: refusals.read,
  }),
  renewJoinCode: operation('POST /v1/app/classrooms/:id/join-code', {
    reply: data(joinCode),
    refusals: refusals.renew,
  }),
  pauseJoinCode: operation('PUT /v1/app/classrooms/:id/join-code/paused', {
    body: z.strictObject({ paused: z.boolean() }),
    refusals: refusals.setPaused,
  }),
  closeClass: operation('PUT /v1/app/classrooms/:id/join-code/closed', {
    body: z.strictObject({ closed: z.boolean() }),
    refusals: refusals.setPaused,
  }),
} as const;
