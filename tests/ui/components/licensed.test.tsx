import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import { type Action, permissions } from '#domain/organizations/access/permissions.ts';
import type { AccessState } from '#domain/identity/account/access-state.ts';
import { aTaughtClass, got, openAs } from '../features/classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../features/organizations/people/a-district.ts';

type Opened = Awaited<ReturnType<typeof openAs>>;
type Place = {
  readonly app: ClientApp;
  readonly at: string;
  readonly first?: string;
};

const ofClass = (tab: string) => async (): Promise<Place> => {
  const { ada, id } = await aTaughtClass();
  return { app: ada, at: `/settings/classrooms/${id}/${tab}` };
};

async function pairs(): Promise<Place> {
  const { ada, id, assignment } = await aTaughtClass();
  const named = ['Ann', 'Bo'].map((given) => ({ given, family: null, studentId: null }));
  got(await ada.students.add(id, named));
  return { app: ada, at: `/settings/classrooms/${id}/pairs/${assignment.id}`, first: 'Make pairs' };
}

async function imported(): Promise<Place> {
  const { ada, id, service } = await aTaughtClass();
  const change = { kind: 'classroom', id, field: 'source', from: null, to: 'clever' } as const;
  const set = {
    id: 'imported',
    kind: 'roster-imported',
    organization: null,
    by: null,
    undoes: null,
  } as const;
  await service.transaction.run(({ roster }) => roster.apply({ ...set, at: service.clock.now() }, [change]));
  return { app: ada, at: `/settings/classrooms/${id}/settings` };
}

const ofDistrict = (at: string) => async (): Promise<Place> => ({
  app: await (await aStaffedDistrict()).logIn('Ada'),
  at,
});

const controls = {
  'classroom.create': ['New class', ofDistrict('/settings/classrooms')],
  'classroom.duplicate': ['Duplicate this class', ofClass('settings')],
  'classroom.edit': ['Find a lesson to assign', ofClass('lessons')],
  'classroom.pair': ['Save for today', pairs],
  'classroom.add-teacher': ['Add a co-teacher', ofClass('teachers')],
  'classroom.release': ['Manage by hand', imported],
  'pass.make': ['Make a pass', ofClass('settings')],
  'student.edit': ['Add students', ofClass('students')],
  'roster.import': ['Import a roster', ofDistrict('/settings/imports')],
  'teacher.invite': ['Invite teachers', ofDistrict('/settings/teachers')],
} as const satisfies Partial<Record<Action, readonly [string, () => Promise<Place>]>>;

/** Actions without a control. The service leaves out licensed parts, and the lesson's page explains that. */
const withoutControl: readonly Action[] = ['lesson.read-licensed'];

test('[LIC-3] every action that needs a license, by the table of permissions, has its control here', () => {
  const licensed = Object.entries(permissions)
    .filter(([, { licensed: ends }]) => ends)
    .map(([action]) => action);
  expect([...Object.keys(controls), ...withoutControl].toSorted()).toEqual(licensed.toSorted());
});

const why = (state: AccessState) =>
  state === 'trial_expired'
    ? 'Your trial has ended: this works again with a license.'
    : 'Your license has ended or is paused. This works again once it is renewed or paid.';

async function opened(place: Place, accessState: AccessState): Promise<Opened> {
  place.app.session.update({ accessState });
  const page = await openAs(place.app, place.at);
  if (place.first !== undefined)
    await page.person.click(await screen.findByRole('button', { name: place.first }));
  return page;
}

test.each(Object.entries(controls))(
  '[LIC-3] %s: its control is locked with the reason, before any input and when it is pressed',
  async (_action, [name, place]) => {
    const state = name === 'Invite teachers' ? 'trial_expired' : 'subscription_expired';
    const { person, address } = await opened(await place(), state);
    const [control] = await screen.findAllByRole('button', { name, description: why(state) });
    expect(await screen.findByText(/so this is read-only$/)).toBeDefined();
    expect(control?.getAttribute('aria-disabled')).toBe('true');
    const before = address();
    await person.click(control ?? document.body);
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await messages.findByText(why(state))).toBeDefined();
    expect(address()).toBe(before);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each(Object.entries(controls))(
  '[LIC-3] %s: its control is available while a license covers the user',
  async (_action, [name, place]) => {
    await opened(await place(), 'renewal_coming');
    const [control] = [...(await screen.findAllByText(name, { selector: 'a, button' }))];
    expect(control?.getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.queryByRole('button', { description: /works again/ })).toBeNull();
  },
);
