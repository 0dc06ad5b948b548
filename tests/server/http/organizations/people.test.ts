import { beforeEach, describe, expect, test } from 'vitest';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const reason = { why: 'law', ticket: 'SUP-7' };

describe('the directory of people', () => {
  let server: ReturnType<typeof aServer>;
  let staff: { readonly authorization: string };

  const join = (accountId: string, organizationId: string, role: 'customer' | 'manager' | 'teacher') =>
    server.organizations.join({
      id: `${accountId} in ${organizationId}`,
      accountId,
      organizationId,
      role,
      billingContact: false,
      at: startOfTests,
    });
  const enter = async (id: string, accountType: 'admin' | 'customer' | 'teacher') => {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    await server.accounts.open(anAccount({ id, email, firstName: id, lastName: 'King', accountType }));
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  const find = (headers: object, ...filters: readonly string[]) =>
    server.call(
      'GET',
      `/v1/app/users?${new URLSearchParams(filters.map((filter): [string, string] => ['filter', filter]))}`,
      { headers: { ...headers } },
    );
  const idsOf = async (headers: object, ...filters: readonly string[]) =>
    (await find(headers, ...filters)).body.data.map(({ id }: { readonly id: string }) => id);

  beforeEach(async () => {
    server = aServer();
    const parent = await anOrganization(server.organizations, { id: 'tidewater', kind: 'district' });
    await anOrganization(server.organizations, { id: 'pier', parent });
    await anOrganization(server.organizations, { id: 'uplands', kind: 'district' });
    staff = await enter('kay', 'admin');
  });

  test('[ORG-5] [SEC-5] staff find anyone by a part of their name or address, and each search is in the log with its results', async () => {
    await enter('ada', 'customer');
    await enter('grace', 'teacher');
    await join('grace', 'pier', 'teacher');
    expect(await idsOf(staff, 'person.contains:ACE@harbor')).toEqual(['grace']);
    expect(await idsOf(staff, 'person.contains:king', 'type.equals:customer')).toEqual(['ada']);
    expect(await idsOf(staff, 'organization.contains:pier')).toEqual(['grace']);
    const looks = server.audit.entries();
    expect(looks.map(({ action, by, count }) => [action, by, count])).toEqual([
      ['directory/read', 'kay', 1],
      ['directory/read', 'kay', 1],
      ['directory/read', 'kay', 1],
    ]);
    expect(looks[0]).toMatchObject({
      concerned: ['kay', 'grace'],
      filter: { match: 'all', rules: [{ column: 'person', value: 'ACE@harbor' }] },
    });
  });

  test('[ORG-5] [ORG-3] a manager of an organization sees its people and those below, and no staff fields', async () => {
    const ada = await enter('ada', 'customer');
    await enter('grace', 'teacher');
    await enter('lin', 'teacher');
    await join('ada', 'tidewater', 'manager');
    await join('grace', 'pier', 'teacher');
    await join('lin', 'uplands', 'teacher');
    const { body } = await find(ada);
    expect(body.data).toMatchObject([
      { firstName: 'ada', accountType: 'manager', account: null },
      { firstName: 'grace', email: 'grace@harbor.test', organizations: [{ id: 'pier' }], account: null },
    ]);
    for (const name of ['grace king gr', 'King, Grace', 'king grace'])
      expect((await find(ada, `person.contains:${name}`)).body.data).toHaveLength(1);
    expect((await find(ada, 'type.equals:teacher')).body.data).toHaveLength(1);
    for (const filter of ['access.equals:trial_active', 'disabled.notBlank'])
      expect((await find(ada, filter)).body.type).toBe('/problems/account/not-permitted');
    expect(server.audit.entries()).toEqual([]);
  });

  test('[ORG-5] teachers are refused, and so is sorting without an index', async () => {
    const grace = await enter('grace', 'teacher');
    await join('grace', 'pier', 'teacher');
    expect((await find(grace)).status).toBe(403);
    expect((await server.call('GET', '/v1/app/users?sort=access', { headers: staff })).status).toBe(400);
  });

  test('[ORG-5] [SEC-6] staff delete an account on request by typing its address, and the log has who and why', async () => {
    const ada = await enter('ada', 'customer');
    const erase = (id: string, address: string) =>
      server.call('POST', `/v1/app/users/${id}/erasure`, { headers: staff, payload: { address, reason } });
    const mistaken = await erase('ada', 'grace@harbor.test');
    expect(mistaken.body.errors).toMatchObject([{ field: 'address', code: 'malformed' }]);
    expect(await server.accounts.byId('ada')).not.toBeNull();
    expect((await erase('ada', ' Ada@Harbor.test ')).status).toBe(200);
    expect(await server.accounts.byId('ada')).toBeNull();
    expect(server.audit.entries()).toMatchObject([
      { action: 'account/erased-by-staff', by: 'kay', onBehalfOf: 'ada', after: { reason } },
    ]);
    expect(server.outbox.waiting()).toMatchObject([{ kind: 'account-deleted', to: 'ada@harbor.test' }]);
    expect((await server.call('GET', '/v1/app/users/me', { headers: ada })).status).toBe(401);
    expect((await erase('kay', 'kay@harbor.test')).body.type).toBe('/problems/person/staff');
  });
});
