import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

test('[ROS-14] [SEC-6] no import adds an erased student unless a user confirms it', async () => {
  const world = await aStaffedDistrict();
  const mia = await world.logIn('Mia');
  const runJobs = () => world.service.jobs.start(world.service.app.jobs.handlers).stop();
  const planned = async (): Promise<string> => {
    const id = got(await mia.imports.start('oak'));
    const list = ['First name,Last name,Student ID,Class', 'Ann,Lee,70001,R', 'Bo,Lin,70002,R'].join('\n');
    got(await mia.imports.addFile(id, { name: 'list.csv', bytes: new TextEncoder().encode(list) }));
    got(await mia.imports.plan(id, {}));
    await runJobs();
    return id;
  };
  const commit = async (id: string): Promise<void> => {
    const { plan } = got(await mia.imports.open(id));
    got(await mia.imports.commit(id, plan, null));
    await runJobs();
  };
  const everybody = { act: null, kind: 'student', after: null } as const;
  const first = await planned();
  const { rows } = got(await mia.imports.rows(first, everybody));
  await commit(first);
  const ann = rows.find(({ name }) => name === 'Ann Lee')?.id ?? '';
  got(await mia.students.erase(ann));

  const second = await planned();
  expect(got(await mia.imports.open(second)).counts?.students).toMatchObject({ added: 0, undecided: 1 });
  await commit(second);
  expect(got(await mia.imports.open(await planned())).counts?.students).toMatchObject({ undecided: 1 });

  const third = await planned();
  const { person } = await openAs(mia, `/settings/imports/${third}`);
  const table = within(await screen.findByRole('table', { name: 'Changes' }));
  expect(
    table.getByText(/^A student with this ID was erased on .+\. Add .?Ann Lee.? again\?$/u),
  ).toBeTruthy();
  await person.click(table.getByRole('button', { name: 'Add again' }));
  expect(table.getByRole('button', { name: 'Add again', pressed: true })).toBeTruthy();
  cleanup();
  const { key } =
    got(await mia.imports.rows(third, everybody)).rows.find((row) => row.erasedOn !== null) ?? {};
  got(await mia.imports.plan(third, { sameAs: { [key ?? '']: 'new' } }));
  await runJobs();
  expect(got(await mia.imports.open(third)).counts?.students).toMatchObject({ added: 1, undecided: 0 });
});
