import * as z from 'zod/mini';
import {
  answerInvitationRequest,
  answerInvitationResponse,
  waitingInvitationsResponse,
} from '#adapters/wire/v1/invitations.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { invitationRefusals as refusals } from '#domain/invitations/invitation-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Invitations'];

/** The invitations of the caller, which only they answer (R1). */
export function addOwnInvitations(app: ApiScope, { invitations }: Pick<ServiceApp, 'invitations'>): void {
  app.get(
    '/v1/app/users/me/invitations',
    {
      config: { action: 'invitation.answer' },
      schema: {
        tags,
        operationId: 'listOwnInvitations',
        summary: 'The invitations that wait for the mailbox of the caller, newest first.',
        response: { 200: waitingInvitationsResponse },
      },
    },
    async (request) => ({ data: await invitations.waiting(callerOf(request)) }),
  );

  app.put(
    '/v1/app/users/me/invitations/:id',
    {
      config: { action: 'invitation.answer' },
      schema: {
        tags,
        operationId: 'answerInvitation',
        summary: 'Accepts or declines an invitation to the mailbox of the caller.',
        params: z.object({ id: pathId }),
        body: answerInvitationRequest,
        response: { 200: answerInvitationResponse, ...describeProblems(...refusals.answer) },
      },
    },
    async (request, reply) => {
      const answered = await invitations.answer(callerOf(request), request.params.id, request.body.answer);
      return answered.ok ? { data: { organizationId: answered.value } } : replyRefusal(reply, answered.error);
    },
  );
}
