import { expect, test } from 'vitest';
import { apiJobService } from '#adapters/api/platform/api-job-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { createJobsApp, followEveryMs } from '#application/client/platform/jobs/jobs-app.ts';
import type { JobState } from '#domain/platform/jobs/job.ts';
import { aService } from '../../../../../builders/a-service.ts';
import { injectHttp } from '../../../../../builders/inject-http.ts';
import { jobOwner } from '../../../../../contract/identity/job-owner.ts';

async function following(owner: 'ada' | 'other' = 'ada') {
  const behind = aService();
  const ada = await jobOwner(behind);
  const { http, network } = injectHttp(behind, ada.token);
  const jobs = apiJobService(http, new InMemoryLog());
  const clock = new ManualClock(0);
  const seen: JobState[] = [];
  const left = new AbortController();
  const id = await ada.enqueue(owner);
  const app = createJobsApp({ jobs, clock });
  const ended = app.follow(id, ({ state }) => seen.push(state), { signal: left.signal });
  return { ...ada, app, id, network, clock, seen, left, ended };
}

test('[UI-5] a job is polled until it has ended', async () => {
  const { ended, seen, clock, work } = await following();
  await expect.poll(() => seen).toEqual(['waiting']);
  await clock.advance(followEveryMs);
  await expect.poll(() => seen).toEqual(['waiting', 'waiting']);
  await work();
  await clock.advance(followEveryMs);
  expect(await ended).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(seen).toEqual(['waiting', 'waiting', 'done']);
});

test('[UI-5] a canceled job has ended, too', async () => {
  const { ended, app, id, clock, seen } = await following();
  await expect.poll(() => seen).toEqual(['waiting']);
  await app.cancel(id);
  await clock.advance(followEveryMs);
  expect(await ended).toMatchObject({ ok: true, value: { state: 'canceled' } });
});

test('[UI-6] while the service is down, polling continues', async () => {
  const { ended, network, seen, clock, work } = await following();
  await expect.poll(() => seen).toEqual(['waiting']);
  network.online = false;
  await clock.advance(followEveryMs);
  await work();
  network.online = true;
  await clock.advance(followEveryMs);
  await clock.advance(followEveryMs);
  expect(await ended).toMatchObject({ ok: true, value: { state: 'done' } });
});

test('a missing job, and leaving the page, end polling at once', async () => {
  expect(await (await following('other')).ended).toEqual({ ok: true, value: null });
  const { left, ended, seen } = await following();
  await expect.poll(() => seen).toEqual(['waiting']);
  left.abort();
  await ended;
  expect(seen).toEqual(['waiting']);
});
