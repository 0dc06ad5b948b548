import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

const list = [
  'First name,Last name,Student ID,Grade,Class',
  'Ann,Lee,1,4,4A',
  'Bo,Stone,2,4,4A',
  'Cy,Moor,3,5,5A',
].join('\r\n');

let world: Awaited<ReturnType<typeof aStaffedDistrict>>;
let mia: ClientApp;
const runJobs = () => world.service.jobs.start(world.service.app.jobs.handlers).stop();
const runsJobs = async (answered: Promise<unknown>): Promise<void> => {
  await answered;
  await runJobs();
};

beforeEach(async () => {
  world = await aStaffedDistrict();
  mia = await world.logIn('Mia');
  const id = got(await mia.imports.start('oak'));
  const bytes = new TextEncoder().encode(list);
  got(await mia.imports.addFile(id, { name: 'students.csv', bytes }));
  await runsJobs(mia.imports.plan(id, {}));
  await runsJobs(mia.imports.commit(id, got(await mia.imports.open(id)).plan, null));
});

const begin = async () => {
  const id = got(await mia.imports.startRollover('oak'));
  const opened = await openAs(mia, `/settings/rollover/${id}`);
  return { id, ...opened };
};
const rowOf = async (table: string, name: string) =>
  within(await screen.findByRole('table', { name: table })).getByRole('row', {
    name: new RegExp(`^${name}`),
  });
const sums = async () => (await screen.findByRole('region', { name: 'All students' })).textContent;

test('[ROS-7] a rollover starts at a school, with a suggestion for each class', async () => {
  const { person, address } = await openAs(mia, '/settings/rollover');
  expect((await screen.findByLabelText<HTMLSelectElement>('School')).value).toBe('oak');
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  const row = await rowOf('What happens to each class', '4A');
  expect(row.textContent).toMatch(/Grade 4.*2 move up.*New class “5A”.*“4A” opens again, empty/);
  expect(address()).toMatch(/^\/settings\/rollover\/.+/);
  const last = await rowOf('What happens to each class', '5A');
  expect(last.textContent).toMatch(/1 leaves.*Closes/);
  expect(await sums()).toMatch(
    /Move up2 · 67%Repeat0 · 0%Leave1 · 33%No known grade0 · 0%All students3 · 100%/,
  );
  expect(screen.getByText(/^1 student would leave, 33% of the school\./)).toBeTruthy();
});

test('[ROS-7] [R16] a district owner chooses the school whose year is over, and none is preselected', async () => {
  const { person, address } = await openAs(await world.logIn('Ada'), '/settings/rollover');
  const school = await screen.findByLabelText<HTMLSelectElement>('School');
  expect(school.value).toBe('');
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  expect(address()).toBe('/settings/rollover');
  expect(school.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Choose the school whose year is over.').length).toBeGreaterThan(0);
  await person.selectOptions(school, 'Oak School');
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  await rowOf('What happens to each class', '4A');
});

test('[ROS-7] the choice for a class is changed, and reset to the suggestion', async () => {
  const { person } = await begin();
  const row = await rowOf('What happens to each class', '4A');
  await person.click(within(row).getByRole('button', { name: 'Change 4A' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByLabelText('Name of the new class');
  await person.clear(name);
  await person.type(name, 'Sea lions');
  const teachers = dialog.getByRole('option', { name: /currently .?4A.?\)$/ });
  await person.selectOptions(dialog.getByLabelText('Teachers of the new class'), teachers);
  await person.click(dialog.getByLabelText(/^Open an empty class with this name/));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  const changed = await screen.findByText('New class “Sea lions”', { exact: false });
  expect(changed.closest('tr')?.textContent).not.toContain('opens again');
  await person.click(screen.getByRole('button', { name: 'Change 4A' }));
  const again = within(await screen.findByRole('dialog'));
  await person.selectOptions(again.getByLabelText('In the new year'), 'As suggested');
  await person.click(again.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('New class “5A”', { exact: false })).toBeTruthy();
});

test('[ROS-7] students who repeat are selected by class, are in the totals, and can be removed', async () => {
  const { person } = await begin();
  await person.click(await screen.findByRole('button', { name: 'Students of 4A' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(await dialog.findByLabelText(/Bo Stone.*, Grade 4/), 'Repeats the grade');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  const excepted = await rowOf('Students who do not go with their class', '.?Bo Stone');
  expect(excepted.textContent).toMatch(/Grade 4.*Repeats/);
  expect(await sums()).toMatch(/Move up1 · 34%Repeat1 · 33%Leave1 · 33%.*3 · 100%/);
  await person.click(within(excepted).getByRole('button', { name: /^Remove the exception/ }));
  expect(await screen.findByText(/^None yet\./)).toBeTruthy();
});

test('[ROS-7] [ROS-10] a rollover is tried out, committed by typing the number of leavers, and undone', async () => {
  const { person, router } = await begin();
  await person.selectOptions(await screen.findByLabelText('Last grade of the school'), 'Grade 5');
  await person.click(await screen.findByRole('button', { name: 'Preview' }));
  await runJobs();
  await router.revalidate();
  expect(await screen.findByText('Ready to review')).toBeTruthy();
  const students = await rowOf(
    'What happens to classes, students and enrollments. The numbers in each row add up to its total.',
    'Students',
  );
  expect(students.textContent).toBe('Students02013');
  expect(await screen.findByText('Nothing has changed yet.')).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Begin the new year' }));
  const dialog = within(await screen.findByRole('dialog'));
  const typed = dialog.getByLabelText('Type 1 to continue');
  await person.type(typed, '2');
  await person.click(dialog.getByRole('button', { name: 'Begin the new year' }));
  expect(await dialog.findByText('Type the number 1.')).toBeTruthy();
  await person.clear(typed);
  await person.type(typed, '1');
  await person.click(dialog.getByRole('button', { name: 'Begin the new year' }));
  await runJobs();
  await router.revalidate();
  expect(await screen.findByText('The new year has begun.')).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Go back to last year' }));
  const asks = within(await screen.findByRole('dialog'));
  await person.click(asks.getByRole('button', { name: 'Go back to last year' }));
  await runJobs();
  await router.revalidate();
  expect(await screen.findByText('Last year is back.')).toBeTruthy();
  const lists = screen.getByRole('region', { name: 'Undo results' });
  expect(lists.textContent).toMatch(/Kept, because it was edited later0 rows/);
});

test('[ORG-3] an import with files is not a rollover, and a user who runs no organization finds no link', async () => {
  const [imported] = got(await mia.imports.list());
  await openAs(mia, `/settings/rollover/${imported?.id ?? ''}`);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'All students' })).toBeNull();
});

test('[ROS-7] classes link to the rollover for managers, not for teachers', async () => {
  await openAs(mia, '/settings/classrooms');
  expect(await screen.findByRole('link', { name: 'New school year' })).toBeTruthy();
});

test('[ROS-7] a teacher of the school has no link there', async () => {
  const ben = await world.logIn('Ben');
  got(await ben.classrooms.create({ name: '4B', gradeBand: '3-5' }));
  await openAs(ben, '/settings/classrooms');
  expect(await screen.findByRole('link', { name: '4B' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New school year' })).toBeNull();
});
