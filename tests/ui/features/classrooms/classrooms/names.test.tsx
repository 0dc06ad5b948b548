import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

// Isolates a name, so that it and the text around it do not affect each other's direction (UAX #9).
const bidiIsolate = (name: string): string => `\u2068${name}\u2069`;
const room = 'כיתה ד׳ (2)';
const noa = 'נועה כהן';

async function aHebrewClass() {
  const taught = await aTaughtClass();
  const { version } = (await taught.read()).classroom;
  got(await taught.ada.classrooms.change(taught.id, version, { name: room, gradeBand: '3-5' }));
  got(await taught.ben.account.updateProfile({ firstName: 'נועה', lastName: 'כהן' }));
  got(await taught.ben.classrooms.list());
  return taught;
}
const messages = async () => within(await screen.findByRole('region', { name: 'Messages' }));

test("[UI-4] a class's right-to-left name does not change the direction of the text around it", async () => {
  const { ada, id } = await aHebrewClass();
  const { person } = await openAs(ada, '/settings/classrooms');
  expect((await screen.findByRole('link', { name: bidiIsolate(room) })).textContent).toBe(bidiIsolate(room));
  await person.click(screen.getByRole('link', { name: bidiIsolate(room) }));
  expect(await screen.findByRole('heading', { level: 1, name: bidiIsolate(room) })).toBeDefined();
  await person.click(screen.getByRole('tab', { name: 'Settings' }));
  await person.click(await screen.findByRole('button', { name: 'Archive this class' }));
  expect(await (await messages()).findByText(`${bidiIsolate(room)} is archived.`)).toBeDefined();
  expect(got(await ada.classrooms.byId(id)).classroom.name).toBe(room);
});

test("[UI-4] a teacher's right-to-left name does not change the direction of the text around it", async () => {
  const { ada, id } = await aHebrewClass();
  const { person } = await openAs(ada, `/settings/classrooms/${id}/teachers`);
  const list = within(await screen.findByRole('list', { name: 'Teachers of this class' }));
  expect(list.getByText(bidiIsolate(noa))).toBeDefined();
  expect(list.getByText('Co-teacher, ben@quay.test')).toBeDefined();
  await person.click(list.getByRole('button', { name: `Remove ${bidiIsolate(noa)}` }));
  expect(screen.getByRole('dialog', { name: `Remove ${bidiIsolate(noa)} from this class?` })).toBeDefined();
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(
    await (await messages()).findByText(`${bidiIsolate(noa)} no longer teaches this class.`),
  ).toBeDefined();
});

test("[UI-4] on a lesson's page, too", async () => {
  const { ada } = await aHebrewClass();
  const { person } = await openAs(ada, '/lessons/load-the-barge');
  const record = await screen.findByRole('button', { name: `How far did ${bidiIsolate(room)} get?` });
  expect(screen.getByRole('link', { name: `Open ${bidiIsolate(room)}` })).toBeDefined();
  await person.click(record);
  expect(await screen.findByRole('dialog', { name: `How far did ${bidiIsolate(room)} get?` })).toBeDefined();
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Done' }));
  await person.click(screen.getByRole('button', { name: 'Assign' }));
  expect(
    await screen.findByText(`${bidiIsolate(room)} already has this lesson`, { exact: false }),
  ).toBeDefined();
});

test('[UI-4] typed text follows its own direction', async () => {
  const { ada, id } = await aHebrewClass();
  await openAs(ada, `/settings/classrooms/${id}/settings`);
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  expect([field.value, field.dir]).toEqual([room, 'auto']);
});
