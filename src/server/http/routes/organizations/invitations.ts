import * as z from 'zod/mini';
import { invitationOperations as operations } from '#adapters/wire/organizations/invitations.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseInvitationDraft } from '#domain/organizations/invitations/invitation-draft.ts';
import { mapOk } from '#domain/result.ts';
import { always, mounter, withForm } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

const tag = 'Invitations';
const token = z.string().check(z.maxLength(200));

/** Invitations of the caller's organizations. Invitations of other organizations answer 404 (ORG-3). */
export function addTeacherInvitations(app: ApiScope, { invitations }: Pick<ServiceApp, 'invitations'>): void {
  const mount = mounter(app, operations, { tag });
  /** In bytes: 5,000 addresses with names, escaped. */
  const invite = { action: 'teacher.invite', bodyLimit: 1_000_000 } as const;
  mount(
    'previewInvitations',
    {
      ...invite,
      summary: 'For each address in a pasted text, what an invitation would do. Sends nothing.',
    },
    ({ caller, body }) => withForm(parseInvitationDraft(body), (form) => invitations.preview(caller, form)),
  );
  mount(
    'sendInvitations',
    {
      ...invite,
      summary:
        'Invites each address in a pasted text that can be invited, for 30 days. A job sends the emails; an existing invitation is renewed.',
      problems: ['call/too-many-requests'],
    },
    ({ caller, body }) => withForm(parseInvitationDraft(body), (form) => invitations.send(caller, form)),
  );
  mount(
    'listInvitations',
    {
      action: 'invitation.revoke',
      summary: 'The invitations to the organizations of the caller, newest first, 50 at a time.',
    },
    ({ caller, query: { afterId: id, afterInvitedAt: invitedAt } }) =>
      always(
        invitations.list(caller, id === undefined || invitedAt === undefined ? null : { id, invitedAt }),
      ),
  );
  mount(
    'resendInvitation',
    {
      action: 'teacher.invite',
      summary: 'Sends an invitation again, for another 30 days, at most three times a day.',
      problems: ['call/too-many-requests'],
    },
    ({ caller, params }) => invitations.resend(caller, params.id),
  );
  mount(
    'linkToInvitation',
    {
      action: 'teacher.invite',
      summary: 'Creates a new link to an invitation to share by hand. Older links stay valid.',
    },
    async ({ caller, params }) => mapOk(await invitations.link(caller, params.id), (link) => ({ link })),
  );
  mount(
    'revokeInvitation',
    {
      action: 'invitation.revoke',
      summary: 'Revokes an invitation. Its links stop working.',
    },
    ({ caller, params }) => invitations.revoke(caller, params.id),
  );
}

/** Opens an invitation by the token in its link. No login required; reveals only the addresses (R1). */
export function addInvitations(app: ApiScope, { invitations }: Pick<ServiceApp, 'invitations'>): void {
  const mount = mounter(app, operations, { tag, action: 'invitation.open' });
  mount(
    'openInvitation',
    {
      summary: 'An invitation, by the token of its link.',
      params: { token },
    },
    ({ visitor, params }) => invitations.read(params.token, visitor),
  );
  mount(
    'noteOnInvitation',
    {
      summary: 'Notes that a person opened the invitation, or that they want no more reminders.',
      params: { token },
    },
    ({ params, body }) => invitations.note(params.token, body.note),
  );
}

/** The caller's own invitations. Only the invited person can answer them (R1). */
export function addOwnInvitations(app: ApiScope, { invitations }: Pick<ServiceApp, 'invitations'>): void {
  const mount = mounter(app, operations, { tag, action: 'invitation.answer' });
  mount(
    'listOwnInvitations',
    {
      summary: 'The pending invitations to the mailbox of the caller, newest first.',
    },
    ({ caller }) => always(invitations.waiting(caller)),
  );
  mount(
    'answerInvitation',
    { summary: 'Accepts or declines an invitation to the mailbox of the caller.' },
    async ({ caller, params, body }) =>
      mapOk(await invitations.answer(caller, params.id, body.answer), (organizationId) => ({
        organizationId,
      })),
  );
}
