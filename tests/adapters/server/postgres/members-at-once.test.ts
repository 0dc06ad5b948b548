import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { emptyScope, everywhere } from '#domain/organizations/access/scope.ts';
import { PostgresSeatRepository } from '#adapters/postgres/organizations/postgres-seat-repository.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anApi } from '../../../builders/an-api.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { openForTests, testDatabases } from './test-databases.ts';

/** The problem of a call that waits too long for a connection. Other server errors have the same kind. */
const noConnection = 'call/failed';

async function atOnce(calls: readonly (() => Promise<string>)[]): Promise<readonly string[]> {
  const answers = await Promise.all(calls.map((call) => call()));
  const left = calls.filter((_, place) => answers[place] === noConnection);
  if (left.length === calls.length) return answers;
  return [
    ...answers.filter((answer) => answer !== noConnection),
    ...(left.length === 0 ? [] : await atOnce(left)),
  ];
}

describe.each(testDatabases)('$name: simultaneous changes of members', (place) => {
  let database: Database;
  let server: ReturnType<typeof anApi>;
  openForTests(place, (opened) => {
    database = opened;
    server = anApi(database);
  });
  afterAll(async () => {
    await server.close();
  }, 30_000);

  /** A school with members in these roles. Calls refer to a member by index. */
  async function aSchool(roles: readonly MemberRole[], seats: number | null = null) {
    const [organizations, accounts] = [
      new PostgresOrganizationRepository(database.db),
      new PostgresAccountRepository(database.db),
    ];
    const school = randomUUID();
    await anOrganization(organizations, { id: school, seats });
    const people: { readonly account: string; readonly id: string }[] = [];
    for (const role of roles) {
      const [account, id] = [randomUUID(), randomUUID()];
      await accounts.open(anAccount({ id: account, email: `${account}@harbor.test` }));
      const membership = { id, accountId: account, organizationId: school, role, billingContact: false };
      await organizations.join({ ...membership, at: startOfTests });
      people.push({ account, id });
    }
    const person = (at: number) => {
      const found = people[at];
      if (found === undefined) throw new Error('there are not so many people');
      return found;
    };
    const ask = async (by: number, path: string, method: 'DELETE' | 'POST' | 'PUT', payload: object = {}) => {
      const reply = await server.inject({
        method,
        url: `/v1/app/${path}`,
        headers: { authorization: `Bearer ${person(by).account}` },
        ...(method === 'DELETE' ? {} : { payload }),
      });
      return reply.statusCode === 200 ? 'done' : String(reply.json().type).replace('/problems/', '');
    };
    const inCharge = async () => (await organizations.inCharge(`${school}/`)).length;
    const store = new PostgresSeatRepository(database.db);
    const byPerson = async () => {
      await store.setByPerson(school, true);
      for (const { id } of people) await store.free(id);
    };
    const isAutomatic = () => store.setByPerson(school, false);
    const waiting = async () =>
      (await store.waiting({ ...emptyScope, organizations: [`${school}/`] }, 1_000)).length;
    const seated = async (): Promise<readonly number[]> => {
      const rows = await Promise.all(people.map(({ id }) => organizations.membership(id, everywhere)));
      return rows.flatMap((row, place) => (row?.seated === true ? [place] : []));
    };
    return {
      person,
      ask,
      seated,
      inCharge,
      byPerson,
      isAutomatic,
      waiting,
      seats: () => organizations.countSeats(`${school}/`, startOfTests),
    };
  }

  test('[ORG-3] if two customers deactivate each other, one succeeds, and the school still has a person in charge', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, ask, inCharge } = await aSchool(['customer', 'customer']);
      const deactivate = (by: number, whom: number) =>
        ask(by, `members/${person(whom).id}/deactivation`, 'POST', { handOver: [] });
      const answers = await Promise.all([deactivate(0, 1), deactivate(1, 0)]);
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      expect(await inCharge()).toBe(1);
    }
  });

  test('[ORG-3] if two customers leave at once, one of them stays', async () => {
    const { ask, inCharge } = await aSchool(['customer', 'customer']);
    const leave = (by: number) => ask(by, 'users/me/organization/leaving', 'POST', { handOver: [] });
    expect((await Promise.all([leave(0), leave(1)])).toSorted()).toEqual(['done', 'member/last-in-charge']);
    expect(await inCharge()).toBe(1);
  });

  test('[ORG-7] if the only two people in charge delete their accounts at once, one of them has to stay', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ask, inCharge } = await aSchool(['customer', 'customer', 'teacher']);
      const erase = (by: number) => ask(by, 'users/me', 'DELETE');
      expect((await Promise.all([erase(0), erase(1)])).toSorted()).toEqual(['account/runs-alone', 'done']);
      expect(await inCharge()).toBe(1);
    }
  });

  test('[ORG-3] a customer who leaves in two tabs leaves once', async () => {
    const { ask } = await aSchool(['customer', 'customer']);
    const leave = () => ask(0, 'users/me/organization/leaving', 'POST', { handOver: [] });
    const answers = await Promise.all([leave(), leave()]);
    expect(answers.toSorted()).toEqual(['done', 'organization/not-a-member']);
  });

  test('[LIC-8] of 200 simultaneous assignments of the last seat, one succeeds', async () => {
    const teachers = Array.from({ length: 200 }, () => 'teacher' as const);
    const { person, ask, seats, byPerson } = await aSchool(['customer', ...teachers], 1);
    await byPerson();
    const answers = await atOnce(
      teachers.map(
        (_, place) => () =>
          ask(0, `members/${person(place + 1).id}/seat`, 'PUT', { decision: 'give', why: '' }),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'organization/no-free-seat')).toHaveLength(199);
    expect(await seats()).toMatchObject({ limit: 1, taken: 1 });
  }, 120_000);

  test('[LIC-8] of 200 simultaneous requests for the last seat, one gets it, and the others wait', async () => {
    const teachers = Array.from({ length: 200 }, () => 'teacher' as const);
    const { ask, seats, byPerson, waiting, isAutomatic } = await aSchool(['customer', ...teachers], 1);
    await byPerson();
    await isAutomatic();
    const answers = await atOnce(
      teachers.map((_, place) => () => ask(place + 1, 'license/seat-request', 'POST', { note: '' })),
    );
    expect(answers.filter((answer) => answer !== 'done')).toEqual([]);
    expect(await seats()).toMatchObject({ limit: 1, taken: 1 });
    expect(await waiting()).toBe(199);
  }, 120_000);

  test('[LIC-8] seats that are freed at once go to the waiting list in order, and never to one person twice', async () => {
    const teachers = Array.from({ length: 8 }, () => 'teacher' as const);
    const { person, ask, seats, seated, byPerson, isAutomatic, waiting } = await aSchool(
      ['customer', ...teachers],
      4,
    );
    await byPerson();
    await isAutomatic();
    for (let place = 1; place <= 8; place += 1)
      await ask(place, 'license/seat-request', 'POST', { note: '' });
    expect(await seated()).toEqual([1, 2, 3, 4]);
    const answers = await Promise.all([
      ask(1, 'users/me/organization/leaving', 'POST', { handOver: [] }),
      ask(0, `members/${person(2).id}/deactivation`, 'POST', { handOver: [] }),
      ask(0, `members/${person(3).id}/role`, 'PUT', { role: 'manager' }),
    ]);
    expect(answers).toEqual(['done', 'done', 'done']);
    expect(await seated()).toEqual([4, 5, 6, 7]);
    expect(await ask(4, 'users/me', 'DELETE')).toBe('done');
    expect(await seated()).toEqual([5, 6, 7, 8]);
    expect(await seats()).toMatchObject({ limit: 4, taken: 4 });
    expect(await waiting()).toBe(0);
  }, 60_000);

  test('[R5] the last seat is assigned once', async () => {
    const { person, ask, seats } = await aSchool(['customer', 'manager', 'manager', 'teacher'], 2);
    const toTeacher = (whom: number) => ask(0, `members/${person(whom).id}/role`, 'PUT', { role: 'teacher' });
    const answers = await Promise.all([toTeacher(1), toTeacher(2)]);
    expect(answers.toSorted()).toEqual(['done', 'organization/no-free-seat']);
    expect(await seats()).toMatchObject({ limit: 2, taken: 2 });
  });
});
