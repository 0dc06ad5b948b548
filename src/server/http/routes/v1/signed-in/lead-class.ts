import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  pauseRequest,
  sendMessageRequest,
  showRequest,
  stepsResponse,
} from '#adapters/wire/v1/class-work.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { workRefusals as refusals } from '#domain/class-work/work-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const config = { action: 'classroom.lead' } as const;
const described = { tags: ['Students'], params: z.object({ id: pathId }) };

/** Leads a running class: the teacher's actions on the students' pages (CLS-2). */
export function addLeadClass(app: ApiScope, { classWork: { lead } }: Pick<ServiceApp, 'classWork'>): void {
  app.get(
    '/v1/app/classrooms/:id/live/steps',
    {
      config,
      schema: {
        ...described,
        operationId: 'readLessonSteps',
        summary:
          'How many numbered steps each activity of the open lessons of a classroom has: the message `look-at-step` names one of them.',
        response: { 200: stepsResponse, ...describeProblems(...refusals.lead) },
      },
    },
    async (request, reply) => {
      const steps = await lead.steps(callerOf(request), request.params.id);
      return steps.ok ? { data: { steps: steps.value } } : replyRefusal(reply, steps.error);
    },
  );

  app.post(
    '/v1/app/classrooms/:id/live/messages',
    {
      config,
      schema: {
        ...described,
        operationId: 'sendClassMessage',
        summary:
          'Shows a message from the fixed list to one student, or to all with null. It takes the place of the message before. `step` is for `look-at-step` only.',
        body: sendMessageRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.send) },
      },
    },
    async (request, reply) => {
      const sent = await lead.send(callerOf(request), request.params.id, request.body);
      return sent.ok ? success : replyRefusal(reply, sent.error);
    },
  );

  app.put(
    '/v1/app/classrooms/:id/live/pause',
    {
      config,
      schema: {
        ...described,
        operationId: 'pauseClass',
        summary:
          'Covers the pages of the students, or uncovers them. After ten minutes that happens by itself.',
        body: pauseRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.lead) },
      },
    },
    async (request, reply) => {
      const paused = await lead.pause(callerOf(request), request.params.id, request.body.paused);
      return paused.ok ? success : replyRefusal(reply, paused.error);
    },
  );

  app.put(
    '/v1/app/classrooms/:id/live/show',
    {
      config,
      schema: {
        ...described,
        operationId: 'showProgram',
        summary:
          'Asks a student whether the class may see their program of an activity. The class sees it once the student agrees, for 20 minutes at most. Null ends it.',
        body: showRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.show) },
      },
    },
    async (request, reply) => {
      const shown = await lead.show(callerOf(request), request.params.id, request.body.show);
      return shown.ok ? success : replyRefusal(reply, shown.error);
    },
  );
}
