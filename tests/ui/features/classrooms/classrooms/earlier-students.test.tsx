import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

let world: Awaited<ReturnType<typeof aTaughtClass>>;
let ann: string;
const inClass = async (id = world.id) =>
  got(await world.ada.students.list(id)).map((student) => [student.given, student.id]);
const act = (kind: 'archive') =>
  world.ada.students.act({ kind }, { selection: { of: 'ids', ids: [ann] }, archived: false });

beforeEach(async () => {
  world = await aTaughtClass();
  const added = await world.ada.students.add(world.id, [{ given: 'Ann', family: 'Lee', studentId: null }]);
  [ann = ''] = got(added).students;
  got(await act('archive'));
});

test('[ROS-2] pasting the name of an archived student asks to restore them, and the rest is added as new', async () => {
  const { person } = await openAs(world.ada, `/settings/classrooms/${world.id}/students`);
  await person.click(await screen.findByRole('button', { name: 'Add students' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add students' }));
  await person.click(dialog.getByLabelText('Names, one per line', { exact: false }));
  await person.paste('ann lee\nBo Stone');
  await person.click(dialog.getByRole('button', { name: 'Add 2 students' }));
  expect(await dialog.findByText(/^Ann Lee \(.*\) is archived\.$/)).toBeTruthy();
  expect(await inClass()).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Restore 1 student' }));
  await person.click(await dialog.findByRole('button', { name: 'Add 1 student' }));
  await screen.findByRole('table', { name: 'Students of this class' });
  expect(await inClass()).toEqual([
    ['Ann', ann],
    ['Bo', expect.any(String)],
  ]);
});

test('[ROS-2] an archived name is asked about at any place of a long list', async () => {
  const { person } = await openAs(world.ada, `/settings/classrooms/${world.id}/students`);
  await person.click(await screen.findByRole('button', { name: 'Add students' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add students' }));
  await person.click(dialog.getByLabelText('Names, one per line', { exact: false }));
  const others = Array.from({ length: 29 }, (_, at) => `Bo Stone${'x'.repeat(at)}`);
  await person.paste([...others, 'Ann Lee'].join('\n'));
  await person.click(dialog.getByRole('button', { name: 'Add 30 students' }));
  expect(await dialog.findByText(/^Ann Lee \(.*\) is archived\.$/)).toBeTruthy();
  expect(await inClass()).toEqual([]);
});

test('[ROS-2] adding a new student with that name needs another confirmation', async () => {
  const { person } = await openAs(world.ada, '/settings/students/new');
  await person.type(await screen.findByLabelText('First name', { exact: false }), 'Ann');
  await person.type(screen.getByLabelText('Last name or initial', { exact: false }), 'Lee');
  await person.click(screen.getByRole('button', { name: 'Add student' }));
  expect(await screen.findByRole('button', { name: 'Restore 1 student' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add student' }));
  expect(await screen.findByText(/1 student added to/)).toBeTruthy();
  const [[, id] = []] = await inClass();
  expect(id).not.toBe(ann);
});

test('[ROS-2] a student who is restored for another class is in that class, too', async () => {
  const other = got(await world.ada.classrooms.create({ name: '5C', gradeBand: '3-5' }));
  const { person } = await openAs(world.ada, `/settings/students/new?classroom=${other.id}`);
  await person.type(await screen.findByLabelText('First name', { exact: false }), 'Ann');
  await person.type(screen.getByLabelText('Last name or initial', { exact: false }), 'Lee');
  await person.click(screen.getByRole('button', { name: 'Add student' }));
  await person.click(await screen.findByRole('button', { name: 'Restore 1 student' }));
  expect(await screen.findByText(/1 student added to .*5C/)).toBeTruthy();
  expect(await inClass(other.id)).toEqual([['Ann', ann]]);
});

const removed = () =>
  world.ada.students.act(
    { kind: 'remove', from: world.id },
    { selection: { of: 'ids', ids: [ann] }, archived: false },
  );

test('[ROS-2] adding the same name restores a removed student', async () => {
  got(
    await world.ada.students.act(
      { kind: 'restore' },
      { selection: { of: 'ids', ids: [ann] }, archived: true },
    ),
  );
  got(await removed());
  const { person } = await openAs(world.ada, `/settings/classrooms/${world.id}/students`);
  await person.click(await screen.findByRole('button', { name: 'Add students' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add students' }));
  await person.click(dialog.getByLabelText('Names, one per line', { exact: false }));
  await person.paste('Ann Lee\nBo Stone');
  await person.click(dialog.getByRole('button', { name: 'Add 2 students' }));
  expect(await dialog.findByText('Was Ann Lee here before?')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Bring back 1 student' }));
  await person.click(await dialog.findByRole('button', { name: 'Add 1 student' }));
  await screen.findByRole('table', { name: 'Students of this class' });
  expect(await inClass()).toEqual([
    ['Ann', ann],
    ['Bo', expect.any(String)],
  ]);
});

test('[ROS-2] the form for one student asks about a former student, too', async () => {
  got(
    await world.ada.students.act(
      { kind: 'restore' },
      { selection: { of: 'ids', ids: [ann] }, archived: true },
    ),
  );
  got(await removed());
  const { person } = await openAs(world.ada, '/settings/students/new');
  await person.type(await screen.findByLabelText('First name', { exact: false }), 'Ann');
  await person.type(screen.getByLabelText('Last name or initial', { exact: false }), 'Lee');
  await person.click(screen.getByRole('button', { name: 'Add student' }));
  await person.click(await screen.findByRole('button', { name: 'Bring back 1 student' }));
  expect(await screen.findByText(/1 student added to/)).toBeTruthy();
  expect(await inClass()).toEqual([['Ann', ann]]);
});
