import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

let world: Awaited<ReturnType<typeof aTaughtClass>>;
beforeEach(async () => {
  world = await aTaughtClass();
});

const tab = () => `/settings/classrooms/${world.id}/code`;
const button = (name: string) => screen.findByRole('button', { name });
const card = () => screen.findByRole('region', { name: 'Class code' });
const codeNow = async () => {
  const { code } = got(await world.ada.classCodes.read(world.id));
  return `${code.slice(0, 3)} ${code.slice(3)}`;
};

test('[ROS-1] a class code is shown large and spelled out, and printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = await openAs(world.ada, tab());
  expect(await screen.findByText(await codeNow())).toBeTruthy();
  const shown = await card();
  const { code } = got(await world.ada.classCodes.read(world.id));
  expect(within(shown).getByText(`Class code ${code.split('').join(' ')}`)).toBeTruthy();
  expect(within(shown).getByText(/4B/)).toBeTruthy();
  await person.click(await button('Print'));
  expect(print).toHaveBeenCalledOnce();
});

test('[C6] the class has a QR code for the projector, its address, and a link to copy for families', async () => {
  const { person } = await openAs(world.ada, tab());
  const shown = await card();
  expect(await within(shown).findByRole('img', { name: 'A QR code that opens this class' })).toBeTruthy();
  expect(within(shown).getByText(`Scan the code, or open ${window.location.host}/class`)).toBeTruthy();
  await person.click(await button('Copy the link for families'));
  expect(await screen.findByText(/^Copied\./)).toBeTruthy();
  const { code } = got(await world.ada.classCodes.read(world.id));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/class#${code}`);
});

test('[ROS-1] a co-teacher pauses the code and turns it on again', async () => {
  got(await world.ada.classCodes.renew(world.id));
  const { person } = await openAs(world.ben, tab());
  await person.click(await button('Pause'));
  expect(await screen.findByText('Paused')).toBeTruthy();
  await person.click(await button('Turn on again'));
  await button('Pause');
  expect(screen.queryByText('Paused')).toBeNull();
});

test('[ROS-1] renewing asks first, because the current code stops working', async () => {
  got(await world.ada.classCodes.renew(world.id));
  const before = await codeNow();
  const { person } = await openAs(world.ada, tab());
  await screen.findByText(before);
  await person.click(await button('Get a new code'));
  const dialog = await screen.findByRole('dialog', { name: 'Get a new class code?' });
  await person.click(within(dialog).getByRole('button', { name: 'Get a new code' }));
  expect(await screen.findByText(await codeNow())).toBeTruthy();
  expect(screen.queryByText(before)).toBeNull();
});

test('[ROS-1] a class has a color and a picture, and its history names them', async () => {
  const { person } = await openAs(world.ada, `/settings/classrooms/${world.id}/settings`);
  await person.selectOptions(await screen.findByLabelText(/^Color/), 'Green');
  await person.selectOptions(screen.getByLabelText(/^Picture/), 'Turtle');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect((await world.read()).classroom).toMatchObject({ color: 'moss', icon: 'turtle' });
  await person.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(await screen.findByText(/Picture: not set → Turtle/)).toBeTruthy();
  expect(screen.getByText(/Color: not set → Green/)).toBeTruthy();
});

test('[ROS-1] a class has a term whose last day is not before its first', async () => {
  const { person } = await openAs(world.ada, `/settings/classrooms/${world.id}/settings`);
  await person.type(await screen.findByLabelText(/^Term/), 'Fall');
  await person.type(screen.getByLabelText(/^First day/), '2026-09-01');
  await person.type(screen.getByLabelText(/^Last day/), '2026-08-01');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Choose the first date or a later one/)).toBeTruthy();
  await person.clear(screen.getByLabelText(/^Last day/));
  await person.type(screen.getByLabelText(/^Last day/), '2026-12-18');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  const { classroom } = await world.read();
  expect(classroom).toMatchObject({ termName: 'Fall', firstDay: '2026-09-01', lastDay: '2026-12-18' });
});
