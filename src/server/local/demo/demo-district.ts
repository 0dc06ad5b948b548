import type { Clock } from '#application/ports/clock.ts';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { MemberRepository } from '#application/service/organizations/ports/member-repository.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { noPersonDetails } from '#domain/identity/account/person-details.ts';
import { fullConsent } from '#domain/identity/consents/consent.ts';
import { noCampaign } from '#domain/identity/campaign/campaign.ts';
import type { Auth } from 'firebase-admin/auth';
import { demoGrants, demoPassword, demoPeople, type DemoPerson } from './demo-people.ts';
import { demoHistory } from './demo-history.ts';
import {
  type DemoOrganizationStores,
  endDemoMemberships,
  fillDemoOrganizations,
} from './fill-demo-organizations.ts';
import { fillDemoOrders } from './fill-demo-orders.ts';
import { fillDemoRosters } from './fill-demo-rosters.ts';
import { type DemoClassroomStores, fillDemoClassrooms } from './fill-demo-classrooms.ts';

const minute = 60_000;
const day = 1_440 * minute;

export type DemoStores = DemoClassroomStores &
  DemoOrganizationStores & {
    /** Returns a `Transaction` whose audit log entries are dated `at` (epoch milliseconds). Without it, they would be dated now. */
    readonly transactionAt: (at: number) => Transaction;
    readonly accounts: AccountRepository;
    readonly auth: Pick<Auth, 'createUser' | 'getUsers'>;
    readonly clock: Clock;
    readonly members: Pick<MemberRepository, 'recordActive'>;
  };

export async function fillDemoDistrict({
  accounts,
  auth,
  clock,
  members,
  transactionAt,
  ...stores
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
      grants: demoGrants(access, now),
      onboardedAt: schoolOrDistrict === null ? null : now,
      createdAt: now,
      mailboxProved: true,
      earlyPassword: null,
      disabledAt: null,
    });
    if (!known.has(id) && schoolOrDistrict !== null) {
      await stores.transaction.run(({ consents }) => consents.record(id, fullConsent(false)));
    }
  }
  if (await fillDemoOrganizations(stores, now)) {
    for (const { id, membership } of demoPeople) {
      const active = membership?.active ?? null;
      if (active !== null) await members.recordActive(id, now - active * day);
    }
    await endDemoMemberships(stores, now);
    for (const [index, { daysAgo, entry }] of demoHistory.entries()) {
      const at = now - daysAgo * day - (index % 8) * 41 * minute;
      await transactionAt(at).run(({ audit }) => audit.record(entry));
    }
  }
  await fillDemoOrders({ ids: stores.ids, transactionAt }, now);
  // Runs the rollover before this term's classes exist, because it must not change them.
  await fillDemoRosters({ transactionAt, ids: stores.ids }, now);
  await fillDemoClassrooms(stores, now);
  return demoPeople;
}
