import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { watchSavedFiles } from '../../../saved-files.ts';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

let saveFile: ReturnType<typeof watchSavedFiles>;

let world: Awaited<ReturnType<typeof aTaughtClass>>;
beforeEach(async () => {
  saveFile = watchSavedFiles();
  world = await aTaughtClass();
  const students = ['Ann', 'Bo'].map((given) => ({ given, family: null, studentId: null }));
  got(await world.ada.students.add(world.id, students));
});

const tab = (name: string) => `/settings/classrooms/${world.id}/${name}`;
const button = (name: string) => screen.findByRole('button', { name });
const cards = async () =>
  got(await world.ada.studentLogins.cards(world.id, { students: null, kind: null })).cards;

async function lockOut(): Promise<void> {
  const [ann] = await cards();
  const { code: classCode } = got(await world.ada.classCodes.renew(world.id));
  const tries = Array.from({ length: 5 }, () => ({
    network: '203.0.113.7',
    classCode,
    studentId: ann?.id ?? '',
    typed: 'wrong',
  }));
  for (const each of tries) await world.service.app.studentEntry.logIn(each);
}

test('[ROS-8] a locked student is shown, and unlocked', async () => {
  await lockOut();
  const { person } = await openAs(world.ada, tab('code'));
  expect(await screen.findByText(/Locked out now: .*Ann/)).toBeTruthy();
  expect(await screen.findByText(/^Locked out until/)).toBeTruthy();
  await person.click(await button('Unlock Ann'));
  expect(await screen.findByText('No one is locked out.')).toBeTruthy();
  expect(screen.queryByText(/^Locked out until/)).toBeNull();
});

test('[ROS-2] [SEC-7] a login is shown on request, and renewed', async () => {
  const { person } = await openAs(world.ada, tab('code'));
  expect((await screen.findAllByText('No card yet')).length).toBe(2);
  await person.click(await button('Show Ann’s login'));
  const dialog = await screen.findByRole('dialog');
  const [before] = await cards();
  expect(await within(dialog).findByText(before?.value ?? '')).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: 'Replace login' }));
  expect(await within(dialog).findByText(/This is the new login/)).toBeTruthy();
  const [after] = await cards();
  expect(after?.value).not.toBe(before?.value);
  expect(within(dialog).getByText(after?.value ?? '')).toBeTruthy();
});

test('[C5] renewing a login says that it applies to every class of the student', async () => {
  const { person } = await openAs(world.ada, tab('code'));
  await person.click(await button('Show Ann’s login'));
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText(
      'Lost card? This replaces the old login right away, in every class of this student.',
    ),
  ).toBeTruthy();
});

test('[C6] the poster with the class code is downloaded, and asks for no kind of login', async () => {
  const { person } = await openAs(world.ada, tab('students'));
  await person.click(await button('Print login cards'));
  const dialog = await screen.findByRole('dialog');
  await person.selectOptions(within(dialog).getByLabelText('What to print'), 'A poster with the class code');
  expect(within(dialog).getByText(/a large QR code and the steps to log in/)).toBeTruthy();
  expect(within(dialog).queryByLabelText('How students log in')).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saveFile.mock.calls.map(([name]) => name)).toEqual(['class-code.pdf']));
});

test('[ROS-3] the print dialog warns while login is paused', async () => {
  const { person } = await openAs(world.ada, tab('students'));
  const warning = /^Login is paused: these cards will not work/;
  await person.click(await button('Print login cards'));
  await screen.findByRole('dialog');
  expect(screen.queryByText(warning)).toBeNull();
  await person.click(await button('Cancel'));
  got(await world.ada.classCodes.setPaused(world.id, true));
  await person.click(await button('Print login cards'));
  expect(await screen.findByText(warning)).toBeTruthy();
});

test('[ROS-3] cards of a class, and of some students, are downloaded as chosen', async () => {
  const { person } = await openAs(world.ada, tab('students'));
  await person.click(await button('Print login cards'));
  const all = await screen.findByRole('dialog', { name: 'Login cards for the whole class' });
  await person.selectOptions(within(all).getByLabelText('What to print'), 'A CSV file');
  await person.selectOptions(within(all).getByLabelText('How students log in'), 'A code');
  await person.click(within(all).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, bytes] = saveFile.mock.calls[0] ?? [];
  expect(name).toBe('logins.csv');
  for (const { kind, value } of await cards()) {
    expect(kind).toBe('code');
    expect(new TextDecoder().decode(bytes)).toContain(value);
  }
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ann' }));
  const [, some] = await screen.findAllByRole('button', { name: 'Print login cards' });
  if (some === undefined) throw new Error('no button for the selected');
  await person.click(some);
  expect(await screen.findByRole('dialog', { name: 'Login card for 1 student' })).toBeTruthy();
});
