import { expect, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import { openOperatorPort } from '#server/operator-port.ts';

test('[REL-4] the port for operators reports whether a process runs, is ready, or is stopping', async () => {
  let database: 'up' | 'down' = 'up';
  let stopping = false;
  const operators = await openOperatorPort({
    listen: { host: '127.0.0.1', port: 0 },
    checkReadiness: async () => ({ database, identity: 'down' }),
    isStopping: () => stopping,
    metrics: createMetrics(),
  });
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${operators.port}${path}`);
    return [answer.status, await answer.json()];
  };
  expect(await ask('/healthz')).toEqual([200, { status: 'up' }]);
  expect(await ask('/readyz')).toMatchObject([200, { status: 'ready' }]);
  database = 'down';
  expect(await ask('/readyz')).toMatchObject([503, { parts: { database: 'down' } }]);
  expect(await ask('/healthz')).toMatchObject([200, {}]);
  stopping = true;
  expect(await ask('/readyz')).toEqual([503, { status: 'stopping' }]);
  await operators.close();
});
