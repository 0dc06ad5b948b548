import type { Service } from '../../builders/a-service.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

/** Sets up Ada, who manages Oak School with two seats, and Bo, who is not a member. `as` logs one of them in or logs out. */
export async function invitingManager({ app, identity, organizations, jobs }: Service) {
  identity.tokenLifetime = 365 * day;
  const logIn = async (email: string) => {
    const user = identity.addUser({ email, emailVerified: true });
    const { token } = identity.issueToken(user, 'email');
    const verified = await app.access.verifyToken(token);
    if (verified.ok) await app.accounts.ensureProfile(verified.value);
    return { token, id: user.id };
  };
  await anOrganization(organizations, { id: 'oak', name: 'Oak School', seats: 2 });
  const people = { ada: await logIn('ada@lovelace.test'), bo: await logIn('bo@oak.test') };
  await organizations.join({
    id: 'm1',
    accountId: people.ada.id,
    organizationId: 'oak',
    role: 'manager',
    billingContact: false,
    at: startOfTests,
  });
  let present: keyof typeof people | null = 'ada';
  return {
    token: (): string | null => (present === null ? null : people[present].token),
    as: (person: keyof typeof people | null): void => {
      present = person;
    },
    sendMails: () => jobs.runWaiting('send-invitations', app.jobs.handlers['send-invitations']),
  };
}
