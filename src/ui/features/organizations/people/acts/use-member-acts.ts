import { can } from '#domain/organizations/access/can.ts';
import type { Action } from '#domain/organizations/access/permissions.ts';
import { sessionActor } from '#domain/organizations/access/session-actor.ts';
import type { StoredUser } from '#domain/identity/account/session-user.ts';
import { outranks } from '#domain/organizations/members/in-charge.ts';
import type { Member, MemberDetails } from '#domain/organizations/members/member.ts';
import type { OwnOrganization } from '#domain/identity/membership/own-organization.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../../app-context.tsx';

export type MemberAct = 'seat' | 'role' | 'billing' | 'move' | 'deactivate' | 'reactivate' | 'leave';

type Permitted = (action: Action) => boolean;

const actsOnPresent = (
  own: OwnOrganization,
  { role, school, seat }: MemberDetails,
  may: Permitted,
): readonly MemberAct[] => {
  const leads = outranks({ role: own.role, organizationId: own.id }, { role, organizationId: school.id });
  return [
    ...(leads && seat !== 'not-needed' && may('license.assign-seats') ? ['seat' as const] : []),
    ...(role !== 'customer' && may('teacher.change-role') ? ['role' as const] : []),
    ...(may('teacher.name-billing-contact') ? ['billing' as const] : []),
    ...(leads && own.kind === 'district' && may('teacher.move') ? ['move' as const] : []),
    ...(leads && may('teacher.deactivate') ? ['deactivate' as const] : []),
  ];
};

/** Returns the user's actions on a member. The service checks them again (ORG-2, ORG-3). */
function memberActs(person: StoredUser | null, { details, you }: Member): readonly MemberAct[] {
  const own = person?.organization ?? null;
  if (person === null || own === null || details === null) return [];
  const may: Permitted = (action) =>
    can(sessionActor(person), action, { relation: 'none', organization: own.path }).ok;
  if (you) {
    const billing = may('teacher.name-billing-contact') ? ['billing' as const] : [];
    return own.kind === 'workspace' ? billing : [...billing, 'leave'];
  }
  if (details.status === 'joined') return actsOnPresent(own, details, may);
  const { role, school } = details;
  const leads = outranks({ role: own.role, organizationId: own.id }, { role, organizationId: school.id });
  return leads && may('teacher.invite') ? ['reactivate'] : [];
}

export const useMemberActs = (member: Member): readonly MemberAct[] =>
  memberActs(personOf(useSession()), member);
