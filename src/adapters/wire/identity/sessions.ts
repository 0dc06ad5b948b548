import * as z from 'zod/mini';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';
import { textOrNull } from '../fields.ts';

/** A session of the caller. Times are epoch milliseconds. */
const session = z.object({
  id: z.string(),
  device: textOrNull,
  network: z.string(),
  sameNetwork: z.boolean(),
  signedInAt: z.int(),
  lastSeenAt: z.int(),
  current: z.boolean(),
});

export const sessionOperations = {
  listSessions: operation('GET /v1/app/users/me/sessions', {
    reply: data(z.object({ sessions: list(session) })),
  }),
  leaveSession: operation('DELETE /v1/app/users/me/sessions/current'),
  endSession: operation('DELETE /v1/app/users/me/sessions/:id'),
} as const;
