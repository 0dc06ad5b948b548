import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import { maxPeopleSearched } from '#domain/activity.ts';
import type { AuditEntry } from '#domain/audit.ts';
import { anAccount } from '../../../../builders/an-account.ts';
import { minute } from '../../../../builders/time.ts';
// Tables with many rows load this on demand. The import compiles it before the tests run.
import '#ui/table/tools/table-tools.tsx';
import { aStaffRoom, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';

async function aWatchedTeacher() {
  const room = await aStaffRoom();
  const ada = await room.signIn('Ada');
  const user = room.service.identity.userOf('ada@quay.test');
  const record = async (by: string, subject = user?.id ?? '') => {
    await room.service.clock.advance(minute);
    return room.service.audit.record({ action: 'account/sessions-ended', by, subject });
  };
  return { ...room, ada, record, id: user?.id ?? '' };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Activity' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test("[SEC-5] a user sees their own actions and others' actions on them, newest first", async () => {
  const { ada, id, record } = await aWatchedTeacher();
  await record(id);
  await record('gone');
  await record('somebody', 'somebody-else');
  await openAs(ada, '/settings/activity');
  expect(await rows()).toEqual([
    expect.stringContaining('Logged out everywhere: Ada LovelaceDeleted account'),
    expect.stringContaining('Logged out everywhereAda Lovelace'),
  ]);
});

test('[UI-9] the filter is in the address, and long lists have tools', async () => {
  const { ada, id, record } = await aWatchedTeacher();
  for (let each = 0; each < 12; each += 1) await record(id);
  await record('gone');
  await openAs(ada, '/settings/activity?filter=by.equals:gone');
  expect(await rows()).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeDefined();
});

/** Creates an account that has acted on the user's data. */
const anActor = async (
  { service, record }: Awaited<ReturnType<typeof aWatchedTeacher>>,
  id: string,
  firstName: string,
) => {
  await service.transaction.run(({ accounts }) =>
    accounts.open(anAccount({ id, firstName, lastName: 'Hopper' })),
  );
  await record(id);
};

async function search(ada: ClientApp, name: string) {
  const { person, address } = await openAs(ada, '/settings/activity');
  await person.type(await screen.findByRole('searchbox', { name: 'Search by person' }), `${name}{Enter}`);
  return { address };
}

test('[SEC-5] the log is searched by a part of a name, which is in the address', async () => {
  const teacher = await aWatchedTeacher();
  await anActor(teacher, 'grace', 'Grace');
  await anActor(teacher, 'june', 'June');
  const { address } = await search(teacher.ada, 'hopper, grace');
  await waitFor(async () => expect(await rows()).toEqual([expect.stringContaining('Grace Hopper')]));
  expect(address()).toMatch(/filter=person.contains.*hopper$/);
  expect(screen.queryByText(/people match this search/)).toBeNull();
});

test('[SEC-5] a search says if more people match than are searched', async () => {
  const teacher = await aWatchedTeacher();
  for (let at = 0; at <= maxPeopleSearched; at += 1) await anActor(teacher, `twin-${at}`, 'Twin');
  await search(teacher.ada, 'twin');
  expect(await screen.findByText(/^More than 50 people match this search/)).toBeTruthy();
});

test('only the time column can be sorted', async () => {
  const { ada, id, record } = await aWatchedTeacher();
  await record(id);
  await openAs(ada, '/settings/activity');
  const table = await screen.findByRole('table', { name: 'Activity' });
  expect(
    within(table)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['When']);
});

test("[CLS-2] [SEC-5] a teacher's message to a class, and a student's answer, are described in words", async () => {
  const { ada, id, service, record } = await aWatchedTeacher();
  const note = (entry: AuditEntry) => service.audit.record({ concerns: [id], ...entry });
  const sent = { action: 'classroom/message-sent', by: id, subject: 'room', before: null } as const;
  await note({ ...sent, after: { kind: 'look-at-step', step: 2, to: 'one' } });
  await note({ ...sent, after: { kind: 'well-done', step: null, to: 'all' } });
  const hint = { kind: 'lesson-hint', step: null, activity: 'Fold it', text: 'Look at the number.' } as const;
  await note({ ...sent, after: { ...hint, to: 'one' } });
  await note({ action: 'classroom/paused', by: id, subject: 'room' });
  await note({ action: 'student/show-agreed', by: null, subject: 'ann' });
  await record(id);
  await openAs(ada, '/settings/activity');
  expect(await rows()).toEqual([
    expect.stringContaining('Logged out everywhere'),
    expect.stringContaining('Student agreed to show a program to the classA student'),
    expect.stringContaining('Students’ screens paused (“Eyes up here”)Ada Lovelace'),
    expect.stringContaining('Message to one student (“Hint for “Fold it”: Look at the number.”)Ada Lovelace'),
    expect.stringContaining('Message to all students (“Well done.”)Ada Lovelace'),
    expect.stringContaining('Message to one student (“Look at step 2.”)Ada Lovelace'),
  ]);
});
