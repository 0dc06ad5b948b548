import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { termFrom } from '#domain/organizations/grants/term.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import type { Service } from '../../builders/a-service.ts';
import { day, startOfTests } from '../../builders/time.ts';

const timeZone = 'America/Los_Angeles';

/**
 * Sets up a district with a license until the end of June 2027 and an owner, Walter. Ada is logged in, with the given role in one of the district's schools or
 * without a membership.
 */
export async function licensedDistrict(
  { accounts, organizations, grants, identity }: Service,
  role: MemberRole | null,
) {
  identity.tokenLifetime = 365 * day;
  const user = identity.addUser({ id: 'ada', email: 'ada@pier.test', emailVerified: true });
  const { token } = identity.issueToken(user, 'email');
  const parent = await anOrganization(organizations, {
    id: 'tidewater',
    name: 'Tidewater',
    kind: 'district',
    timeZone,
  });
  await anOrganization(organizations, { id: 'pier', parent, timeZone });
  const join = { billingContact: false, at: startOfTests };
  for (const id of ['ada', 'walter'])
    await accounts.open(
      anAccount({
        id,
        email: `${id}@pier.test`,
        firstName: id,
        lastName: null,
        grants: [trialFrom(startOfTests)],
      }),
    );
  await organizations.join({
    ...join,
    id: 'm-walter',
    accountId: 'walter',
    organizationId: 'tidewater',
    role: 'customer',
  });
  if (role !== null)
    await organizations.join({ ...join, id: 'm-ada', accountId: 'ada', organizationId: 'pier', role });
  await grants.give({
    organizationId: 'tidewater',
    kind: 'district',
    seats: 3,
    ...termFrom('2026-07-01', 1, timeZone),
  });
  return { token: () => token };
}
