import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Tables with many rows load this on demand. The import compiles it before the tests run.
import '#ui/table/tools/table-tools.tsx';
import { pressMenuItem } from '../../../press-menu-item.ts';
import { behindClassrooms } from '../../../../contract/classrooms/classroom-acts.ts';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

const names = async () =>
  within(await screen.findByRole('table', { name: 'Your classes' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

async function manyClassrooms() {
  const taught = await aTaughtClass();
  const ben = taught.service.accounts.accounts().find(({ email }) => email === 'ben@quay.test');
  await behindClassrooms(taught.service).license(ben?.id ?? '');
  for (let at = 10; at < 22; at += 1)
    got(await taught.ben.classrooms.create({ name: `Room ${at}`, gradeBand: null }));
  return taught;
}

test("[ROS-4] the service filters many classes by the page's address", async () => {
  const { ben } = await manyClassrooms();
  const { address } = await openAs(ben, '/settings/classrooms?filter=name.endsWith:1&sort=-name');
  expect(await names()).toEqual(['Room 21', 'Room 11']);
  expect(address()).toContain('sort=-name');
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeDefined();
});

test('[UI-9] all classes are archived at once, except those of another owner, which are reported, and this can be undone', async () => {
  const { ben, ada } = await manyClassrooms();
  const { person } = await openAs(ben, '/settings/classrooms');
  expect(await names()).toHaveLength(13);
  await person.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByText('13 selected')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Archive' }));
  const said = '12 classes are archived. 1 skipped, because only the owner can do that.';
  expect(await screen.findByText(said)).toBeDefined();
  await waitFor(async () => expect(await names()).toEqual(['4B']));
  expect(got(await ada.classrooms.list()).map(({ archivedAt }) => archivedAt)).toEqual([null]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('12 classes are restored.')).toBeDefined();
  await waitFor(async () => expect(await names()).toHaveLength(13));
});

test('[ROS-1] all class codes are paused at once, and resumed', async () => {
  const { ben } = await manyClassrooms();
  const classrooms = got(await ben.classrooms.list()).filter(({ name }) => name.startsWith('Room'));
  const [first] = classrooms;
  for (const { id } of classrooms) got(await ben.classCodes.renew(id));
  const isPaused = async () => got(await ben.classCodes.read(first?.id ?? ''))?.pausedAt !== null;
  const { person } = await openAs(ben, '/settings/classrooms');
  const selectAll = async () =>
    person.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await selectAll();
  await person.click(screen.getByRole('button', { name: 'Class codes' }));
  await pressMenuItem('Pause class codes');
  expect(
    await screen.findByText('The class codes of 13 classes are paused until you resume them.'),
  ).toBeDefined();
  expect(await isPaused()).toBe(true);
  await selectAll();
  await person.click(screen.getByRole('button', { name: 'Class codes' }));
  await pressMenuItem('Resume class codes');
  expect(await screen.findByText('The class codes of 13 classes work again.')).toBeDefined();
  expect(await isPaused()).toBe(false);
});
