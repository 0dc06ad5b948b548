import * as z from 'zod/mini';
import { invitationOperations } from '#adapters/wire/organizations/invitations.ts';
import { parseInvitationDraft } from '#domain/organizations/invitations/invitation-draft.ts';
import { mapOk } from '#domain/result.ts';
import { always, routes, withForm } from '../../mount-operation.ts';

const { openInvitation, noteOnInvitation, listOwnInvitations, answerInvitation, ...operations } =
  invitationOperations;

const tag = 'Invitations';
const token = z.string().check(z.maxLength(200));

/** The maximum size in bytes. Allows 5,000 addresses with names, escaped. */
const bodyLimit = 1_000_000;

/** Routes for invitations of the caller's organizations. Other invitations return 404 (ORG-3). */
export const invitationRoutes = routes(operations, { tag, action: 'teacher.invite' }, ({ invitations }) => ({
  previewInvitations: {
    bodyLimit,
    summary: 'For each address in a pasted text, what an invitation would do. Sends nothing.',
    handle: ({ caller, body }) =>
      withForm(parseInvitationDraft(body), (form) => invitations.preview(caller, form)),
  },
  sendInvitations: {
    bodyLimit,
    summary:
      'Invites each address in a pasted text that can be invited, for 30 days. A job sends the emails; an existing invitation is renewed.',
    problems: ['call/too-many-requests'],
    handle: ({ caller, body }) =>
      withForm(parseInvitationDraft(body), (form) => invitations.send(caller, form)),
  },
  listInvitations: {
    action: 'invitation.revoke',
    summary: 'The invitations to the organizations of the caller, newest first, 50 at a time.',
    handle: ({ caller, query: { afterId: id, afterInvitedAt: invitedAt } }) =>
      always(
        invitations.list(caller, id === undefined || invitedAt === undefined ? null : { id, invitedAt }),
      ),
  },
  resendInvitation: {
    summary: 'Sends an invitation again, for another 30 days, at most three times a day.',
    problems: ['call/too-many-requests'],
    handle: ({ caller, params }) => invitations.resend(caller, params.id),
  },
  linkToInvitation: {
    summary: 'Creates a new link to an invitation to share by hand. Older links stay valid.',
    handle: async ({ caller, params }) =>
      mapOk(await invitations.link(caller, params.id), (link) => ({ link })),
  },
  revokeInvitation: {
    action: 'invitation.revoke',
    summary: 'Revokes an invitation. Its links stop working.',
    handle: ({ caller, params }) => invitations.revoke(caller, params.id),
  },
}));

/** Routes that open an invitation with the token in its link. They need no login, and reveal only the addresses (R1). */
export const invitationLinkRoutes = routes(
  { openInvitation, noteOnInvitation },
  { tag, action: 'invitation.open' },
  ({ invitations }) => ({
    openInvitation: {
      summary: 'An invitation, by the token of its link.',
      params: { token },
      handle: ({ visitor, params }) => invitations.read(params.token, visitor),
    },
    noteOnInvitation: {
      summary: 'Notes that a person opened the invitation, or that they want no more reminders.',
      params: { token },
      handle: ({ params, body }) => invitations.note(params.token, body.note),
    },
  }),
);

/** Routes for the caller's own invitations. Only the invited user can respond to them (R1). */
export const ownInvitationRoutes = routes(
  { listOwnInvitations, answerInvitation },
  { tag, action: 'invitation.answer' },
  ({ invitations }) => ({
    listOwnInvitations: {
      summary: 'The pending invitations to the mailbox of the caller, newest first.',
      handle: ({ caller }) => always(invitations.waiting(caller)),
    },
    answerInvitation: {
      summary: 'Accepts or declines an invitation to the mailbox of the caller.',
      handle: async ({ caller, params, body }) =>
        mapOk(await invitations.answer(caller, params.id, body.answer), (organizationId) => ({
          organizationId,
        })),
    },
  }),
);
