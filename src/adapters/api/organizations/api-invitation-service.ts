import type { InvitationService } from '#application/client/organizations/ports/invitation-service.ts';
import { mapOk } from '#domain/result.ts';
import { invitationOperations as operations } from '../../wire/organizations/invitations.ts';
import { overHttp } from '../sender.ts';

/** Invitations over HTTP. Opening a link sends a token if there is a session. */
export const apiInvitationService = overHttp<InvitationService>((send) => ({
  preview: (body, options) => send(operations.previewInvitations, { body, ...options }),
  send: (body) => send(operations.sendInvitations, { body }),
  page: (after, options) =>
    send(operations.listInvitations, {
      query: after && { afterId: after.id, afterInvitedAt: after.invitedAt },
      ...options,
    }),
  resend: (id) => send(operations.resendInvitation, { params: { id } }),
  revoke: (id) => send(operations.revokeInvitation, { params: { id } }),
  link: async (id) => mapOk(await send(operations.linkToInvitation, { params: { id } }), ({ link }) => link),
  open: (token, options) => send(operations.openInvitation, { params: { token }, ...options }),
  note: (token, note) => send(operations.noteOnInvitation, { params: { token }, body: { note } }),
  waiting: (options) => send(operations.listOwnInvitations, options),
  answer: async (id, answer) =>
    mapOk(
      await send(operations.answerInvitation, { params: { id }, body: { answer } }),
      ({ organizationId }) => organizationId,
    ),
}));
