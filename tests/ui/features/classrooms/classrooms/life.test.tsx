import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

let world: Awaited<ReturnType<typeof aTaughtClass>>;
beforeEach(async () => {
  world = await aTaughtClass();
});

const at = (tab: string) => `/settings/classrooms/${world.id}/${tab}`;
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

test('[ROS-1] a class is duplicated with its lessons, under another name', async () => {
  const { person, address } = await openAs(world.ada, at('settings'));
  await person.click(await button('Duplicate this class'));
  const asked = within(await dialog());
  const name = asked.getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('4B (copy)');
  await person.clear(name);
  await person.type(name, '4C');
  await person.click(asked.getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByRole('heading', { level: 1, name: '4C' })).toBeTruthy();
  expect(await screen.findByRole('article', { name: 'Load the barge' })).toBeTruthy();
  expect(address()).not.toContain(world.id);
});

test('[R17] a class shows its source, locks fields of the source, and can be detached and attached again', async () => {
  const { transaction, clock } = world.service;
  const change = { kind: 'classroom', id: world.id, field: 'source', from: null, to: 'clever' } as const;
  const set = {
    id: 'imported',
    kind: 'roster-imported',
    organization: null,
    by: null,
    undoes: null,
  } as const;
  await transaction.run(({ roster }) => roster.apply({ ...set, at: clock.now() }, [change]));
  const { person } = await openAs(world.ada, at('settings'));
  expect(await screen.findByText('From Clever', { selector: 'span' })).toBeTruthy();
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(name.readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Grade band/).disabled).toBe(true);
  expect(screen.getByText(/^Comes from Clever\. Change it there/)).toBeTruthy();
  // Teachers can still change the term.
  await person.type(screen.getByLabelText(/^Term/), 'Fall');
  await person.click(await button('Save'));
  await waitFor(async () =>
    expect((await world.read()).classroom).toMatchObject({ termName: 'Fall', gradeBand: '3-5' }),
  );
  await person.click(await button('Manage by hand'));
  await waitFor(() => expect(screen.queryByText('From Clever', { selector: 'span' })).toBeNull());
  expect((await world.read()).classroom.source).toBeNull();
  await person.click(await button('Undo'));
  expect(await screen.findByText('From Clever', { selector: 'span' })).toBeTruthy();
});

test('[ROS-1] the effects of a deletion are shown, and a class in use is not deleted', async () => {
  const { person } = await openAs(world.ada, at('settings'));
  await person.click(await button('Delete this class'));
  const asked = within(await dialog());
  expect(await asked.findByText('1 assigned lesson with its note and dates')).toBeTruthy();
  expect(asked.getByText('Archive this class first. Nothing is lost when you archive.')).toBeTruthy();
  expect(asked.queryByLabelText('Name of the class')).toBeNull();
});

test('[ROS-1] an archived class is deleted once its name is typed', async () => {
  got(await world.ada.classrooms.archive(world.id, true));
  const { person, address } = await openAs(world.ada, at('settings'));
  await person.click(await button('Delete this class'));
  const asked = within(await dialog());
  const typed = await asked.findByLabelText('Name of the class');
  await person.type(typed, '4C');
  await person.click(asked.getByRole('button', { name: 'Delete for good' }));
  expect(await asked.findByText('Type the name as shown above.')).toBeTruthy();
  await person.clear(typed);
  await person.type(typed, '4b');
  await person.click(asked.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(address()).toBe('/settings/classrooms'));
  expect((await world.ada.classrooms.byId(world.id)).ok).toBe(false);
});

test('[ROS-1] a co-teacher can make a copy, but cannot end the class', async () => {
  await openAs(world.ben, at('settings'));
  await button('Duplicate this class');
  expect(screen.queryByRole('button', { name: 'Delete this class' })).toBeNull();
});

test('[ROS-1] a class is transferred to a co-teacher of the same school, and the former owner can stay', async () => {
  await anOrganization(world.service.organizations, { id: 'oak' });
  const { ada, service } = world;
  for (const name of ['ada', 'ben']) {
    const accountId = service.identity.userOf(`${name}@quay.test`)?.id ?? '';
    const place = { id: `${name} at oak`, accountId, organizationId: 'oak', role: 'teacher' } as const;
    await service.organizations.join({ ...place, billingContact: false, at: service.clock.now() });
  }
  const { person } = await openAs(ada, at('teachers'));
  await person.click(await button('Make Ben Lovelace the owner'));
  await person.click(within(await dialog()).getByRole('button', { name: 'Make owner' }));
  await waitFor(async () => {
    const { classroom } = await world.read();
    expect(classroom.teachers.map(({ name, role }) => [name, role])).toEqual([
      ['Ben Lovelace', 'owner'],
      ['Ada Lovelace', 'co-teacher'],
    ]);
  });
});
