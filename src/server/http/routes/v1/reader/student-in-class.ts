import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  answerShowRequest,
  closeMessageRequest,
  eventStreamType,
  partnersResponse,
  studentBeatMs,
  studentNowResponse,
} from '#adapters/wire/v1/class-work.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { workRefusals as refusals } from '#domain/class-work/work-refusals.ts';
import { studentOf, tokenOf } from '../../../admission.ts';
import { sendEvents, type StreamDeps, streamMs } from '../../../event-stream.ts';
import { networkOf } from '../../../network-of.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const config = { action: 'student.learn' } as const;
const tags = ['Students’ entry'];

/** How long a page counts as there beyond its stream, or beyond a single call, in milliseconds. */
const graceMs = 15_000;

/** How the page of a student follows the running class (CLS-2), shares a program, and leaves. */
export function addStudentInClass(
  app: ApiScope,
  { classWork: { inClass, pair }, ...deps }: Pick<ServiceApp, 'classWork'> & StreamDeps,
): void {
  app.get(
    '/v1/app/entry/class',
    {
      config,
      schema: {
        tags,
        operationId: 'readClassNow',
        summary: `What the running class is for the student whose token is in Blockyard-Student: whether it is paused, a message, whether the class may see the student’s program, and the program of a classmate who agreed to show it. With \`Accept: ${eventStreamType}\` the answer is a stream: an event \`work\` with the same data after each change, and a \`beat\` while nothing changes. It ends after five minutes, and when the token is over.`,
        response: { 200: studentNowResponse, ...describeProblems(...refusals.follow) },
      },
    },
    async (request, reply) => {
      const followed = await inClass.follow(tokenOf(request) ?? '', networkOf(request));
      if (!followed.ok) return replyRefusal(reply, followed.error);
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
          { ...deps, after: 0 },
        );
      }
      await connect(graceMs);
      const state = await read();
      return state === null ? replyRefusal(reply, { kind: 'entry/over' }) : { data: state };
    },
  );

  app.put(
    '/v1/app/entry/class/show',
    {
      config,
      schema: {
        tags,
        operationId: 'answerShow',
        summary: 'The student’s answer to whether the class may see their program; the last answer counts.',
        body: answerShowRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.answer) },
      },
    },
    async (request, reply) => {
      const answered = await inClass.answerShow(studentOf(request), request.body.agrees);
      return answered.ok ? success : replyRefusal(reply, answered.error);
    },
  );

  app.post(
    '/v1/app/entry/class/message',
    {
      config,
      schema: {
        tags,
        operationId: 'closeMessage',
        summary: 'Removes the message that the student closed; a newer one stays.',
        body: closeMessageRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.follow) },
      },
    },
    async (request) => {
      await inClass.closeMessage(studentOf(request), request.body.sentAt);
      return success;
    },
  );

  app.post(
    '/v1/app/entry/leave',
    {
      config,
      schema: {
        tags,
        operationId: 'leaveClass',
        summary: 'Ends the token in Blockyard-Student: the student left the computer.',
        response: { 200: successResponse, ...describeProblems(...refusals.follow) },
      },
    },
    async (request) => {
      await inClass.leave(studentOf(request));
      return success;
    },
  );

  app.get(
    '/v1/app/entry/partners',
    {
      config,
      schema: {
        tags,
        operationId: 'readPartners',
        summary: 'The partners whom the teacher gave the student for today, as first name and initial.',
        response: { 200: partnersResponse, ...describeProblems(...refusals.follow) },
      },
    },
    async (request) => ({ data: { partners: await pair.partners(studentOf(request)) } }),
  );

  app.post(
    '/v1/app/entry/programs/:id/share',
    {
      config,
      schema: {
        tags,
        operationId: 'shareProgram',
        summary:
          'Gives each partner of today a copy of a program of the student, among the partner’s own programs. Its name says who it is from; a name that the student typed does not go along. The same state again makes no second copy.',
        params: z.object({ id: pathId }),
        response: { 200: successResponse, ...describeProblems(...refusals.share) },
      },
    },
    async (request, reply) => {
      const shared = await pair.share(studentOf(request), request.params.id);
      return shared.ok ? success : replyRefusal(reply, shared.error);
    },
  );
}
