import * as z from 'zod/mini';
import { list } from './list.ts';

/** A session of the caller. Times are epoch milliseconds. */
const session = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  network: z.string(),
  sameNetwork: z.boolean(),
  signedInAt: z.int(),
  lastSeenAt: z.int(),
  current: z.boolean(),
});

/** `GET /v1/app/users/me/sessions` */
export const sessionsResponse = z.object({ data: z.object({ sessions: list(session) }) });
