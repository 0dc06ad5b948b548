import { randomUUID } from 'node:crypto';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresGrantRepository } from '#adapters/postgres/organizations/postgres-grant-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { anAccount } from '../tests/builders/an-account.ts';
import { anOrganization } from '../tests/builders/an-organization.ts';

/** Enough seats for a million students. The limit of a trial would stop an import. */
const seats = 5_000;

/** Creates a district with a license. Returns its ID and the ID of the account of its manager. */
export async function aDistrict(
  db: Database['db'],
): Promise<{ readonly account: string; readonly organization: string }> {
  const organizations = new PostgresOrganizationRepository(db);
  const [id, account] = [randomUUID(), randomUUID()];
  await anOrganization(organizations, { id, kind: 'district' });
  const grants = [trialFrom(Date.now())];
  await new PostgresAccountRepository(db).open(
    anAccount({ id: account, email: `${account}@harbor.test`, grants }),
  );
  const membership = { id: randomUUID(), accountId: account, organizationId: id, role: 'manager' } as const;
  await organizations.join({ ...membership, billingContact: false, at: Date.now() });
  const year = { startsAt: Date.now(), endsAt: Date.now() + 365 * 86_400_000 };
  await new PostgresGrantRepository(db).give({ organizationId: id, kind: 'district', seats, ...year });
  return { account, organization: id };
}
