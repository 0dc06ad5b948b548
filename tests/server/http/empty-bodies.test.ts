import { beforeAll, describe, expect, test } from 'vitest';
import { anAccount } from '../../builders/an-account.ts';
import { day, startOfTests } from '../../builders/time.ts';
import { aPlace, type Place, placeLessons, placeOrganizations } from '../a-place.ts';
import { aServer } from '../a-server.ts';
import { type Operation, operationCalls, operationsOf, requestOf } from '../operations.ts';

const description = (await aServer().call('GET', '/v1/openapi.json')).body;
const isBodiless = ({ path, method }: Operation): boolean =>
  method !== 'GET' && description.paths[path][method.toLowerCase()].requestBody === undefined;
const cases = operationsOf(description)
  .filter(isBodiless)
  .map((operation) => [operation.id, operation] as const);

let server: ReturnType<typeof aServer>;
let headers: Readonly<Record<'ada' | 'admin', Readonly<Record<string, string>>>>;
let place: Place;

const ask = (operation: Operation, payload: string) => {
  const call = operationCalls[operation.id] ?? { about: 'nothing' };
  const { method, url, headers: asked } = requestOf(operation, call, place);
  const given = { ...asked, ...headers[call.by ?? 'ada'], 'content-type': 'application/json' };
  return server.call(method, url, { headers: given, payload });
};

beforeAll(async () => {
  server = aServer();
  await placeOrganizations(server.organizations);
  await server.lessons.replaceAll(placeLessons);
  const grants = [{ kind: 'comp', startsAt: startOfTests, endsAt: startOfTests + 365 * day }] as const;
  const enter = async (id: 'ada' | 'admin') => {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    const accountType = id === 'admin' ? 'admin' : 'customer';
    await server.accounts.open(anAccount({ id, email, accountType, grants }));
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  headers = { ada: await enter('ada'), admin: await enter('admin') };
  const membership = { id: 'ada in tidewater', accountId: 'ada', organizationId: 'tidewater' } as const;
  await server.organizations.join({
    ...membership,
    role: 'customer',
    billingContact: true,
    at: startOfTests,
  });
  place = await aPlace(server, { owner: 'ada', coTeacher: null, organization: 'tidewater/pier/' });
});

describe('[SEC-4] an operation without a request body', () => {
  test('there are such operations', () => {
    expect(cases.length).toBeGreaterThan(30);
  });

  test.each(cases)('%s refuses fields by their names, and what is no object', async (_id, operation) => {
    expect(await ask(operation, '{"accountType":"admin"}')).toMatchObject({
      status: 422,
      body: { type: '/problems/form/invalid', errors: [{ field: 'accountType', code: 'unknown-field' }] },
    });
    for (const payload of ['[1,2]', '"x"', 'null'])
      expect((await ask(operation, payload)).body.type).toBe('/problems/call/malformed');
  });

  test.each(cases)('%s takes {} as it takes none', async (_id, operation) => {
    const { status, body } = await ask(operation, '{}');
    expect([400, 422]).not.toContain(body?.errors === undefined ? 0 : status);
    expect(String(body?.type)).not.toContain('call/malformed');
  });
});
