import { trialFrom } from '#domain/organizations/grants/grant.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { aDomainClaim } from '../../builders/a-domain.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import type { Service } from '../../builders/a-service.ts';
import { day, startOfTests } from '../../builders/time.ts';

/**
 * Sets up Oak School, which has one free seat and has verified `oak.test`. Grace manages it. Ada and Mary have addresses at that domain but no organization.
 * Nora teaches at Oak School and currently uses her workspace `attic`, which has the classroom `4B`. `enter` logs a user in.
 */
export async function joiningSchool(service: Service) {
  const { identity, accounts, organizations, domains } = service;
  identity.tokenLifetime = 365 * day;
  await anOrganization(organizations, { id: 'oak', name: 'Oak School', seats: 2 });
  await anOrganization(organizations, { id: 'attic', kind: 'workspace' });
  await domains.claim({ ...aDomainClaim('oak'), organizationId: 'oak' });
  await domains.prove('oak', { at: startOfTests, how: 'dns' });
  const open = async (id: string): Promise<string> => {
    const email = `${id}@oak.test`;
    const user = identity.addUser({ id, email, emailVerified: true });
    await accounts.open(anAccount({ id, email, firstName: id, grants: [trialFrom(startOfTests)] }));
    return identity.issueToken(user, 'email').token;
  };
  const tokens = {
    ada: await open('ada'),
    grace: await open('grace'),
    mary: await open('mary'),
    nora: await open('nora'),
  };
  const join = (accountId: keyof typeof tokens, organizationId: string, role: MemberRole) => {
    const id = `${accountId} in ${organizationId}`;
    const membership = { id, accountId, organizationId, role, billingContact: false };
    return organizations.join({ ...membership, at: startOfTests });
  };
  await join('grace', 'oak', 'manager');
  await join('nora', 'oak', 'teacher');
  await join('nora', 'attic', 'customer');
  await organizations.choose('nora', 'attic');
  await service.transaction.run(({ classrooms }) => {
    const owner = { teacherId: 'nora of 4b', accountId: 'nora' };
    return classrooms.open(aNewClassroom({ id: '4b', name: '4B', organization: 'attic/', owner }), 99);
  });
  let token = tokens.ada;
  return {
    token: () => token,
    enter: (person: keyof typeof tokens) => {
      token = tokens[person];
    },
  };
}
