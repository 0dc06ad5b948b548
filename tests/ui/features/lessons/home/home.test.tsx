import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import { err } from '#domain/result.ts';
// The page loads this on demand. The import compiles it before the tests run.
import '#ui/features/lessons/home/home.tsx';
import { aDomainClaim } from '../../../../builders/a-domain.ts';
import { anAccount } from '../../../../builders/an-account.ts';
import { startOfTests } from '../../../../builders/time.ts';
import {
  aStaffRoom,
  aTaughtClass,
  barge,
  got,
  openAs,
} from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';
import { asStaff } from '../../organizations/people/as-staff.ts';

const ann = { given: 'Ann', family: null, studentId: null };

async function openHome(app: ClientApp) {
  const { person } = await openAs(app, '/lessons');
  const block = within(await screen.findByRole('region', { name: 'Your next steps' }));
  await waitFor(() => expect(block.queryByText('Loading your next steps')).toBeNull());
  await block.findByRole('link', { name: 'See the license' });
  const links = () =>
    block.getAllByRole('link').map((link) => `${link.textContent} → ${link.getAttribute('href')}`);
  return { person, block, links };
}

test('[NAV-20] a new teacher has the four steps of the first class', async () => {
  const { signIn } = await aStaffRoom();
  const { block, links } = await openHome(await signIn('Ada'));
  expect(block.getAllByRole('listitem')).toHaveLength(4);
  expect(links().slice(0, 4)).toEqual([
    'Create a class → /settings/classrooms/new',
    'Add the names → /settings/classrooms/new',
    'Print the login cards → /settings/classrooms/new',
    'Teach “Load the barge” → /lessons/load-the-barge',
  ]);
});

test('[NAV-20] a teacher sees the next part, students who need help, and only open steps as links', async () => {
  const { ada, id, assignment, service } = await aTaughtClass();
  const { students } = got(await ada.students.add(id, [ann]));
  got(await ada.classrooms.recordProgress(assignment.id, 'warm-up', 0, { state: 'done', minutes: null }));
  const mark = {
    assignmentId: assignment.id,
    state: 'needs_help',
    at: startOfTests,
    source: 'student',
  } as const;
  const studentId = students[0] ?? '';
  await service.transaction.run(async ({ studentProgress }) => {
    await studentProgress.record({ ...mark, studentId, activityId: 'warm-up' });
    await studentProgress.record({ ...mark, studentId, activityId: 'build' });
  });
  const { block, links } = await openHome(ada);
  expect(block.getByText('0 of 1 student finished')).toBeDefined();
  expect(links()).toEqual([
    `4B: ${barge.title}, part 2 → /settings/classrooms/${id}`,
    'Teach → /lessons/load-the-barge?view=present&version=1',
    `Cards → /settings/classrooms/${id}/code`,
    `1 student needs help → /settings/classrooms/${id}/dashboard`,
    `Print the login cards → /settings/classrooms/${id}/code`,
    'See the license → /settings/license',
  ]);
});

test('[NAV-20] a finished step is not a link', async () => {
  const { signIn } = await aStaffRoom();
  const ada = await signIn('Ada');
  const { id } = got(await ada.classrooms.create({ name: '4B', gradeBand: '3-5' }));
  const { block, links } = await openHome(ada);
  expect(block.getByText('Create a class').textContent).toBe('Done: Create a class');
  expect(links()[0]).toBe(`Add the names → /settings/students/new?classroom=${id}`);
});

test('[NAV-20] a manager sees open tasks, and no checklist', async () => {
  const { service, logIn } = await aStaffedDistrict();
  await service.domains.claim({ ...aDomainClaim('oak'), organizationId: 'oak' });
  await service.domains.prove('oak', { at: startOfTests, how: 'dns' });
  await service.accounts.open(anAccount({ id: 'zoe', email: 'zoe@oak.test', firstName: 'Zoë' }));
  const request = { id: '00000000-0000-7000-8000-0000000000f1', accountId: 'zoe', organizationId: 'oak' };
  await service.joinRequests.ask({ ...request, workspaceId: null, at: startOfTests });
  const { links } = await openHome(await logIn('Mia'));
  expect(links()).toEqual([
    'Answer 1 join request → /settings/teachers#join-requests',
    'See the license → /settings/license',
  ]);
});

test('[NAV-20] the owner of a district sees its schools', async () => {
  const { logIn } = await aStaffedDistrict();
  const { links } = await openHome(await logIn('Ada'));
  expect(links()[0]).toBe('See 2 schools → /settings/school');
});

test('[NAV-20] our staff and visitors have no such block', async () => {
  const { service, visitor } = await aStaffRoom();
  await openAs(await asStaff(service), '/lessons');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Your next steps' })).toBeNull();
  await openAs(visitor(), '/lessons');
  expect(screen.queryByRole('region', { name: 'Your next steps' })).toBeNull();
});

test('[NAV-20] a block that cannot be read says so, and can be retried', async () => {
  const { signIn } = await aStaffRoom();
  const ada = await signIn('Ada');
  let failing = true;
  const home = {
    read: async () => (failing ? err({ kind: 'service/unreachable' } as const) : ada.home.read()),
  };
  const { person } = await openAs(Object.create(ada, { home: { value: home } }), '/lessons');
  const again = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await person.click(again);
  expect(await screen.findByRole('link', { name: 'Create a class' })).toBeDefined();
});
