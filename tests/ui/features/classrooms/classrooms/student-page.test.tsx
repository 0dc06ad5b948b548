import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

let world: Awaited<ReturnType<typeof aTaughtClass>>;
let id: string;
beforeEach(async () => {
  world = await aTaughtClass();
  const ann = { given: 'Ann', family: 'Lee', studentId: '00123' };
  got(await world.ada.students.add(world.id, [ann]));
  id = got(await world.ada.students.list(world.id))[0]?.id ?? '';
});

const open = () => openAs(world.ada, `/settings/students/${id}`);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test("[ROS-2] a student's page shows their data, their classes and their work", async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: /Ann Lee/ })).toBeTruthy();
  expect((await region('About')).getByText(/00123/)).toBeTruthy();
  const classrooms = await region('Classes');
  expect(classrooms.getByRole('link', { name: /4B/ })).toBeTruthy();
  expect(classrooms.getByText(/^Since/)).toBeTruthy();
  expect((await region('Progress')).getByText('Not started. 0 of 2 activities done')).toBeTruthy();
});

test('[ROS-9] its history shows old and new values, and undoes them', async () => {
  const draft = { given: 'Anna', family: 'Lee', studentId: '00123', display: null, grade: '3', login: null };
  got(await world.ada.students.edit(id, draft));
  const { person } = await open();
  const history = await region('History');
  const [latest, first] = history.getAllByRole('listitem');
  expect(latest?.textContent).toMatch(
    /Student changed.*First name: from .?Ann.? to .?Anna.*Grade: from nothing to Grade 3.*by .?Ada/,
  );
  expect(first?.textContent).toMatch(/Students added.*Was added to the school.*Joined .?4B/);
  await person.click(history.getByRole('button', { name: /^Undo: Student changed/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 change undone')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: /Ann Lee/ })).toBeTruthy();
});

test("[ROS-2] an outdated page keeps others' changes, and shows conflicts", async () => {
  const draft = { given: 'Ann', family: 'Lee', studentId: '00123', display: null, grade: null, login: null };
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  got(await world.ada.students.edit(id, { ...draft, studentId: '00124', grade: '3' }));
  const number = dialog.getByLabelText(/^Student ID/);
  await person.clear(number);
  await person.type(number, '00125');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Someone else changed this student’s data/)).toBeTruthy();
  await person.clear(number);
  await person.type(number, '00123');
  await person.type(dialog.getByLabelText(/^Last name/), 's');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Ann Lees/ })).toBeTruthy();
  expect(got(await world.ada.students.list(world.id))).toMatchObject([{ studentId: '00124', grade: '3' }]);
});

test('[ROS-2] a student without a class is shown as such, with their former classes', async () => {
  const one = { selection: { of: 'ids', ids: [id] }, archived: false } as const;
  const other = got(await world.ada.classrooms.create({ name: '5C', gradeBand: '3-5' }));
  got(await world.ada.students.act({ kind: 'move', from: null, to: other.id }, one));
  const { person } = await open();
  expect((await region('Classes')).getByText(/left on/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive 1 student' }));
  await person.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('1 student archived.')).toBeTruthy();
  expect(await screen.findByText(/They are not on any class list and cannot log in/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy();
});

test("[ORG-3] another user's student is not found", async () => {
  const bo = await world.signIn('Bo');
  await openAs(bo, `/settings/students/${id}`);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
});
