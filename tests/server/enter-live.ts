import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { NodeSecrets } from '#adapters/node/node-secrets.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresJobs } from '#adapters/postgres/platform/postgres-jobs.ts';
import { PostgresLessonRepository } from '#adapters/postgres/lessons/postgres-lesson-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { publishDomain } from '../builders/a-domain.ts';
import { anApi } from '../builders/an-api.ts';
import { startOfTests } from '../builders/time.ts';
import { aPlace, type Place, placeLessons, placeOrganizations } from './a-place.ts';

export type Entered = { readonly authorization: string; readonly place: Place };

/**
 * The API on a database, with functions that create users and places. The API uses `database`. The functions use `beside`, so that tests can count the
 * statements of the API alone.
 */
export async function liveApi(database: Database, beside: Database = database) {
  const clock = new SystemClock();
  const identity = new InMemoryIdentityService(clock);
  const domainProof = new InMemoryDomainProof();
  const organizations = new PostgresOrganizationRepository(beside.db);
  await new PostgresLessonRepository(beside.db).replaceAll(placeLessons);
  await placeOrganizations(organizations);
  const server = anApi(database, identity, domainProof);
  const stores = {
    clock,
    secrets: new NodeSecrets(),
    transaction: new PostgresTransaction(beside, clock),
    jobs: new PostgresJobs(beside.db, beside.jobs, clock),
  };

  return {
    server,
    enter: async (id: string): Promise<Entered> => {
      identity.addUser({ id, email: `${id}@harbor.test`, emailVerified: true });
      const authorization = `Bearer ${id}`;
      const url = '/v1/app/users/me/ensure-profile';
      const reply = await server.inject({ method: 'PATCH', url, headers: { authorization } });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      const membership = { id: `${id} in tidewater`, organizationId: 'tidewater', at: startOfTests };
      await organizations.join({ ...membership, accountId: id, role: 'customer', billingContact: true });
      const place = await aPlace(stores, { owner: id, coTeacher: null, organization: null });
      publishDomain(domainProof, place.domain);
      return { authorization, place };
    },
    makeStaff: (id: string) =>
      beside.db.updateTable('accounts').set({ account_type: 'admin' }).where('id', '=', id).execute(),
  };
}
