import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { shuffleAddress, readShuffle } from '#ui/features/classrooms/classrooms/pairs/shuffle-address.ts';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

let world: Awaited<ReturnType<typeof aTaughtClass>>;
beforeEach(async () => {
  world = await aTaughtClass();
});

const page = (search = '') => `/settings/classrooms/${world.id}/pairs/${world.assignment.id}${search}`;
const add = async (...names: readonly string[]) => {
  got(
    await world.ada.students.add(
      world.id,
      names.map((given) => ({ given, family: null, studentId: null })),
    ),
  );
  const { students } = got(await world.ada.students.pairs(world.id));
  return names.map((name) => students.find(({ given }) => given === name)?.id ?? '');
};
const groups = () =>
  within(screen.getByRole('list', { name: 'Pairs' }))
    .getAllByRole('listitem')
    .map((group) =>
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    );

test('[ROS-13] pairs are made from the students who are present, saved, and shown again later', async () => {
  await add('Ann', 'Bo', 'Cy', 'Dan', 'Eve');
  const { person } = await openAs(world.ada, page());
  await person.click(await screen.findByRole('checkbox', { name: /Eve/ }));
  expect(screen.getByText('4 of 5 students are here.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Make pairs' }));
  expect(groups().map(({ length }) => length)).toEqual([2, 2]);
  expect(groups().flat().join(' ')).not.toContain('Eve');
  await person.click(screen.getByRole('button', { name: 'Save for today' }));
  expect(await screen.findByText(/^Saved for /)).toBeTruthy();
  const { rounds } = got(await world.ada.students.pairs(world.id));
  expect(rounds[0]?.groups).toHaveLength(2);
});

test('[ROS-13] two students are kept apart until this is undone', async () => {
  await add('Ann', 'Bo');
  const { person } = await openAs(world.ada, page());
  const one = await screen.findByLabelText('Student');
  await person.selectOptions(one, within(one).getByRole('option', { name: /Ann/ }));
  const other = screen.getByLabelText('Not with');
  await person.selectOptions(other, within(other).getByRole('option', { name: /Bo/ }));
  await person.click(screen.getByRole('button', { name: 'Keep apart' }));
  const back = await screen.findByRole('button', { name: /^Remove: .*Ann.* and .*Bo/ });
  await person.click(screen.getByRole('button', { name: 'Make pairs' }));
  expect(await screen.findByText(/No one here can be paired with .*Ann.* and .*Bo/)).toBeTruthy();
  await person.click(back);
  expect(await screen.findByText('No students are kept apart.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Make pairs' }));
  expect(groups()).toHaveLength(1);
});

test('[ROS-13] a merge keeps the list of students to keep apart', async () => {
  const [ann = '', bo = '', twin = ''] = await add('Ann', 'Bo', 'Anne');
  got(await world.ada.students.setApart(world.id, [bo, twin].toSorted() as [string, string], true));
  const { student } = got(await world.ada.students.byId(ann));
  const { given, family, display, studentId, grade } = student;
  got(
    await world.ada.students.merge({ keep: ann, other: twin }, { given, family, display, studentId, grade }),
  );
  const { apart } = got(await world.ada.students.pairs(world.id));
  expect(apart).toEqual([[ann, bo].toSorted()]);
});

test('[ROS-13] the address of a shuffle shows the same pairs again', async () => {
  const [ann = ''] = await add('Ann', 'Bo', 'Cy', 'Dan', 'Eve', 'Flo', 'Gus');
  const shown = shuffleAddress(page(), { tries: 3, away: [ann] });
  await openAs(world.ada, shown);
  await screen.findByRole('list', { name: 'Pairs' });
  const first = groups();
  expect(first).toHaveLength(3);
  expect(first.flat().join(' ')).not.toContain('Ann');
  expect(readShuffle(new URL(shown, 'https://quay.test'))).toEqual({ tries: 3, away: [ann] });
  expect(readShuffle({ search: '?shuffle=-1', hash: '' })).toBeNull();
});

test('[ROS-13] an empty class links to its list', async () => {
  await openAs(world.ada, page());
  expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeTruthy();
});
