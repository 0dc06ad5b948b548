import type { Service } from '../../builders/a-service.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

/** Sets up Ada, who teaches at `oak` and then manages `pier`, and the school `elm`, of which she is not a member. Ada is logged in. */
export async function organizationMember({ app, identity, organizations }: Service) {
  identity.tokenLifetime = 365 * day;
  const user = identity.addUser({ email: 'ada@lovelace.test' });
  const { token } = identity.issueToken(user, 'email');
  const verified = await app.access.verifyToken(token);
  if (verified.ok) await app.accounts.ensureProfile(verified.value);
  for (const id of ['oak', 'pier', 'elm']) await anOrganization(organizations, { id });
  const join = (organizationId: string, role: 'manager' | 'teacher', at: number) =>
    organizations.join({
      id: `in ${organizationId}`,
      accountId: user.id,
      organizationId,
      role,
      billingContact: false,
      at,
    });
  await join('oak', 'teacher', startOfTests);
  await join('pier', 'manager', startOfTests + 1);
  return {
    user,
    token: () => token,
    leave: async (organizationId: 'oak' | 'pier'): Promise<void> => {
      await organizations.endMembership(`in ${organizationId}`, { at: startOfTests + 2, why: 'removed' });
    },
  };
}
