import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import { comeBack, got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

const list = ['First name,Last name,Student ID,Grade,Class', 'Wilhelmina,Castillo,70001,4,4A'].join('\r\n');

let world: Awaited<ReturnType<typeof aStaffedDistrict>>;
let mia: ClientApp;
const runJobs = () => world.service.jobs.start(world.service.app.jobs.handlers).stop();

beforeEach(async () => {
  world = await aStaffedDistrict();
  mia = await world.logIn('Mia');
});

test('[ROS-10] an import is rehearsed with invented names, and deleted with one click', async () => {
  const { person, address } = await openAs(mia, '/settings/imports/new');
  await person.click(await screen.findByRole('button', { name: 'Paste rows instead' }));
  await person.click(screen.getByLabelText(/^Rows with column names/));
  await person.paste(list);
  await person.click(screen.getByRole('checkbox', { name: 'Rehearse with invented names' }));
  await person.click(screen.getByRole('button', { name: 'Check the files' }));
  await screen.findByRole('heading', { name: /^Rehearsal: import into/ });
  await runJobs();
  comeBack();
  const counts = await screen.findByRole('region', { name: 'Summary of the files' });
  expect(within(counts).getByRole('row', { name: /^Students/ }).textContent).toMatch(/^Students1/);
  const changes = await screen.findByRole('table', { name: 'Changes' });
  expect(changes.textContent).toContain('4A');
  expect(document.body.textContent).not.toMatch(/Wilhelmina|Castillo|70001/);
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Import for real' })).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Delete this rehearsal' }));
  await screen.findByRole('table', { name: 'Imports' });
  expect(address()).toBe('/settings/imports');
  const [deleted] = got(await mia.imports.list());
  expect(deleted).toMatchObject({ state: 'discarded', isRehearsal: true });
});

test('[ROS-7] [ROS-10] a new year is rehearsed: tried out, and never committed', async () => {
  const id = got(await mia.imports.start('oak'));
  got(await mia.imports.addFile(id, { name: 'students.csv', bytes: new TextEncoder().encode(list) }));
  got(await mia.imports.plan(id, {}));
  await runJobs();
  got(await mia.imports.commit(id, got(await mia.imports.open(id)).plan, null));
  await runJobs();
  const { person } = await openAs(mia, '/settings/rollover');
  await person.click(await screen.findByRole('checkbox', { name: 'Rehearse with invented names' }));
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  await person.click(await screen.findByRole('button', { name: 'Preview' }));
  await runJobs();
  expect(await screen.findByRole('heading', { name: 'Every change' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Wilhelmina|Castillo/);
  expect(screen.getByText('This is a rehearsal with invented names')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Begin' })).toBeNull();
});
