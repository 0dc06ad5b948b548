import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { InMemoryJobService } from '#adapters/memory/in-memory-job-service.ts';
import { InMemoryStorage } from '#adapters/memory/in-memory-storage.ts';
import { createJobsApp } from '#application/client/jobs/jobs-app.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { ok } from '#domain/result.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { ChakraIsland } from '#ui/chakra/chakra-island.tsx';
import { ImportJob } from '#ui/features/imports/import-job.tsx';
import { aService } from '../../../builders/a-service.ts';
import { jobOwner } from '../../../contract/job-owner.ts';

const never = (): never => {
  throw new Error('not asked');
};

test('[ROS-5] [UI-5] work that stopped before its end says what is kept, and is ordered again', async () => {
  const behind = aService();
  const ada = await jobOwner(behind);
  const jobs = new InMemoryJobService(behind.app, async () => ada.token());
  const base = serverApp({ list: never, year: never, bySlug: never });
  const planned: string[] = [];
  const plan = async (id: string) => {
    planned.push(id);
    return ok({ jobId: 'next' });
  };
  const app = {
    ...base,
    imports: { ...base.imports, plan },
    jobs: createJobsApp({ jobs, clock: behind.clock }),
  };
  const jobId = await ada.enqueue('ada');
  await jobs.cancel(jobId);
  const Page = () => (
    <ImportJob detail={{ id: 'i1', plan: 0, isRollover: false }} jobId={jobId} state="reading" />
  );
  render(
    <ChakraIsland>
      <AppProvider app={app} storage={new InMemoryStorage()}>
        <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />
      </AppProvider>
    </ChakraIsland>,
  );
  expect(await screen.findByText('This stopped before its end')).toBeTruthy();
  expect(screen.getByText(/^Nothing was changed\./u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(planned).toEqual(['i1']);
});
