import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

let world: Awaited<ReturnType<typeof aTaughtClass>>;
beforeEach(async () => {
  world = await aTaughtClass();
});

const at = '/settings/students/new';
const inClass = async (id = world.id) => got(await world.ada.students.list(id));

test('[ROS-2] one student is added to the chosen class, with all fields, and the addition is undone', async () => {
  const other = got(await world.ada.classrooms.create({ name: '5C', gradeBand: '3-5' }));
  const { person, address } = await openAs(world.ada, at);
  expect(screen.queryByRole('button', { name: 'Add student' })).toBeNull();
  await person.selectOptions(await screen.findByLabelText('Class', { exact: false }), other.id);
  expect(address()).toBe(`${at}?classroom=${other.id}`);
  await person.type(await screen.findByLabelText('First name', { exact: false }), 'Ann');
  await person.type(screen.getByLabelText('Last name or initial', { exact: false }), 'L.');
  await person.selectOptions(screen.getByLabelText('Grade'), 'Grade 3');
  await person.selectOptions(screen.getByLabelText('Logs in with'), 'A word');
  await person.click(screen.getByRole('button', { name: 'Add student' }));
  expect(await screen.findByText(/1 student added to .*5C/)).toBeTruthy();
  expect(await inClass(other.id)).toMatchObject([{ given: 'Ann', family: 'L.', grade: '3', login: 'word' }]);
  expect(await inClass()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('First name', { exact: false }).value).toBe('');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('list', { name: 'Undo results' })).toBeTruthy();
  expect(await inClass(other.id)).toEqual([]);
});

test('[ROS-2] adding a student with an existing name asks first', async () => {
  got(await world.ada.students.add(world.id, [{ given: 'Ann', family: 'Lee', studentId: null }]));
  const { person } = await openAs(world.ada, at);
  await person.type(await screen.findByLabelText('First name', { exact: false }), 'ann');
  await person.type(screen.getByLabelText('Last name or initial', { exact: false }), 'lee');
  await person.click(screen.getByRole('button', { name: 'Add student' }));
  expect(await screen.findByText(/^Another student in this class has this name/)).toBeTruthy();
  expect(await inClass()).toHaveLength(1);
  await person.type(screen.getByLabelText('Goes by', { exact: false }), 'Annie');
  await person.click(screen.getByRole('button', { name: 'Add student' }));
  expect(await screen.findByText(/1 student added to/)).toBeTruthy();
  expect(await inClass()).toHaveLength(2);
});

test('[ROS-2] [ROS-3] a pasted list is added to the only class, and cards of the new students are offered', async () => {
  got(await world.ada.students.add(world.id, [{ given: 'Zoe', family: null, studentId: null }]));
  const { person } = await openAs(world.ada, `${at}?way=list`);
  await person.click(await screen.findByLabelText('Names, one per line', { exact: false }));
  await person.paste('Lee, Ann\nBo Stone');
  await person.click(screen.getByRole('button', { name: 'Add 2 students' }));
  expect(await screen.findByText(/2 students added to .*4B/)).toBeTruthy();
  expect(await inClass()).toHaveLength(3);
  await person.click(screen.getByRole('button', { name: 'Print login cards' }));
  expect(await screen.findByRole('dialog', { name: 'Login cards for 2 students' })).toBeTruthy();
});

test('a teacher sees who imports files, and a user without a class is asked to create one', async () => {
  const { person } = await openAs(world.ada, at);
  await person.click(await screen.findByRole('tab', { name: 'Import a file' }));
  expect(await screen.findByText(/Your school’s manager imports files/)).toBeTruthy();
  got(await world.ada.classrooms.archive(world.id, true));
  await person.click(screen.getByRole('tab', { name: 'One student' }));
  expect(await screen.findByText('Create a class first')).toBeTruthy();
  const action = screen.getByRole('link', { name: 'New class' });
  expect(action.getAttribute('href')).toBe('/settings/classrooms/new');
});
