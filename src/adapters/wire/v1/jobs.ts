import * as z from 'zod/mini';
import { jobStates } from '#domain/jobs/job.ts';

const progress = z.object({
  done: z.int(),
  total: z.nullable(z.int()),
  step: z.nullable(z.string()),
});

/** A job as it goes over the wire: the type `Job` of `src/domain/jobs`. */
export const jobResponse = z.object({
  data: z.object({
    id: z.string(),
    kind: z.string(),
    state: z.enum(jobStates),
    progress: z.nullable(progress),
    result: z.unknown(),
    enqueuedAt: z.int(),
  }),
});
