import * as z from 'zod/mini';
import {
  invitationLinkResponse,
  invitationsQuery,
  invitationsResponse,
  invitedResponse,
  inviteRequest,
  previewResponse,
} from '#adapters/wire/v1/invitations.ts';
import { successResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseInvitationDraft } from '#domain/invitations/invitation-draft.ts';
import { invitationRefusals as refusals } from '#domain/invitations/invitation-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

type Invitations = ServiceApp['invitations'];

const tags = ['Invitations'];
const config = { action: 'teacher.invite' } as const;
const ofInvitation = z.object({ id: pathId });
/** 5,000 addresses with names, escaped. */
const bodyLimit = 1_000_000;

/** The invitations of the caller's organizations; others’ are answered as if they did not exist (ORG-3). */
export function addTeacherInvitations(app: ApiScope, { invitations }: Pick<ServiceApp, 'invitations'>): void {
  addInviting(app, invitations);
  addListing(app, invitations);
  addChanging(app, invitations);
}

function addInviting(app: ApiScope, { preview, send }: Invitations): void {
  const inviting = { tags, body: inviteRequest };

  app.post(
    '/v1/app/teachers/invitations/preview',
    {
      config,
      bodyLimit,
      schema: {
        ...inviting,
        operationId: 'previewInvitations',
        summary: 'For each address in a pasted text, what an invitation would do. Sends nothing.',
        response: { 200: previewResponse, ...describeProblems('form/invalid', ...refusals.invite) },
      },
    },
    async (request, reply) => {
      const form = parseInvitationDraft(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const answer = await preview(callerOf(request), form.value);
      return answer.ok ? { data: answer.value } : replyRefusal(reply, answer.error);
    },
  );

  app.post(
    '/v1/app/teachers/invitations',
    {
      config,
      bodyLimit,
      schema: {
        ...inviting,
        operationId: 'sendInvitations',
        summary:
          'Invites each address in a pasted text that can be invited, for 30 days. A job sends the emails; an invitation that is there is renewed.',
        response: {
          200: invitedResponse,
          ...describeProblems('form/invalid', 'call/too-many-requests', ...refusals.invite),
        },
      },
    },
    async (request, reply) => {
      const form = parseInvitationDraft(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const answer = await send(callerOf(request), form.value);
      return answer.ok ? { data: answer.value } : replyRefusal(reply, answer.error);
    },
  );
}

function addListing(app: ApiScope, { list }: Invitations): void {
  app.get(
    '/v1/app/teachers/invitations',
    {
      config: { action: 'invitation.revoke' },
      schema: {
        tags,
        operationId: 'listInvitations',
        summary: 'The invitations to the organizations of the caller, newest first, 50 at a time.',
        querystring: invitationsQuery,
        response: { 200: invitationsResponse },
      },
    },
    async (request) => {
      const { afterId: id, afterInvitedAt: invitedAt } = request.query;
      const after = id === undefined || invitedAt === undefined ? null : { id, invitedAt };
      const { rows, ...page } = await list(callerOf(request), after);
      return { data: rows, page };
    },
  );
}

function addChanging(app: ApiScope, { resend, revoke, link }: Invitations): void {
  app.post(
    '/v1/app/teachers/invitations/:id/resend',
    {
      config,
      schema: {
        tags,
        operationId: 'resendInvitation',
        summary: 'Sends an invitation again, for another 30 days, at most three times a day.',
        params: ofInvitation,
        response: { 200: successResponse, ...describeProblems('call/too-many-requests', ...refusals.change) },
      },
    },
    async (request, reply) => {
      const resent = await resend(callerOf(request), request.params.id);
      return resent.ok ? success : replyRefusal(reply, resent.error);
    },
  );

  app.post(
    '/v1/app/teachers/invitations/:id/link',
    {
      config,
      schema: {
        tags,
        operationId: 'linkToInvitation',
        summary: 'A new link to an invitation, to pass on by hand. Older links stay valid.',
        params: ofInvitation,
        response: { 200: invitationLinkResponse, ...describeProblems(...refusals.change) },
      },
    },
    async (request, reply) => {
      const made = await link(callerOf(request), request.params.id);
      return made.ok ? { data: { link: made.value } } : replyRefusal(reply, made.error);
    },
  );

  app.delete(
    '/v1/app/teachers/invitations/:id',
    {
      config: { action: 'invitation.revoke' },
      schema: {
        tags,
        operationId: 'revokeInvitation',
        summary: 'Revokes an invitation: its links no longer lead in.',
        params: ofInvitation,
        response: { 200: successResponse, ...describeProblems(...refusals.change) },
      },
    },
    async (request, reply) => {
      const revoked = await revoke(callerOf(request), request.params.id);
      return revoked.ok ? success : replyRefusal(reply, revoked.error);
    },
  );
}
