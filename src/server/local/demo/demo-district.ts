import type { Clock } from '#application/ports/clock.ts';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import { noPersonDetails } from '#domain/account/person-details.ts';
import { noCampaign } from '#domain/campaign/campaign.ts';
import type { Auth } from 'firebase-admin/auth';
import { demoGrant, demoPassword, demoPeople, type DemoPerson } from './demo-people.ts';
import { type DemoClassroomStores, fillDemoClassrooms } from './fill-demo-classrooms.ts';

/** What the demo is written into. */
export type DemoStores = DemoClassroomStores & {
  readonly accounts: AccountRepository;
  readonly auth: Pick<Auth, 'createUser' | 'getUsers'>;
  readonly clock: Clock;
};

/** Fills the product with the demo district and its classrooms; who is there already stays as they are. */
export async function fillDemoDistrict({
  accounts,
  auth,
  clock,
  ...classroomStores
}: DemoStores): Promise<readonly DemoPerson[]> {
  const { users } = await auth.getUsers(demoPeople.map(({ id }) => ({ uid: id })));
  const known = new Set(users.map(({ uid }) => uid));
  const now = clock.now();
  for (const { id, email, firstName, lastName, accountType, schoolOrDistrict, access } of demoPeople) {
    if (!known.has(id)) {
      const displayName = `${firstName} ${lastName}`;
      await auth.createUser({ uid: id, email, emailVerified: true, password: demoPassword, displayName });
    }
    await accounts.open({
      id,
      email,
      firstName,
      lastName,
      phoneNumber: null,
      accountType,
      ...noPersonDetails,
      schoolOrDistrict,
      campaign: noCampaign,
      grants: [demoGrant(access, now)],
      onboardedAt: schoolOrDistrict === null ? null : now,
      createdAt: now,
      mailboxProved: true,
      earlyPassword: null,
    });
  }
  await fillDemoClassrooms(classroomStores, now);
  return demoPeople;
}
