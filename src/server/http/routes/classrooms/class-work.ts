import {
  classWorkOperations as operations,
  beatMs,
  eventStreamType,
} from '#adapters/wire/classrooms/class-work.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { ok } from '#domain/result.ts';
import { sendEvents, type StreamDeps } from '../../event-stream.ts';
import { mounter } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';
import type { ApiScope } from '../api-scope.ts';

/** Live class work (CLS-2, CLS-3). */
export function addClassWork(
  app: ApiScope,
  { classWork, ...deps }: Pick<ServiceApp, 'classWork'> & StreamDeps,
): void {
  const mount = mounter(app, operations, { tag: 'Students' });
  mount(
    'readClassWork',
    {
      action: 'classroom.read',
      summary: `What the students of a classroom work on, by student id, as far as it changed after a number. With \`Accept: ${eventStreamType}\` the answer is a stream: an event \`work\` with the same data after each change, and a \`beat\` while nothing changes. It ends after five minutes; call again with the last number.`,
    },
    async ({ caller, params, query, request, reply }) => {
      const watched = await classWork.watch(caller, params.id, networkOf(request));
      if (!watched.ok) return watched;
      const { changesAfter, subscribe } = watched.value;
      const { after } = query;
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
      return ok((await read(after)).data);
    },
  );
}
