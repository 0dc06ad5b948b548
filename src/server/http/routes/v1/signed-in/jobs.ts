import * as z from 'zod/mini';
import { jobResponse } from '#adapters/wire/v1/jobs.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Job } from '#domain/jobs/job.ts';
import type { FastifyReply } from 'fastify';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Long work'];
const params = z.object({ id: pathId });

const answer = (reply: FastifyReply, job: Job | null) =>
  job === null ? replyProblem(reply, 'call/no-such-path') : { data: job };

/** Jobs of the caller, to be followed and canceled (UI-5); those of others are not there (ORG-3). */
export function addJobs(app: ApiScope, { jobs }: Pick<ServiceApp, 'jobs'>): void {
  app.get(
    '/v1/app/jobs/:id',
    {
      config: { action: 'job.follow' },
      schema: {
        tags,
        operationId: 'readJob',
        summary: 'The progress of a job of the caller, and its result once it is done.',
        params,
        response: { 200: jobResponse, ...describeProblems('call/no-such-path') },
      },
    },
    async (request, reply) => answer(reply, await jobs.read(callerOf(request), request.params.id)),
  );

  app.delete(
    '/v1/app/jobs/:id',
    {
      config: { action: 'job.follow' },
      schema: {
        tags,
        operationId: 'cancelJob',
        summary: 'Cancels a job of the caller and returns its state. A job that has ended does not change.',
        params,
        response: { 200: jobResponse, ...describeProblems('call/no-such-path') },
      },
    },
    async (request, reply) => answer(reply, await jobs.cancel(callerOf(request), request.params.id)),
  );
}
