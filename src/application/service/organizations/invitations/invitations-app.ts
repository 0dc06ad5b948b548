import { answerInvitation, type AnswerInvitation, type AnswerInvitationPorts } from './answer-invitation.ts';
import {
  type InvitePorts,
  previewInvitations,
  type PreviewInvitations,
  sendInvitations,
  type SendInvitations,
} from './invite.ts';
import {
  manageInvitations,
  type ManageInvitations,
  type ManageInvitationsPorts,
} from './manage-invitations.ts';
import { openInvitation, type OpenInvitation, type OpenInvitationPorts } from './open-invitation.ts';

/** Joining organizations: invitations, and accepting or declining them (ORG-6, ORG-11). */
export type InvitationsApp = OpenInvitation &
  AnswerInvitation &
  ManageInvitations & { readonly preview: PreviewInvitations; readonly send: SendInvitations };

export type InvitationsPorts = InvitePorts &
  ManageInvitationsPorts &
  OpenInvitationPorts &
  AnswerInvitationPorts;

export const createInvitationsApp = (ports: InvitationsPorts): InvitationsApp => ({
  ...openInvitation(ports),
  ...answerInvitation(ports),
  ...manageInvitations(ports),
  preview: previewInvitations(ports),
  send: sendInvitations(ports),
});
