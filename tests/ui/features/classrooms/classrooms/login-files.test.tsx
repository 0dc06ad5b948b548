import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { followEveryMs } from '#application/client/platform/jobs/jobs-app.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import '#ui/features/classrooms/classrooms/logins/login-file-dialog.tsx';
import '#ui/features/classrooms/classrooms/logins/card-files.tsx';
import { aNewClassroom } from '../../../../builders/a-classroom.ts';
import { day } from '../../../../builders/time.ts';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { watchSavedFiles } from '../../../saved-files.ts';
import { aStaffRoom, got, openAs } from './open-classrooms.tsx';

let saveFile: ReturnType<typeof watchSavedFiles>;

let world: Awaited<ReturnType<typeof aSchool>>;

async function aSchool() {
  const { service, signIn } = await aStaffRoom();
  const ada = await signIn('Ada');
  await anOrganization(service.organizations, { id: 'harbor' });
  const accountId = service.accounts.accounts()[0]?.id ?? '';
  const membership = { id: 'm1', accountId, organizationId: 'harbor', role: 'customer' } as const;
  await service.organizations.join({ ...membership, billingContact: false, at: service.clock.now() });
  const classrooms: string[] = [];
  for (const name of ['4A', '4B'])
    classrooms.push(got(await ada.classrooms.create({ name, gradeBand: '3-5' })).id);
  const [first = '', second = ''] = classrooms;
  const some = ['Ann', 'Bo'].map((given) => ({ given, family: null, studentId: null }));
  const { students } = got(await ada.students.add(first, some));
  const selection = { of: 'ids', ids: students.slice(0, 1) } as const;
  got(await ada.students.act({ kind: 'copy', to: second }, { selection, archived: false }));
  const work = () => service.jobs.start(service.app.jobs.handlers).stop();
  return { service, ada, work };
}
beforeEach(async () => {
  saveFile = watchSavedFiles();
  world = await aSchool();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('[ROS-3] [R24] the cards of all classes are counted, made by a job, and downloaded', async () => {
  const { person } = await openAs(world.ada, '/settings/classrooms', new InMemoryStorage());
  await person.click(await button('Print login cards'));
  const dialog = await screen.findByRole('dialog', { name: 'Login cards for several classes' });
  expect(await within(dialog).findByText('3 cards in 2 classes.')).toBeTruthy();
  await person.selectOptions(within(dialog).getByLabelText('What to print'), 'A CSV file');
  expect(within(dialog).queryByLabelText('Paper')).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Make the file' }));
  const section = await screen.findByRole('region', { name: 'Login card files' });
  expect(within(section).getByText('Making login cards')).toBeTruthy();
  await world.work();
  await act(() => world.service.clock.advance(followEveryMs));
  expect(await within(section).findByText('3 cards in 2 classes are ready.')).toBeTruthy();
  await person.click(await button('Download Logins as CSV: 3 cards in 2 classes'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, bytes] = saveFile.mock.calls[0] ?? [];
  expect(name).toBe('logins.csv');
  expect(new TextDecoder().decode(bytes).split('\r\n')[0]).toContain('classroom,first_name');
});

test('[ROS-3] shows in how many of the classes login is paused', async () => {
  const [room] = got(await world.ada.classrooms.list());
  got(await world.ada.classCodes.setPaused(room?.id ?? '', true));
  const { person } = await openAs(world.ada, '/settings/classrooms', new InMemoryStorage());
  await person.click(await button('Print login cards'));
  expect(await screen.findByText(/^Login is paused in 1 class:/)).toBeTruthy();
});

test('[UI-5] a finished file can be found until it expires, and then the page says so', async () => {
  const order = { as: 'cards', paper: 'letter', kind: null } as const;
  got(await world.ada.studentLogins.orderFile({ of: 'organization', id: null }, order));
  await world.work();
  const { person } = await openAs(world.ada, '/settings/students');
  const download = await button('Download Login cards: 3 cards in 2 classes');
  await world.service.clock.advance(day);
  await person.click(download);
  expect(await screen.findByText(/no longer exists/)).toBeTruthy();
  await person.click(await button('Dismiss'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Login card files' })).toBeNull());
});

test('[SEC-7] a file is deleted before it expires, and the page says that its cards still work', async () => {
  const order = { as: 'cards', paper: 'letter', kind: null } as const;
  got(await world.ada.studentLogins.orderFile({ of: 'organization', id: null }, order));
  await world.work();
  const { person } = await openAs(world.ada, '/settings/students');
  await person.click(await button('Delete now: Login cards: 3 cards in 2 classes'));
  expect(await screen.findByText(/^The file is deleted\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Login card files' })).toBeNull());
  expect(got(await world.ada.studentLogins.files())).toEqual([]);
});

test('[R24] students without a class are counted before printing, and a student who is selected everywhere gets a card in each class', async () => {
  const [room] = got(await world.ada.classrooms.list());
  const { students } = got(
    await world.ada.students.add(room?.id ?? '', [{ given: 'Cy', family: null, studentId: null }]),
  );
  got(
    await world.ada.students.act(
      { kind: 'remove', from: room?.id ?? '' },
      { selection: { of: 'ids', ids: students }, archived: false },
    ),
  );
  const { person } = await openAs(world.ada, '/settings/students');
  await person.click(await button('Print login cards'));
  expect(await screen.findByText('3 cards in 2 classes.')).toBeTruthy();
  expect(await screen.findByText(/^1 student is not in a class/)).toBeTruthy();
});

test('[ROS-3] the result of an import links to the cards of its new students, or of its school', async () => {
  const { person } = await openAs(world.ada, '/settings/students?cards=none&school=harbor');
  const dialog = await screen.findByRole('dialog', { name: 'Login cards for several classes' });
  expect(await within(dialog).findByText(/import no longer exists/)).toBeTruthy();
  await person.selectOptions(within(dialog).getByLabelText('Students'), 'Everyone in the school');
  expect(await within(dialog).findByText('3 cards in 2 classes.')).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[ROS-3] the cards of selected classes contain only those classes', async () => {
  const accountId = world.service.accounts.accounts()[0]?.id ?? '';
  await world.service.transaction.run(async ({ classrooms }) => {
    for (let at = 0; at < 9; at += 1) {
      const owner = { teacherId: `t${at}`, accountId };
      await classrooms.open(aNewClassroom({ id: `more-${at}`, name: `5-${at}`, owner }), 99);
    }
  });
  const { person } = await openAs(world.ada, '/settings/classrooms');
  await person.click(await screen.findByRole('checkbox', { name: 'Select 4B' }));
  const [, some] = await screen.findAllByRole('button', { name: 'Print login cards' });
  if (some === undefined) throw new Error('no button for the selected');
  await person.click(some);
  expect(await screen.findByText('1 card in 1 class.')).toBeTruthy();
});
