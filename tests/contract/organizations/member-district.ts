import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import type { Service } from '../../builders/a-service.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

/** The ids of the memberships that `memberDistrict` creates, of Grace's classroom, and of no row (`nobody`). */
export const at = {
  ada: '00000000-0000-4000-8000-00000000000a',
  grace: '00000000-0000-4000-8000-00000000000b',
  june: '00000000-0000-4000-8000-00000000000c',
  room: '00000000-0000-4000-8000-00000000000d',
  nobody: '00000000-0000-4000-8000-00000000000e',
} as const;

/** Sets up the district `tide`, in which Ada has the given role and is logged in. Grace teaches at its school `oak`, and June manages `elm`. */
export async function memberDistrict(service: Service, role: MemberRole) {
  const { accounts, identity, organizations, classrooms } = service;
  identity.tokenLifetime = 365 * day;
  const parent = await anOrganization(organizations, { id: 'tide', kind: 'district' });
  await anOrganization(organizations, { id: 'oak', parent });
  await anOrganization(organizations, { id: 'elm', parent });
  const join = async (id: 'ada' | 'grace' | 'june', organizationId: string, as: MemberRole) => {
    const email = `${id}@tide.test`;
    const user = identity.addUser({ id, email, emailVerified: true });
    const firstName = `${id[0]?.toUpperCase()}${id.slice(1)}`;
    await accounts.open(
      anAccount({ id, email, firstName, lastName: null, grants: [trialFrom(startOfTests)] }),
    );
    const membership = { id: at[id], accountId: id, organizationId, role: as, billingContact: false };
    await organizations.join({ ...membership, at: startOfTests });
    return user;
  };
  const user = await join('ada', 'tide', role);
  await join('grace', 'oak', 'teacher');
  await join('june', 'elm', 'manager');
  const owner = { teacherId: 'grace owns it', accountId: 'grace' };
  await classrooms.open(aNewClassroom({ id: at.room, organization: 'tide/oak/', owner }), 10);
  const { token } = identity.issueToken(user, 'email', { secondFactor: true });
  return { token: () => token };
}
