import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

const list = [
  'First name,Last name,Student ID,Grade,Homeroom crew,Birth date',
  'Ann,Lee,1,4,Pelicans,2015-02-03',
  'Bo,Stone,2,4,Pelicans,2015-02-04,too,many',
].join('\r\n');

let world: Awaited<ReturnType<typeof aStaffedDistrict>>;
let mia: ClientApp;
const runJobs = () => world.service.jobs.start(world.service.app.jobs.handlers).stop();

beforeEach(async () => {
  world = await aStaffedDistrict();
  mia = await world.logIn('Mia');
});

const planned = async (...names: readonly string[]): Promise<string> => {
  const id = got(await mia.imports.start('oak'));
  const bytes = new TextEncoder().encode(list);
  for (const name of names) got(await mia.imports.addFile(id, { name, bytes }));
  got(await mia.imports.plan(id, {}));
  await runJobs();
  return id;
};

test('[ROS-5] unknown columns and rows with errors are shown next to the counts until they are resolved', async () => {
  const id = await planned('students.csv');
  const { person } = await openAs(mia, `/settings/imports/${id}`);
  const counts = within(await screen.findByRole('region', { name: 'Summary of the files' }));
  expect(counts.getByText(/^1 row cannot be imported\./)).toBeTruthy();
  expect(counts.getByText(/^The column “Homeroom crew” is not imported\./)).toBeTruthy();
  await person.click(counts.getByRole('link', { name: 'Match the columns' }));
  await person.selectOptions(await screen.findByLabelText('Content of “Homeroom crew”'), 'Class');
  await person.click(screen.getByRole('button', { name: 'Read again with these columns' }));
  await runJobs();
  await person.click(await screen.findByRole('tab', { name: 'Changes' }));
  expect((await screen.findByRole('region', { name: 'Summary of the files' })).textContent).toContain(
    '1 row cannot be imported.',
  );
  expect(screen.queryByText(/is not read/)).toBeNull();
});

test('[R21] [SEC-9] the grid shows the errors before the cells, shows the file name only for several files, and has no column that is never stored', async () => {
  const id = await planned('students.csv');
  await openAs(mia, `/settings/imports/${id}?show=problems`);
  const grid = within(await screen.findByRole('grid', { name: 'Rows to correct' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Where',
    'Problem',
    'First name',
    'Last name',
    'Student ID',
    'Grade',
    'Homeroom crew',
  ]);
  expect(grid.getByRole('rowheader').textContent).toBe('Line 3');
});

test('[ROS-5] typed repairs are checked or discarded before importing, and are kept while viewing the changes', async () => {
  const id = await planned('students.csv');
  const { person } = await openAs(mia, `/settings/imports/${id}?show=problems`);
  await screen.findByRole('grid', { name: 'Rows to correct' });
  expect(screen.getByRole('button', { name: /^Import/ })).toBeTruthy();
  await person.click(screen.getByRole('gridcell', { name: 'Bo' }));
  await person.keyboard('Bob{Enter}');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await person.click(screen.getByRole('tab', { name: 'Changes' }));
  await screen.findByRole('table', { name: 'Changes' });
  expect(screen.getByRole('button', { name: 'Check 1 correction' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Discard corrections' }));
  expect(screen.getByRole('button', { name: /^Import/ })).toBeTruthy();
});

test('[ROS-5] unchecked repairs are kept after a reload, until they are checked', async () => {
  const id = await planned('students.csv');
  const storage = new InMemoryStorage();
  const { person } = await openAs(mia, `/settings/imports/${id}?show=problems`, storage);
  await screen.findByRole('grid', { name: 'Rows to correct' });
  await person.click(screen.getByRole('gridcell', { name: 'Bo' }));
  await person.keyboard('Bob{Enter}');
  cleanup();
  const again = await openAs(mia, `/settings/imports/${id}?show=problems`, storage);
  expect(await screen.findByRole('gridcell', { name: 'Bob' })).toBeTruthy();
  await again.person.click(screen.getByRole('button', { name: 'Check 1 correction' }));
  await runJobs();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Check 1 correction' })).toBeNull());
  cleanup();
  await openAs(mia, `/settings/imports/${id}`, storage);
  expect(await screen.findByRole('button', { name: /^Import 2/ })).toBeTruthy();
});

test('[ROS-14] students in the school but not in the file are counted, and stay', async () => {
  const first = await planned('students.csv');
  const { plan } = got(await mia.imports.open(first));
  got(await mia.imports.commit(first, plan, null));
  await runJobs();
  const id = got(await mia.imports.start('oak'));
  const bytes = new TextEncoder().encode('First name,Last name,Student ID\nCy,Ray,9');
  got(await mia.imports.addFile(id, { name: 'new.csv', bytes }));
  got(await mia.imports.plan(id, {}));
  await runJobs();
  await openAs(mia, `/settings/imports/${id}`);
  expect((await screen.findByRole('region', { name: 'Summary of the files' })).textContent).toContain(
    '1 student is in the school but not in this file. They stay as they are unless you choose to archive them.',
  );
});

test('[R21] rows of several files have the name of their file', async () => {
  const id = await planned('fall.csv', 'spring.csv');
  await openAs(mia, `/settings/imports/${id}?show=problems`);
  const grid = within(await screen.findByRole('grid', { name: 'Rows to correct' }));
  expect(grid.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'fall.csv, line 3',
    'spring.csv, line 3',
  ]);
});
