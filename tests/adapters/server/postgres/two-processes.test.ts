import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import type { Account } from '#application/service/identity/ports/account-repository.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { postgresDatabase, testDatabaseUrl } from './test-databases.ts';

describe.runIf(testDatabaseUrl)('two processes', () => {
  const place = postgresDatabase(testDatabaseUrl ?? '');
  let here: Database;
  let ask: (id: string) => Promise<unknown>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    here = await place.open();
    const file = fileURLToPath(new URL('processes/actors-in-child.ts', import.meta.url));
    const child = spawn(process.execPath, [file, place.url], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    await lines.next();
    ask = async (id) => {
      child.stdin.write(`${id}\n`);
      return JSON.parse(String((await lines.next()).value));
    };
    close = async () => {
      child.stdin.end();
      await once(child, 'exit');
    };
  }, 30_000);
  afterAll(async () => {
    await close();
    await here.close();
    await place.drop();
  }, 30_000);

  /**
   * Commits a change in one process and reads it in the other, which has the old value in its cache. Repeats this 300 times. Returns the rounds with a stale
   * reply.
   */
  const staleAnswers = async (change: (round: number) => Promise<Account | null>) => {
    const stale: number[] = [];
    const accounts = new PostgresAccountRepository(here.db);
    await accounts.open(anAccount());
    for (let round = 0; round < 300; round += 1) {
      const expected = await change(round);
      const answer = await ask('ada');
      const fresh = expected && {
        account: expected,
        memberships: [],
        lastOrganization: null,
        endedSessions: [],
        signInRule: null,
      };
      if (!isDeepStrictEqual(answer, fresh)) stale.push(round);
    }
    await accounts.erase('ada');
    return stale;
  };

  test('[SEC-1] a type changed by one process is read by the other at once', async () => {
    const stale = await staleAnswers(async (round) => {
      const accountType: AccountType = round % 2 === 0 ? 'customer' : 'teacher';
      await here.db.updateTable('accounts').set({ account_type: accountType }).execute();
      return anAccount({ accountType });
    });
    expect(stale).toEqual([]);
  }, 60_000);

  test('[LIC-1] a grant given or revoked by one process applies to the other at once', async () => {
    const stale = await staleAnswers(async (round) => {
      await here.db.deleteFrom('grants').execute();
      if (round % 2 === 0) return anAccount({ grants: [] });
      await sql`insert into grants (account_id, kind, starts_at, ends_at)
        values ('ada', 'school', 'epoch', to_timestamp(${round}))`.execute(here.db);
      return anAccount({ grants: [{ kind: 'school', startsAt: 0, endsAt: round * 1000 }] });
    });
    expect(stale).toEqual([]);
  }, 60_000);

  test('[ORG-1] [R10] a membership started or ended by one process applies to the other at once', async () => {
    const organizations = new PostgresOrganizationRepository(here.db);
    await anOrganization(organizations);
    await new PostgresAccountRepository(here.db).open(anAccount());
    const at = startOfTests;
    for (let round = 0; round < 150; round += 1) {
      const membership = { id: `m${round}`, accountId: 'ada', organizationId: 'oak', at };
      await organizations.join({ ...membership, role: 'teacher', billingContact: false });
      expect(await ask('ada')).toMatchObject({ memberships: [{ id: `m${round}`, name: 'Oak School' }] });
      await organizations.endMembership(`m${round}`, { at, why: 'removed' });
      expect(await ask('ada')).toMatchObject({ memberships: [] });
    }
    await organizations.forget('ada', at);
    await new PostgresAccountRepository(here.db).erase('ada');
  }, 60_000);

  test('[AUT-17] an account erased by one process is unknown to the other until it is opened again', async () => {
    const stale = await staleAnswers(async (round) => {
      const accounts = new PostgresAccountRepository(here.db);
      if (round % 2 === 0) {
        await accounts.erase('ada');
        return null;
      }
      const ada = anAccount({ firstName: `Ada ${round}` });
      await accounts.open(ada);
      return ada;
    });
    expect(stale).toEqual([]);
  }, 60_000);
});
