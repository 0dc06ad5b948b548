import { beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '../a-place.ts';
import { aPlacedServer } from '../a-placed-server.ts';
import { aServer } from '../a-server.ts';
import { type Operation, operationCalls, operationsOf, requestOf } from '../operations.ts';

const description = (await aServer().call('GET', '/v1/openapi.json')).body;
/** Excludes the operations of students, which refuse users with accounts. class-work.test.ts covers them. */
const isBodiless = ({ path, method }: Operation): boolean =>
  method !== 'GET' &&
  !path.startsWith('/v1/app/entry/') &&
  description.paths[path][method.toLowerCase()].requestBody === undefined;
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
  ({ server, headers, place } = await aPlacedServer());
});

describe('[SEC-4] an operation without a request body', () => {
  test('there are such operations', () => {
    expect(cases.length).toBeGreaterThan(30);
  });

  test.each(cases)(
    '%s refuses fields by their names, and bodies that are not objects',
    async (_id, operation) => {
      expect(await ask(operation, '{"accountType":"admin"}')).toMatchObject({
        status: 422,
        body: { type: '/problems/form/invalid', errors: [{ field: 'accountType', code: 'unknown-field' }] },
      });
      for (const payload of ['[1,2]', '"x"', 'null'])
        expect((await ask(operation, payload)).body).toMatchObject({
          type: '/problems/call/malformed',
          detail: expect.stringContaining('a JSON object, or no body'),
        });
    },
  );

  test.each(cases)('%s accepts {} like no body', async (_id, operation) => {
    const { status, body } = await ask(operation, '{}');
    expect([400, 422]).not.toContain(body?.errors === undefined ? 0 : status);
    expect(String(body?.type)).not.toContain('call/malformed');
  });
});
