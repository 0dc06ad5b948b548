import type { FastifyInstance } from 'fastify';
import type { JobBrake } from '../job-brake.ts';
import { parseWithMessages } from '../parse-with-messages.ts';
import { replyConsoleProblem } from './console-problem.ts';
import { jobsBody } from './console-schemas.ts';

/** Adds `POST /dev/jobs`, which pauses commits of imports after their next step, or resumes them. */
export function addJobRoutes(app: FastifyInstance, { hold }: Pick<JobBrake, 'hold'>): void {
  app.post('/dev/jobs', async (request, reply) => {
    const body = parseWithMessages(jobsBody, request.body);
    if (!body.ok) return replyConsoleProblem(reply, 400, 'Not a brake', body.error);
    hold(body.value.held);
    return body.value;
  });
}
