import { expect, test, vi } from 'vitest';
import { aServer } from '../a-server.ts';

test('an overloaded process refuses calls with the time to retry, and still reports that it is alive', async () => {
  const { call } = aServer({ refuseFromLag: Number.MIN_VALUE });
  await vi.waitFor(async () => expect(await call('GET', '/v1/app/lessons')).toMatchObject({ status: 503 }), {
    timeout: 10_000,
  });
  const refused = await call('GET', '/v1/app/lessons');
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('too much to do') });
  expect(await call('GET', '/healthz')).toMatchObject({ status: 200 });
});
