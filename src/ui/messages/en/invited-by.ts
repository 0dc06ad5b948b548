import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { InvitedRole } from '#domain/organizations/invitations/invitation.ts';

const roles: Readonly<Record<InvitedRole, string>> = { teacher: 'a teacher', manager: 'a manager' };

/** Formats the inviting user, the school and the role of an invitation (R2). `inviter` is null if the user's account was deleted. */
export const invitedBy = (inviter: string | null, school: string, role: InvitedRole): string =>
  inviter === null
    ? `You are invited to ${bidiIsolate(school)} as ${roles[role]}.`
    : `${bidiIsolate(inviter)} invites you to ${bidiIsolate(school)} as ${roles[role]}.`;
