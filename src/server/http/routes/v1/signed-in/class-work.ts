import * as z from 'zod/mini';
import { beatMs, classWorkResponse, eventStreamType } from '#adapters/wire/v1/class-work.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { workRefusals as refusals } from '#domain/class-work/work-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { networkOf } from '../../../network-of.ts';
import { sendEvents, type StreamDeps } from '../../../event-stream.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

/** The work of a class, live (CLS-2, CLS-3). */
export function addClassWork(
  app: ApiScope,
  { classWork, ...deps }: Pick<ServiceApp, 'classWork'> & StreamDeps,
): void {
  app.get(
    '/v1/app/classrooms/:id/work',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags: ['Students'],
        operationId: 'readClassWork',
        summary: `What the students of a classroom work on, by student id, as far as it changed after a number. With \`Accept: ${eventStreamType}\` the answer is a stream: an event \`work\` with the same data after each change, and a \`beat\` while nothing changes. It ends after five minutes; call again with the last number.`,
        params: z.object({ id: pathId }),
        querystring: z.object({ after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0) }),
        response: { 200: classWorkResponse, ...describeProblems(...refusals.live) },
      },
    },
    async (request, reply) => {
      const watched = await classWork.watch(callerOf(request), request.params.id, networkOf(request));
      if (!watched.ok) return replyRefusal(reply, watched.error);
      const { changesAfter, subscribe } = watched.value;
      const { after } = request.query;
      const read = async (seq: number) => {
        const changes = await changesAfter(seq);
        return {
          seq: changes.seq,
          data: changes,
          isNews: changes.work.length > 0 || changes.room !== null,
        };
      };
      if (request.headers.accept?.includes(eventStreamType) === true)
        return sendEvents(reply, { read, subscribe, beatMs }, { ...deps, after });
      return { data: (await read(after)).data };
    },
  );
}
