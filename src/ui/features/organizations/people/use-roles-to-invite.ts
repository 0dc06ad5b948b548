import { type InvitedRole, invitedRoles } from '#domain/organizations/invitations/invitation.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { useRefusal } from '../../../data/use-refusal.ts';

/** Returns the roles that the user may invite. None is above their own role. */
export function useRolesToInvite(): readonly InvitedRole[] {
  const path = personOf(useSession())?.organization?.path ?? null;
  const makesManagers = useRefusal('teacher.change-role', { relation: 'none', organization: path }) === null;
  return makesManagers ? invitedRoles : ['teacher'];
}
