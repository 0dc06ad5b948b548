import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addJobRoutes } from '#server/local/console/job-routes.ts';
import { createJobBrake } from '#server/local/job-brake.ts';
import { aService } from '../../../builders/a-service.ts';

test('[ROS-5] the console holds a commit before its progress is stored, until it is released', async () => {
  const brake = createJobBrake();
  const { handlers } = aService().app.jobs;
  const received: string[] = [];
  const commit = brake.brake({
    ...handlers,
    'commit-import': async ({ importId }, { report }) => {
      await report({ done: 1, total: 2, step: null });
      return { importId };
    },
  })['commit-import'];
  await using app = Fastify();
  addJobRoutes(app, brake);
  const hold = async (held: unknown) =>
    (await app.inject({ method: 'POST', url: '/dev/jobs', payload: { held } })).statusCode;
  const run = (name: string) =>
    commit(
      { importId: name, by: 'ada', organization: 'oak/' },
      { id: name, report: async () => received.push(name) > 0 },
    );

  expect(await hold('yes')).toBe(400);
  await run('free');
  expect([await hold(true), await hold(true)]).toEqual([200, 200]);
  const held = run('held');
  expect(await hold(true)).toBe(200);
  expect(received).toEqual(['free']);
  expect(await hold(false)).toBe(200);
  await held;
  await run('free again');
  expect(received).toEqual(['free', 'held', 'free again']);
});
