import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

let world: Awaited<ReturnType<typeof aTaughtClass>>;
beforeEach(async () => {
  world = await aTaughtClass();
});

const tab = () => `/settings/classrooms/${world.id}/activity`;
const add = async (...names: readonly string[]) =>
  got(
    await world.ada.students.add(
      world.id,
      names.map((given) => ({ given, family: null, studentId: null })),
    ),
  );

test('[ROS-1] a class shows the history of its lessons, teachers and students, with names', async () => {
  await add('Ann', 'Bo');
  await openAs(world.ada, tab());
  const list = await screen.findByRole('list', { name: 'What happened' });
  const told = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told.some((text) => /^Students added2 students joined: .*Ann.*, .*Bo.*by .*Ada/.test(text))).toBe(
    true,
  );
  expect(told.some((text) => /^Lesson assigned: .*Load the barge/.test(text))).toBe(true);
  expect(told.some((text) => /^Co-teacher added: .*Ben/.test(text))).toBe(true);
  expect(screen.getByRole('tab', { name: 'Activity' }).getAttribute('aria-selected')).toBe('true');
});

test('[ROS-1] [ROS-9] an edit of the class lists what changed, without free text', async () => {
  const { classroom } = got(await world.ada.classrooms.byId(world.id));
  const edit = { name: 'Class 9Z', gradeBand: '6-8', firstDay: '2026-09-01' } as const;
  got(await world.ada.classrooms.change(world.id, classroom.version, edit));
  await openAs(world.ada, tab());
  const list = await screen.findByRole('list', { name: 'What happened' });
  const [latest] = within(list).getAllByRole('listitem');
  expect(latest?.textContent).toMatch(
    /^Class changedName changedGrades: .* → 6–8First day: not set → 09\/01\/2026/,
  );
  expect(latest?.textContent).not.toContain('9Z');
});

test('[ROS-9] changes of students can be undone in the history, and the result is three lists', async () => {
  await add('Ann', 'Bo');
  const { person } = await openAs(world.ada, tab());
  await person.click(await screen.findByRole('button', { name: /^Undo: Students added/ }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('list', { name: /undo/i })).toBeTruthy();
  expect(await screen.findByText('2 students left', { exact: false })).toBeTruthy();
  expect(screen.getByText('Undone')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull();
});

test('[ROS-9] a history longer than a page is read page by page', async () => {
  for (let at = 0; at < 26; at += 1) await add(`Student ${at}`);
  const { person } = await openAs(world.ada, tab());
  const shown = () => within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem');
  await waitFor(() => expect(shown()).toHaveLength(25));
  await person.click(screen.getByRole('button', { name: 'Earlier' }));
  await screen.findByRole('button', { name: 'Later' });
  await waitFor(() => expect(shown().length).toBeLessThan(25));
  await person.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(shown()).toHaveLength(25));
});

test('[ROS-1] a co-teacher can read it, too', async () => {
  await openAs(world.ben, tab());
  expect(await screen.findByRole('list', { name: 'What happened' })).toBeTruthy();
});
