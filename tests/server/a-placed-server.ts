import { anAccount } from '../builders/an-account.ts';
import { day, startOfTests } from '../builders/time.ts';
import { aPlace, placeLessons, placeOrganizations } from './a-place.ts';
import { aServer } from './a-server.ts';

export async function aPlacedServer() {
  const server = aServer();
  await placeOrganizations(server.organizations);
  await server.lessons.replaceAll(placeLessons);
  const grants = [{ kind: 'comp', startsAt: startOfTests, endsAt: startOfTests + 365 * day }] as const;
  const enter = async (id: string, accountType: 'admin' | 'customer') => {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    await server.accounts.open(anAccount({ id, email, accountType, grants }));
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  const headers = { ada: await enter('ada', 'customer'), admin: await enter('kay', 'admin') };
  const membership = { id: 'ada in tidewater', accountId: 'ada', organizationId: 'tidewater' } as const;
  await server.organizations.join({
    ...membership,
    role: 'customer',
    billingContact: true,
    at: startOfTests,
  });
  const place = await aPlace(server, { owner: 'ada', coTeacher: null, organization: 'tidewater/pier/' });
  return { server, headers, place };
}
