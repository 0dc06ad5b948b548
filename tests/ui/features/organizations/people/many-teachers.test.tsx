import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { followEveryMs } from '#application/client/platform/jobs/jobs-app.ts';
// Tables with many rows load this on demand. The import compiles it before the tests run.
import '#ui/table/tools/table-tools.tsx';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from './a-district.ts';

async function aLargeDistrict() {
  const district = await aStaffedDistrict();
  const { service } = district;
  for (let at = 10; at < 20; at += 1) await district.join(`Zoe${at}`, 'elm', 'teacher');
  const ben = await district.logIn('Ben');
  got(await ben.classrooms.create({ name: 'Robots', gradeBand: null }));
  const ada = await district.logIn('Ada');
  const storage = new InMemoryStorage();
  const opened = await openAs(ada, '/settings/teachers', storage);
  const { person } = opened;
  await person.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  const dialog = async () => within(await screen.findByRole('dialog'));
  const press = async (name: string) => person.click(screen.getByRole('button', { name }));
  const progress = () => within(screen.getByRole('region', { name: 'Changes to many people' }));
  /** Runs the pending jobs in a worker, then lets the page poll their progress. */
  const work = async () => {
    const worker = service.jobs.start(service.app.jobs.handlers);
    await act(() => service.clock.advance(0));
    await worker.stop();
    await act(() => service.clock.advance(followEveryMs));
  };
  const reload = async () => {
    cleanup();
    await openAs(ada, '/settings/teachers', storage);
  };
  return { ...district, ...opened, dialog, press, progress, work, reload };
}

test('[R24] many members are deactivated by a job, which reports how many were, who was skipped, and why', async () => {
  const { service, dialog, press, person, progress, work } = await aLargeDistrict();
  await press('Deactivate');
  await person.click((await dialog()).getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/selected/)).toBeNull();
  expect(await progress().findByRole('progressbar')).toBeDefined();
  await work();
  expect(await progress().findByText('13 people deactivated.')).toBeDefined();
  await waitFor(() =>
    expect(
      progress()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ada Quay: this is you.', 'Ben Quay: owns classes. Choose a new owner on this page.']),
  );
  const ended = service.organizations.memberships().filter(({ to }) => to !== null);
  expect(ended).toHaveLength(13);
  await press('Dismiss');
  expect(screen.queryByText('13 people deactivated.')).toBeNull();
});

test('[UI-5] the job that moves many members is shown again after a reload, and members of the target are skipped', async () => {
  const { service, dialog, press, person, progress, work, reload } = await aLargeDistrict();
  await press('Change school');
  await person.selectOptions(await (await dialog()).findByLabelText('School'), 'oak');
  await person.click((await dialog()).getByRole('button', { name: 'Move' }));
  expect(await progress().findByRole('progressbar')).toBeDefined();
  await reload();
  await waitFor(() => expect(progress().getByRole('progressbar')).toBeDefined());
  await work();
  expect(await progress().findByText('11 people moved.')).toBeDefined();
  await waitFor(() => expect(progress().getAllByText(/already belongs to that school/)).toHaveLength(3));
  const atOak = service.organizations
    .memberships()
    .filter(({ organization, to }) => organization === 'tide/oak/' && to === null);
  expect(atOak).toHaveLength(14);
});

test('[LIC-8] [R24] the seats of many members are removed, and assigned again while one is free', async () => {
  const { service, dialog, press, person, progress, work } = await aLargeDistrict();
  const seated = () => service.organizations.memberships().filter((row) => row.seated).length;
  await press('Take seats back');
  await person.click((await dialog()).getByRole('button', { name: 'Take seats back' }));
  await work();
  expect(await progress().findByText('The seats of 13 people were changed.')).toBeDefined();
  expect(seated()).toBe(0);
  await press('Dismiss');
  await service.grants.give({
    organizationId: 'tide',
    kind: 'district',
    seats: 5,
    startsAt: service.clock.now(),
    endsAt: service.clock.now() + 1_000_000_000,
  });
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await press('Give seats');
  await person.click((await dialog()).getByRole('button', { name: 'Give seats' }));
  await work();
  expect(await progress().findAllByText(/no seat is free\./)).not.toEqual([]);
  expect(seated()).toBe(5);
});
