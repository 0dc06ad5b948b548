import type { InvitedAnswer, InvitingAnswer } from '#domain/organizations/invitations/invitation-views.ts';
import type { Log } from '../../../ports/log.ts';
import { type SwitchPorts, switchOrganization } from '../organizations/switch-organization.ts';
import type { InvitationService } from '../ports/invitation-service.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { type RespondToInvitation, respondToInvitation } from './respond-to-invitation.ts';
import { type Invite, inviteBy } from './invite.ts';
import { type OpenInvitation, openInvitation } from './open-invitation.ts';

/** Invitations into organizations (ORG-6) that the signed-in user sent or received. */
export type InvitationsApp = Pick<
  InvitationService,
  'link' | 'note' | 'page' | 'resend' | 'revoke' | 'waiting'
> & {
  readonly preview: Invite<InvitingAnswer>;
  readonly send: Invite<InvitedAnswer>;
  readonly open: OpenInvitation;
  readonly accept: RespondToInvitation;
  readonly decline: RespondToInvitation;
};

export type InvitationsPorts = SwitchPorts & {
  readonly invitations: InvitationService;
  readonly storage: Storage;
  readonly log: Log;
};

export function createInvitationsApp(ports: InvitationsPorts): InvitationsApp {
  const { invitations, storage } = ports;
  const answering = { ...ports, switchTo: switchOrganization(ports) };
  return {
    page: (after, options) => invitations.page(after, options),
    resend: (id) => invitations.resend(id),
    revoke: (id) => invitations.revoke(id),
    link: (id) => invitations.link(id),
    note: (token, note) => invitations.note(token, note),
    waiting: (options) => invitations.waiting(options),
    preview: inviteBy((draft, options) => invitations.preview(draft, options)),
    send: inviteBy((draft) => invitations.send(draft)),
    open: openInvitation({ invitations, storage }),
    ...respondToInvitation(answering),
  };
}
