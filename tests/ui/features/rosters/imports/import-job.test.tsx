import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { apiJobService } from '#adapters/api/platform/api-job-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import type { ImportService } from '#application/client/rosters/ports/import-service.ts';
import { createJobsApp } from '#application/client/platform/jobs/jobs-app.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { ok } from '#domain/result.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { ChakraIsland } from '#ui/chakra/chakra-island.tsx';
import { ImportJob } from '#ui/features/rosters/imports/import-job.tsx';
import { aService } from '../../../../builders/a-service.ts';
import { injectHttp } from '../../../../builders/inject-http.ts';
import { jobOwner } from '../../../../contract/identity/job-owner.ts';

const never = (): never => {
  throw new Error('not asked');
};

/** Prepares the page of an import in this state. `acts` replaces methods of the import service, and `reads` counts how often the page is loaded. */
async function openWork(state: 'committing' | 'reading' | 'undoing', acts: Partial<ImportService>) {
  const behind = aService();
  const ada = await jobOwner(behind);
  const jobs = apiJobService(injectHttp(behind, ada.token).http, new InMemoryLog());
  const base = serverApp({ list: never, year: never, bySlug: never });
  const app = {
    ...base,
    imports: { ...base.imports, ...acts },
    jobs: createJobsApp({ jobs, clock: behind.clock }),
  };
  const jobId = await ada.enqueue('ada');
  const detail = { id: 'i1', plan: 0, isRollover: false };
  let reads = 0;
  const routes = [
    {
      path: '/',
      loader: () => (reads += 1),
      HydrateFallback: () => null,
      Component: () => <ImportJob detail={detail} jobId={jobId} state={state} />,
    },
  ];
  const show = () =>
    render(
      <ChakraIsland>
        <AppProvider app={app} storage={new InMemoryStorage()}>
          <RouterProvider router={createMemoryRouter(routes)} />
        </AppProvider>
      </ChakraIsland>,
    );
  return { cancelJob: () => jobs.cancel(jobId), job: () => jobs.read(jobId), reads: () => reads, show };
}

test('[ROS-5] [UI-5] work that stopped early shows what is stored, and can be started again', async () => {
  const planned: string[] = [];
  const plan = async (id: string) => {
    planned.push(id);
    return ok({ jobId: 'next' });
  };
  const work = await openWork('reading', { plan });
  await work.cancelJob();
  work.show();
  expect(await screen.findByText('This stopped before it finished')).toBeTruthy();
  expect(screen.getByText(/^Nothing was changed\./u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(planned).toEqual(['i1']);
});

test('[ROS-5] a commit is canceled as an import, not as a job that may be finishing a part, and the page is read again after the reply', async () => {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const canceled: string[] = [];
  const cancel = async (id: string) => {
    canceled.push(id);
    await answered;
    return ok(null);
  };
  const work = await openWork('committing', { cancel });
  work.show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Stopping…' })).toBeTruthy();
  expect(canceled).toEqual(['i1']);
  const before = work.reads();
  answer();
  await expect.poll(work.reads).toBe(before + 1);
  expect(await work.job()).toMatchObject({ ok: true, value: { state: 'waiting' } });
  expect(screen.queryByText('This stopped before it finished')).toBeNull();
});

test('[ROS-9] an undo is not canceled halfway', async () => {
  const work = await openWork('undoing', {});
  work.show();
  expect(await screen.findByText('Waiting to start.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
