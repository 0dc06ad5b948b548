import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everywhere } from '#domain/organizations/access/scope.ts';
import type { AccessState } from '#domain/identity/account/access-state.ts';
import { anId } from '../../../../builders/an-id.ts';
import { aNewClassroom } from '../../../../builders/a-classroom.ts';
import { aDomainClaim } from '../../../../builders/a-domain.ts';
import { anAccount } from '../../../../builders/an-account.ts';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { startOfTests } from '../../../../builders/time.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from './a-district.ts';

async function opened(accessState: AccessState = 'subscription_active') {
  const { service, logIn } = await aStaffedDistrict();
  await service.domains.claim({ ...aDomainClaim('oak'), organizationId: 'oak' });
  await service.domains.prove('oak', { at: startOfTests, how: 'dns' });
  await service.accounts.open(
    anAccount({ id: 'zoe', email: 'zoe@oak.test', firstName: 'Zoë', lastName: 'Reed' }),
  );
  const request = {
    id: '00000000-0000-7000-8000-0000000000f1',
    accountId: 'zoe',
    organizationId: 'oak',
    workspaceId: null,
  };
  await service.joinRequests.ask({ ...request, at: startOfTests });
  const app = await logIn('Mia');
  app.session.update({ accessState });
  const { person } = await openAs(app, '/settings/teachers?show=invitations');
  const list = await screen.findByRole('list', { name: 'Requests to join' });
  const schoolsOf = (id: string) =>
    service.organizations.ofAccount(id).map(({ organization, role }) => [organization, role]);
  return { service, person, list, schoolsOf };
}

test('[ORG-10] a manager sees who asks, and approves them as a teacher', async () => {
  const { person, list, schoolsOf } = await opened();
  expect(within(list).getByText('Zoë Reed')).toBeDefined();
  expect(list.textContent).toContain('zoe@oak.test');
  await person.click(screen.getByRole('button', { name: 'Approve Zoë Reed' }));
  await screen.findByText('Zoë Reed is now a teacher of your school.');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Requests to join' })).toBeNull());
  expect(schoolsOf('zoe')).toEqual([['tide/oak/', 'teacher']]);
});

test('[ORG-10] a manager declines after a confirmation, and no one joins', async () => {
  const { service, person, schoolsOf } = await opened();
  await person.click(screen.getByRole('button', { name: 'Decline Zoë Reed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Zoë Reed?' }));
  await person.click(dialog.getByRole('button', { name: 'Decline' }));
  await screen.findByText('Zoë Reed’s request was declined.');
  expect(schoolsOf('zoe')).toEqual([]);
  expect(await service.joinRequests.stateOf('zoe', 'oak')).toBe('declined');
});

test('[LIC-3] a missing license is shown before a user is approved, and declining works', async () => {
  const { list } = await opened('subscription_expired');
  const approve = within(list).getByRole('button', { name: 'Approve' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  expect(approve.title).toBe(
    'Your license has ended or is paused. This works again once it is renewed or paid.',
  );
  expect(within(list).queryByRole('button', { name: 'Approve Zoë Reed' })).toBeNull();
  expect(within(list).getByRole('button', { name: 'Decline Zoë Reed' })).toBeDefined();
});

test("[ORG-10] another manager's simultaneous answer is shown", async () => {
  const { service, person } = await opened();
  await service.joinRequests.settle('00000000-0000-7000-8000-0000000000f1', 'declined');
  await person.click(screen.getByRole('button', { name: 'Approve Zoë Reed' }));
  expect(await screen.findByText(/^Someone else already answered this request/)).toBeDefined();
});

async function openedWithMove() {
  const { service, logIn } = await aStaffedDistrict();
  await anOrganization(service.organizations, { id: 'mine', kind: 'workspace' });
  const [{ accountId } = { accountId: null }] = service.organizations
    .memberships()
    .filter(({ id }) => id === anId('m-cem'));
  if (accountId === null) throw new Error('Cem is there');
  const membership = { id: anId('m-cem-mine'), accountId, organizationId: 'mine', role: 'customer' } as const;
  await service.organizations.join({ ...membership, billingContact: true, at: startOfTests });
  await service.transaction.run(async ({ classrooms }) => {
    for (const id of ['4b', '5a']) {
      const owner = { teacherId: `of ${id}`, accountId };
      await classrooms.open(aNewClassroom({ id, name: id, organization: 'mine/', owner }), 99);
    }
  });
  const request = { id: '00000000-0000-7000-8000-0000000000f2', accountId, organizationId: 'oak' };
  await service.joinRequests.ask({ ...request, workspaceId: 'mine', at: startOfTests });
  const { person } = await openAs(await logIn('Mia'), '/settings/teachers?show=invitations');
  const list = await screen.findByRole('list', { name: 'Requests to join' });
  return { service, person, list };
}

test('[ORG-1] a manager sees what would move in before approving', async () => {
  const { service, person, list } = await openedWithMove();
  expect(within(list).getByText('Asks to move into your school with 2 classes, no students')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve Cem Quay' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Review Cem Quay’s request' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Move the classes of Cem Quay into your school?' }),
  );
  const moving = within(dialog.getByRole('list', { name: 'Classes that move' }));
  expect(moving.getByText('4b')).toBeDefined();
  expect(moving.getByText('5a')).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Approve the move' }));
  await screen.findByText('Cem Quay’s classes are now in your school.');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Requests to join' })).toBeNull());
  const classrooms = await service.transaction.run(({ classrooms }) => classrooms.list(everywhere));
  expect(classrooms.map(({ organization }) => organization)).toEqual(['tide/oak/', 'tide/oak/']);
});

test('[ORG-1] a manager declines a move, and sees that nothing moves', async () => {
  const { service, person } = await openedWithMove();
  await person.click(screen.getByRole('button', { name: 'Decline Cem Quay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Cem Quay?' }));
  expect(dialog.getByText(/^They get an email. Nothing moves/)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Decline' }));
  await screen.findByText('Cem Quay’s request was declined.');
  expect(await service.joinRequests.ofWorkspace('mine')).toMatchObject({ state: 'declined' });
});
