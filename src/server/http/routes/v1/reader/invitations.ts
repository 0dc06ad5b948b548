import * as z from 'zod/mini';
import { noteInvitationRequest, openedInvitationResponse } from '#adapters/wire/v1/invitations.ts';
import { successResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { invitationRefusals as refusals } from '#domain/invitations/invitation-refusals.ts';
import { callerIn } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

const tags = ['Invitations'];
const ofLink = z.object({ token: z.string().check(z.maxLength(200)) });

/** What a link to an invitation opens; logging in is not needed, and gives nothing but the addresses (R1). */
export function addInvitations(app: ApiScope, { invitations }: Pick<ServiceApp, 'invitations'>): void {
  app.get(
    '/v1/app/invitations/:token',
    {
      config: { action: 'invitation.open' },
      schema: {
        tags,
        operationId: 'openInvitation',
        summary: 'Who invites whom to what, by the token in a link.',
        params: ofLink,
        response: { 200: openedInvitationResponse, ...describeProblems(...refusals.open) },
      },
    },
    async (request, reply) => {
      const opened = await invitations.read(request.params.token, callerIn(request));
      return opened.ok ? { data: opened.value } : replyRefusal(reply, opened.error);
    },
  );

  app.patch(
    '/v1/app/invitations/:token',
    {
      config: { action: 'invitation.open' },
      schema: {
        tags,
        operationId: 'noteOnInvitation',
        summary: 'Notes that a person opened the invitation, or that they want no more reminders.',
        params: ofLink,
        body: noteInvitationRequest,
        response: { 200: successResponse, ...describeProblems(...refusals.open) },
      },
    },
    async (request, reply) => {
      const noted = await invitations.note(request.params.token, request.body.note);
      return noted.ok ? success : replyRefusal(reply, noted.error);
    },
  );
}
