import type { Service } from '../../builders/a-service.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';

/** Sets up Mia, who manages Oak School, and Tom, who teaches there. `as` logs one of them in or logs out. */
export async function managerOfSchool({ app, accounts, identity, organizations, jobs }: Service) {
  identity.tokenLifetime = 365 * day;
  await anOrganization(organizations, { id: 'oak', name: 'Oak School' });
  const join = async (id: 'mia' | 'tom', role: 'manager' | 'teacher'): Promise<string> => {
    const email = `${id}@oak.test`;
    const user = identity.addUser({ id, email, emailVerified: true });
    await accounts.open(anAccount({ id, email, firstName: id, grants: [trialFrom(startOfTests)] }));
    const membership = { id: `m-${id}`, accountId: id, organizationId: 'oak', role } as const;
    await organizations.join({ ...membership, billingContact: false, at: startOfTests });
    return identity.issueToken(user, 'email').token;
  };
  const tokens = { mia: await join('mia', 'manager'), tom: await join('tom', 'teacher') };
  let present: keyof typeof tokens | null = 'mia';
  return {
    runJobs: () => jobs.start(app.jobs.handlers).stop(),
    token: (): string | null => (present === null ? null : tokens[present]),
    as: (person: keyof typeof tokens | null): void => {
      present = person;
    },
  };
}
