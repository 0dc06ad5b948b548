import { expect, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import { aServer } from '../a-server.ts';

const email = 'ada@lovelace.test';

function aMeasuredServer() {
  const metrics = createMetrics();
  const server = aServer({ metrics });
  return { ...server, read: () => metrics.registry.metrics() };
}

test('[REL-4] calls are counted and timed by operation and status, including errors', async () => {
  const { call, signedIn, read } = aMeasuredServer();
  const headers = await signedIn(email);
  await call('GET', '/v1/app/users/me', { headers });
  await call('GET', '/v1/app/users/me', { headers });
  await call('GET', '/v1/app/users/me');
  const text = await read();
  expect(text).toContain('blockyard_replies_total{operation="readMe",status="200"} 2');
  expect(text).toContain('blockyard_replies_total{operation="readMe",status="401"} 1');
  expect(text).toContain('blockyard_call_duration_seconds_count{operation="readMe"} 3');
});

test('[REL-4] labels contain no path, ID or person, and unknown addresses share one label', async () => {
  const { call, signedIn, read } = aMeasuredServer();
  const id = '0191c9a2-7d0a-7000-8000-000000000001';
  const headers = await signedIn(email);
  await call('GET', `/v1/app/classrooms/${id}`, { headers });
  await call('GET', `/v1/app/users/me?email=${email}`, { headers });
  await call('GET', `/nowhere/${id}`);
  await call('GET', `/elsewhere/${email}`);
  const text = await read();
  expect(text).toContain('blockyard_replies_total{operation="unmatched",status="404"} 2');
  expect(text).toContain('operation="readClassroom"');
  for (const personal of [id, email, 'lovelace', '/v1/', 'nowhere']) expect(text).not.toContain(personal);
});
