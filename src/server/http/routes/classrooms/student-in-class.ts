import {
  studentInClassOperations as operations,
  eventStreamType,
  studentBeatMs,
} from '#adapters/wire/classrooms/class-work.ts';
import { err, ok } from '#domain/result.ts';
import { tokenOf } from '../../admission.ts';
import { sendEvents, streamMs } from '../../event-stream.ts';
import { always, routes } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';

/** How long a page counts as present after its stream has ended or after a single call, in milliseconds. */
const graceMs = 15_000;

/** Routes for a student's page in the running class (CLS-2): following, sharing a program, leaving. */
export const studentInClassRoutes = routes(
  operations,
  { tag: 'Students’ entry', action: 'student.learn' },
  ({ classWork: { inClass, pair }, clock, isStopping }) => ({
    readClassNow: {
      summary: `What the running class is for the student whose token is in Blockyard-Student: whether it is paused, a message, whether the class may see the student’s program, and the program of a classmate who agreed to show it. With \`Accept: ${eventStreamType}\` the answer is a stream: an event \`work\` with the same data after each change, and a \`beat\` while nothing changes. It ends after five minutes, and when the token is over.`,
      handle: async ({ request, reply }) => {
        const followed = await inClass.follow(tokenOf(request) ?? '', networkOf(request));
        if (!followed.ok) return followed;
        const { read, subscribe, connect } = followed.value;
        if (request.headers.accept?.includes(eventStreamType) === true) {
          await connect(streamMs + graceMs);
          let last = '';
          return sendEvents(
            reply,
            {
              subscribe,
              beatMs: studentBeatMs,
              onEnd: () => connect(graceMs),
              read: async () => {
                const state = await read();
                if (state === null) return null;
                const { seq, now: _now, ...rest } = state;
                const text = JSON.stringify(rest);
                const isNews = text !== last;
                last = text;
                return { seq, data: state, isNews };
              },
            },
            { clock, isStopping, after: 0 },
          );
        }
        await connect(graceMs);
        const state = await read();
        return state === null ? err({ kind: 'entry/over' }) : ok(state);
      },
    },
    answerShow: {
      summary: 'The student’s answer to whether the class may see their program; the last answer counts.',
      problems: ['form/invalid'],
      handle: ({ student, body }) => inClass.answerShow(student, body.agrees),
    },
    closeMessage: {
      summary: 'Removes the message that the student closed. A newer one stays.',
      problems: ['form/invalid'],
      handle: ({ student, body }) => always(inClass.closeMessage(student, body.sentAt)),
    },
    leaveClass: {
      summary: 'Ends the token in Blockyard-Student: the student left the computer.',
      handle: ({ student }) => always(inClass.leave(student)),
    },
    readPartners: {
      summary: 'The partners whom the teacher gave the student for today, as first name and initial.',
      handle: async ({ student }) => always({ partners: await pair.partners(student) }),
    },
    shareProgram: {
      summary:
        'Gives each partner of today a copy of a program of the student, among the partner’s own programs. Its name shows who it is from; a name that the student typed is not copied. The same state is not copied twice.',
      handle: ({ student, params }) => pair.share(student, params.id),
    },
  }),
);
