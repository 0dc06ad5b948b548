import { expect, test } from 'vitest';
import { answerWorkerHealth } from '#server/worker/answer-worker-health.ts';

test('[REL-4] a worker says at a port of its own whether it runs, is ready, or is stopping', async () => {
  let database: 'up' | 'down' = 'up';
  const health = await answerWorkerHealth({ host: '127.0.0.1', port: 0 }, async () => ({
    database,
    identity: 'down',
  }));
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${health.port}${path}`);
    return [answer.status, await answer.json()];
  };
  expect(await ask('/healthz')).toEqual([200, { status: 'up' }]);
  expect(await ask('/readyz')).toMatchObject([200, { status: 'ready' }]);
  database = 'down';
  expect(await ask('/readyz')).toMatchObject([503, { parts: { database: 'down' } }]);
  expect(await ask('/healthz')).toMatchObject([200, {}]);
  health.sayStopping();
  expect(await ask('/readyz')).toEqual([503, { status: 'stopping' }]);
  await health.close();
});
