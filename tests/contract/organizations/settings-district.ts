import { trialFrom } from '#domain/organizations/grants/grant.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import type { Service } from '../../builders/a-service.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

/** Sets up the district `tidewater` with the school `pier`, and a second district, `uplands`. Ada has the given role in `tidewater` and is logged in. */
export async function settingsDistrict({ identity, accounts, organizations }: Service, role: MemberRole) {
  identity.tokenLifetime = 365 * day;
  const user = identity.addUser({ id: 'ada', email: 'ada@harbor.test', emailVerified: true });
  const { token } = identity.issueToken(user, 'email');
  await accounts.open(anAccount({ id: 'ada', email: 'ada@harbor.test', grants: [trialFrom(startOfTests)] }));
  const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
  await anOrganization(organizations, { id: 'pier', parent });
  await anOrganization(organizations, { id: 'uplands', kind: 'district' });
  const membership = { id: 'm-ada', accountId: 'ada', organizationId: 'tidewater', role };
  await organizations.join({ ...membership, billingContact: true, at: startOfTests });
  return { token: () => token };
}
