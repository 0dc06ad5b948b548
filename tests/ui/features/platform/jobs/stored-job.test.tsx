import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiJobService } from '#adapters/api/platform/api-job-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { createJobsApp, followEveryMs } from '#application/client/platform/jobs/jobs-app.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { ChakraIsland } from '#ui/chakra/chakra-island.tsx';
import { jobEntry, StoredJob } from '#ui/features/platform/jobs/stored-job.tsx';
import { aGate } from '../../../../builders/a-gate.ts';
import { aService } from '../../../../builders/a-service.ts';
import { injectHttp } from '../../../../builders/inject-http.ts';
import { day } from '../../../../builders/time.ts';
import { jobOwner } from '../../../../contract/identity/job-owner.ts';

const entry = jobEntry('test');
const never = (): never => {
  throw new Error('not asked');
};

async function aPageWithJob(owner: 'ada' | 'other' = 'ada') {
  const behind = aService();
  const ada = await jobOwner(behind);
  const jobs = apiJobService(injectHttp(behind, ada.token).http, new InMemoryLog());
  const app = {
    ...serverApp({ list: never, year: never, bySlug: never }),
    jobs: createJobsApp({ jobs, clock: behind.clock }),
  };
  const storage = new InMemoryStorage();
  storage.write(entry, await ada.enqueue(owner));
  const show = () =>
    render(
      <ChakraIsland>
        <AppProvider app={app} storage={storage}>
          <StoredJob entry={entry} title="Sending mails" describeResult={() => 'All were sent.'} />
        </AppProvider>
      </ChakraIsland>,
    );
  const pass = () => act(() => behind.clock.advance(followEveryMs));
  return { ...ada, behind, storage, show, pass };
}

test('[UI-5] [REL-9] a job shows its progress, is shown again after a reload, and shows its result', async () => {
  const { behind, show, pass } = await aPageWithJob();
  show();
  await screen.findByText('Waiting to start.');
  const gate = aGate();
  const worker = behind.jobs.start({
    ...behind.app.jobs.handlers,
    mail: async (_mail, { report }) => {
      await report({ done: 3, total: 12, step: 'Third mail' });
      await gate.opened;
    },
  });
  await pass();
  const bar = await screen.findByRole('progressbar', { name: 'Sending mails' });
  expect(bar.getAttribute('aria-valuenow')).toBe('3');
  expect(screen.getByText('3 of 12 done')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Third mail');
  cleanup();
  show();
  await screen.findByText('Third mail');
  gate.open();
  await worker.stop();
  await pass();
  await screen.findByText('All were sent.');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.queryByText('All were sent.')).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole('status')).toBeNull();
});

test('[UI-5] a job is canceled', async () => {
  const { show, pass, work, behind } = await aPageWithJob();
  show();
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await act(async () => cancel.click());
  await pass();
  await screen.findByText('Canceled.');
  await work();
  expect(behind.mailer.mails()).toEqual([]);
});

test('[UI-5] a failed job is reported', async () => {
  const { show, behind } = await aPageWithJob();
  const worker = behind.jobs.start({
    ...behind.app.jobs.handlers,
    mail: () => Promise.reject(new Error('no')),
  });
  await behind.clock.advance(7 * day);
  await worker.stop();
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('This did not work.');
});

test("[ORG-3] another user's job is not found, and is no longer polled", async () => {
  const { show, storage } = await aPageWithJob('other');
  show();
  await expect.poll(() => storage.read(entry)).toBe('');
  expect(screen.queryByRole('status')).toBeNull();
});
