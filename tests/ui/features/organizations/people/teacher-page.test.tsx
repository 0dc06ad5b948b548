import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '#ui/routes/paths.ts';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from './a-district.ts';
import { anId } from '../../../../builders/an-id.ts';

const everything = { everything: true, organizations: [], own: null };
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const acts = async () =>
  (await section('Actions')).getAllByRole('button').map(({ textContent }) => textContent);
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (person: UserEvent, name: string) =>
  person.click(await (await dialog()).findByRole('button', { name }));
const open = async (person: UserEvent, act: string) =>
  person.click((await section('Actions')).getByRole('button', { name: act }));

test('[ORG-2] an owner makes a teacher a manager, after a confirmation and with a message', async () => {
  const { logIn } = await aStaffedDistrict();
  const { person } = await openAs(await logIn('Ada'), `/settings/teachers/${anId('m-ben')}`);
  expect(await screen.findByRole('heading', { level: 1, name: /Ben Quay/ })).toBeDefined();
  expect((await section('History')).getByText('Oak School, teacher')).toBeDefined();
  await open(person, 'Make manager');
  await press(person, 'Make manager');
  expect(await screen.findByText('Ben Quay is a manager now.')).toBeDefined();
  await waitFor(async () => expect(await acts()).toContain('Make teacher'));
  const entry = await (await section('Activity')).findByText(/^Role changed/);
  expect(within(entry.closest('li') ?? entry).getByText(/, Ada Quay$/)).toBeDefined();
});

test("[SEC-5] a member's activity is paged for those in charge, and not shown to teachers", async () => {
  const { service, logIn } = await aStaffedDistrict();
  const ben = service.organizations.memberships().find(({ id }) => id === anId('m-ben'));
  const organization = 'tide/oak/';
  for (let at = 0; at < 26; at += 1)
    await service.audit.record({
      action: 'account/reactivated',
      by: null,
      subject: ben?.accountId ?? '',
      organization,
    });
  const { person } = await openAs(await logIn('Mia'), `/settings/teachers/${anId('m-ben')}`);
  await waitFor(async () => expect((await section('Activity')).getAllByRole('listitem')).toHaveLength(25));
  await person.click((await section('Activity')).getByRole('button', { name: 'Earlier' }));
  await waitFor(async () => expect((await section('Activity')).getAllByRole('listitem')).toHaveLength(1));
  await person.click((await section('Activity')).getByRole('button', { name: 'Later' }));
  await waitFor(async () =>
    expect((await section('Activity')).getAllByRole('listitem').length).toBeGreaterThan(1),
  );
  cleanup();
  await openAs(await logIn('Ben'), `/settings/teachers/${anId('m-ben')}`);
  expect(await screen.findByRole('region', { name: 'History' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Activity' })).toBeNull();
});

test('[ORG-6] classes of a deactivated member are transferred, with a preview', async () => {
  const { service, logIn } = await aStaffedDistrict();
  const ben = await logIn('Ben');
  const robots = got(await ben.classrooms.create({ name: 'Robots', gradeBand: null }));
  const boats = got(await ben.classrooms.create({ name: 'Boats', gradeBand: null }));
  const kites = got(await ben.classrooms.create({ name: 'Kites', gradeBand: null }));
  const { person } = await openAs(await logIn('Mia'), `/settings/teachers/${anId('m-ben')}`);
  await open(person, 'Deactivate');
  const robotsTo = await (await dialog()).findByLabelText(/^Where .?Robots.? goes$/);
  expect(within(robotsTo).getAllByRole('option')).toHaveLength(4);
  await person.selectOptions(robotsTo, within(robotsTo).getByRole('option', { name: /Cem/ }));
  await person.selectOptions((await dialog()).getByLabelText(/Boats/), 'archive');
  await press(person, 'Review');
  for (const outcome of [/Robots.? goes to .?Cem Quay/, /Boats.? is archived/, /Kites.? stays/])
    expect((await dialog()).getByText(outcome)).toBeDefined();
  await press(person, 'Deactivate');
  expect(await screen.findByText('Ben Quay is deactivated.')).toBeDefined();
  await waitFor(async () => expect(await acts()).toEqual(['Reactivate']));
  const room = ({ id }: { readonly id: string }) => service.classrooms.byId(id, everything);
  expect((await room(boats))?.archivedAt).not.toBeNull();
  const [first] = (await room(robots))?.teachers ?? [];
  expect(first?.name).toBe('Cem Quay');
  expect((await room(kites))?.archivedAt).toBeNull();
});

test('[ORG-3] permissions depend on both roles: a manager can act on teachers, but not on peers', async () => {
  const { join, logIn } = await aStaffedDistrict();
  await join('Ned', 'oak', 'manager');
  const mia = await logIn('Mia');
  await openAs(mia, `/settings/teachers/${anId('m-ned')}`);
  expect(await screen.findByRole('heading', { level: 1, name: /Ned Quay/ })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Actions' })).toBeNull();
});

test('[ORG-3] a person of another school, or an unknown one, is not found', async () => {
  const { logIn } = await aStaffedDistrict();
  const mia = await logIn('Mia');
  await openAs(mia, `/settings/teachers/${anId('m-dee')}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined();
});

test("[ORG-6] the profile links to the user's own page, where a member can leave the school", async () => {
  const { logIn } = await aStaffedDistrict();
  const { person } = await openAs(await logIn('Ben'), paths.ownTeacher);
  expect(await screen.findByRole('heading', { level: 1, name: /Ben Quay/ })).toBeDefined();
  await open(person, 'Leave this school');
  await press(person, 'Leave');
  expect(await screen.findByText('You have left the school.')).toBeDefined();
});

test('[R9] a district moves a person to another school, and sees what stays', async () => {
  const { logIn } = await aStaffedDistrict();
  const ada = await logIn('Ada');
  const { person, address } = await openAs(ada, `/settings/teachers/${anId('m-ben')}`);
  await open(person, 'Move to another school');
  const school = await (await dialog()).findByLabelText('School');
  await person.selectOptions(school, within(school).getByRole('option', { name: /Elm School/ }));
  expect((await dialog()).getByText(/classes stay with .?Oak School/)).toBeDefined();
  await press(person, 'Move');
  await waitFor(() => expect(address()).toBe('/settings/teachers'));
  expect(await screen.findByText('Ben Quay belongs to Elm School now.')).toBeDefined();
});

test('[ORG-6] a teacher leaves on their own page, and the last owner sees why they cannot', async () => {
  const { logIn } = await aStaffedDistrict();
  const ada = await openAs(await logIn('Ada'), `/settings/teachers/${anId('m-ada')}`);
  await open(ada.person, 'Leave this school');
  await press(ada.person, 'Leave');
  expect(await (await dialog()).findByText(/Your school needs at least one manager/)).toBeDefined();
});

test('[ORG-6] a teacher transfers a class and leaves', async () => {
  const { logIn } = await aStaffedDistrict();
  const ben = await logIn('Ben');
  got(await ben.classrooms.create({ name: 'Robots', gradeBand: null }));
  const { person, address } = await openAs(ben, `/settings/teachers/${anId('m-ben')}`);
  await open(person, 'Leave this school');
  const robotsTo = await (await dialog()).findByLabelText(/Robots/);
  await person.selectOptions(robotsTo, within(robotsTo).getByRole('option', { name: /Cem/ }));
  await press(person, 'Review');
  await press(person, 'Leave');
  await waitFor(() => expect(address()).toBe('/settings/profile'));
  expect(await screen.findByText('You have left the school.')).toBeDefined();
});
