import type { Actor } from '#domain/organizations/access/actor.ts';
import { covers } from '#domain/organizations/access/can.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { InvitedRole } from '#domain/organizations/invitations/invitation.ts';
import { err, ok, type Result } from '#domain/result.ts';

type NotCovered = { readonly kind: 'account/not-permitted' | 'license/ended' };

/**
 * Whether an actor may do this with invitations to an organization in this role. Users cannot invite people to a role above their own: users who may not
 * appoint managers may not change managers' invitations.
 */
export function coversRole(
  actor: Actor,
  action: 'invitation.revoke' | 'teacher.invite',
  { organization, role }: { readonly organization: OrganizationPath; readonly role: InvitedRole },
): Result<void, NotCovered> {
  const actions = role === 'manager' ? [action, 'teacher.change-role' as const] : [action];
  for (const each of actions) {
    const covered = covers(actor, each, { relation: 'none', organization });
    if (!covered.ok)
      return err({
        kind: covered.error.kind === 'license/ended' ? 'license/ended' : 'account/not-permitted',
      });
  }
  return ok(undefined);
}
