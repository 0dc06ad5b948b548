import {
  classWorkOperations as operations,
  beatMs,
  eventStreamType,
} from '#adapters/wire/classrooms/class-work.ts';
import { ok } from '#domain/result.ts';
import { sendEvents } from '../../event-stream.ts';
import { routes } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';

/** Routes for live class work (CLS-2, CLS-3). */
export const classWorkRoutes = routes(
  operations,
  { tag: 'Students' },
  ({ classWork, clock, isStopping }) => ({
    readClassWork: {
      action: 'classroom.read',
      summary: `What the students of a classroom work on, by student id, as far as it changed after a number. With \`Accept: ${eventStreamType}\` the answer is a stream: an event \`work\` with the same data after each change, and a \`beat\` while nothing changes. It ends after five minutes; call again with the last number.`,
      handle: async ({ caller, params, query, request, reply }) => {
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
          return sendEvents(reply, { read, subscribe, beatMs }, { clock, isStopping, after });
        return ok((await read(after)).data);
      },
    },
  }),
);
