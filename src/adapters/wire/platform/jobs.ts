import * as z from 'zod/mini';
import { jobStates } from '#domain/platform/jobs/job.ts';
import { data, operation } from '../operation.ts';
import { textOrNull } from '../fields.ts';

const progress = z.object({
  done: z.int(),
  total: z.nullable(z.int()),
  step: textOrNull,
});

const jobData = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(jobStates),
  progress: z.nullable(progress),
  result: z.unknown(),
  enqueuedAt: z.int(),
});

export const jobOperations = {
  readJob: operation('GET /v1/app/jobs/:id', { reply: data(jobData), refusals: ['call/no-such-path'] }),
  cancelJob: operation('DELETE /v1/app/jobs/:id', { reply: data(jobData), refusals: ['call/no-such-path'] }),
} as const;
