import { beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '../../a-place.ts';
import { aPlacedServer } from '../../a-placed-server.ts';
import { aServer } from '../../a-server.ts';
import { type Operation, operationCalls, operationsOf, requestOf } from '../../operations.ts';

const description = (await aServer().call('GET', '/v1/openapi.json')).body;
const reads = operationsOf(description).filter(({ method }) => method === 'GET');
/** Operations that return a file, except files that all users can download. */
const files = reads.filter(({ id, method, path, action }) => {
  const { content } = description.paths[path][method.toLowerCase()].responses[200];
  return !('application/json' in content) && action !== 'lesson.read' && id !== 'downloadExport';
});

let server: ReturnType<typeof aServer>;
let headers: Readonly<Record<string, string>>;
let place: Place;

const ask = (operation: Operation) => {
  const call = operationCalls[operation.id] ?? { about: 'nothing' };
  const { method, headers: asked, ...request } = requestOf(operation, call, place);
  return server.call(method, request.url, { headers: { ...asked, ...headers } });
};

beforeAll(async () => {
  const placed = await aPlacedServer();
  ({ server, place } = placed);
  const { admin: staff } = placed.headers;
  const payload = { reason: { why: 'asked-by-person', ticket: 'SUP-1' } };
  const view = await server.call('POST', '/v1/app/users/ada/view-as', { headers: staff, payload });
  headers = { ...staff, 'blockyard-view-as': view.body.data.id };
});

describe('[R30] staff who view as another user', () => {
  test.each(reads.map((operation) => [operation.id, operation] as const))(
    '%s: every row of the log has both users',
    async (_id, operation) => {
      const before = server.audit.entries().length;
      await ask(operation);
      for (const { by, onBehalfOf } of server.audit.entries().slice(before))
        expect([by, onBehalfOf]).toEqual(['kay', 'ada']);
    },
  );

  test('recorded reads happened in these tests', () => {
    const actions = new Set(server.audit.entries().map(({ action }) => action));
    expect([...actions]).toEqual(expect.arrayContaining(['account/viewed', 'classroom/students-read']));
  });

  test.each(files.map((operation) => [operation.id, operation] as const))(
    '%s: they get no file',
    async (_id, operation) => {
      const { status, body } = await ask(operation);
      expect([status, body.type]).toEqual([403, '/problems/view-as/read-only']);
    },
  );
});
