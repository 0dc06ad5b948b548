import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { followEveryMs } from '#application/client/platform/jobs/jobs-app.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from './a-district.ts';

const person = userEvent.setup();
const heading = (name: string) => screen.findByRole('heading', { name });
const addresses = () => screen.findByLabelText('Email addresses');
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

async function paste(text: string) {
  const field = await addresses();
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
  await person.click(screen.getByRole('button', { name: 'Check the addresses' }));
}

test('[ORG-6] [R6] a manager pastes a list, sees the result for each address, sends it, and follows the emails', async () => {
  const { logIn, service } = await aStaffedDistrict();
  await openAs(await logIn('Mia'), '/settings/teachers/new', new InMemoryStorage());
  await paste('Zoë Roe <Zoe+lego@Quay.test>; rubbish\nzoe+lego@quay.test, נועה <noa@quay.test>');
  await heading('2 invitations to send');
  expect(await rows('Addresses')).toEqual([
    'rubbishIs not an email address',
    'zoe+lego@quay.testIs on the list twice',
    'zoe+lego@quay.test Zoë RoeGets an invitation',
    ['noa@quay.test ', 'נועה', 'Gets an invitation'].join(''),
  ]);
  expect(service.jobs.inputs('send-invitations', 'waiting')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  await heading('2 people invited');
  expect(await screen.findByRole('progressbar', { name: 'The invitations are being sent' })).toBeDefined();
  await service.jobs.start(service.app.jobs.handlers).stop();
  await act(() => service.clock.advance(followEveryMs));
  expect(await screen.findByText('2 emails were sent.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the invitations' })).toBeDefined();
});

test('[ORG-6] [UI-5] the progress of the emails is found again after a reload, and next to the list of invitations', async () => {
  const { logIn, service } = await aStaffedDistrict();
  const mia = await logIn('Mia');
  const storage = new InMemoryStorage();
  await openAs(mia, '/settings/teachers/new', storage);
  await paste('zoe@quay.test');
  await heading('1 invitation to send');
  await person.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  await heading('1 person invited');
  cleanup();
  await openAs(mia, '/settings/teachers/new', storage);
  await addresses();
  expect(await screen.findByRole('progressbar', { name: 'The invitations are being sent' })).toBeDefined();
  cleanup();
  await openAs(mia, '/settings/teachers?show=invitations', storage);
  expect(await screen.findByRole('progressbar', { name: 'The invitations are being sent' })).toBeDefined();
  await service.jobs.start(service.app.jobs.handlers).stop();
  await act(() => service.clock.advance(followEveryMs));
  expect(await screen.findByText('1 email was sent.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('1 email was sent.')).toBeNull();
});

test('[R6] going back keeps the list, and another check gives new answers', async () => {
  const { logIn } = await aStaffedDistrict();
  await openAs(await logIn('Mia'), '/settings/teachers/new');
  await paste('zoe@quay.test');
  await heading('1 invitation to send');
  await person.click(screen.getByRole('button', { name: 'Change the list' }));
  const field = await addresses();
  expect([field, (field as HTMLTextAreaElement).value]).toEqual([document.activeElement, 'zoe@quay.test']);
  await paste('only rubbish');
  await heading('No one to invite');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('[ORG-6] too many addresses, no address, and a message of two megabytes are refused at their fields', async () => {
  const { logIn } = await aStaffedDistrict();
  await openAs(await logIn('Mia'), '/settings/teachers/new');
  await paste('a@quay.test\n'.repeat(5_001));
  expect(await screen.findByText(/^These are too many at once/)).toBeDefined();
  await person.click(screen.getByLabelText(/^Message/));
  await person.paste('x'.repeat(2_000_000));
  await paste(' ');
  expect(await screen.findByText('Paste at least one email address.')).toBeDefined();
  expect(screen.getByText(/^This message is too long/)).toBeDefined();
});

const pastedRound = (_: unknown, at: number): string =>
  [
    `Ann Lee <t${at}.1@quay.test>; t${at}.2@quay.test;`,
    `"Roe, Bo ""Bobby""" <t${at}.3@quay.test>`,
    `Cy\tLim\tt${at}.4@quay.test`,
    `נועה לוי <t${at}.5@quay.test>`,
    `T${at}.6+LEGO@Quay.TEST`,
    `\u200Bmailto:t${at}.7@quay.test\u200B`,
    `t${at}.6+lego@quay.test`,
    'see you on Monday',
    `t${at}@quay`,
  ].join('\n');

test('[ORG-6] 5,000 entries with invalid ones get individual results and counts, and 50 of them are rendered at first', async () => {
  const { logIn } = await aStaffedDistrict();
  await openAs(await logIn('Mia'), '/settings/teachers/new');
  await paste(Array.from({ length: 500 }, pastedRound).join('\r\n'));
  await heading('3,500 invitations to send');
  expect(screen.getByText('1,000 × Is not an email address')).toBeDefined();
  expect(screen.getByText('500 × Is on the list twice')).toBeDefined();
  expect(await rows('Addresses')).toHaveLength(50);
  expect(screen.getByRole('button', { name: 'Show all 5,000' })).toBeDefined();
});

test('[ORG-3] a district chooses among its schools and invites managers, and a manager can do neither', async () => {
  const { logIn, service } = await aStaffedDistrict();
  await openAs(await logIn('Ada'), '/settings/teachers/new');
  const school = await screen.findByLabelText('School');
  await person.selectOptions(school, within(school).getAllByRole('option').at(-1) ?? []);
  await person.selectOptions(screen.getByLabelText('Role'), 'Manager');
  await paste('zoe@quay.test');
  await person.click(await screen.findByRole('button', { name: 'Send 1 invitation' }));
  await heading('1 person invited');
  expect(service.audit.entries().at(-1)).toMatchObject({
    action: 'invitation/sent',
    after: { role: 'manager' },
  });
});

async function openSent() {
  const { logIn, service } = await aStaffedDistrict();
  const app = await logIn('Mia');
  await openAs(app, '/settings/teachers/new');
  await paste('zoe@quay.test');
  await person.click(await screen.findByRole('button', { name: 'Send 1 invitation' }));
  await person.click(await screen.findByRole('link', { name: 'See the invitations' }));
  const list = within(await screen.findByRole('list', { name: 'Invitations' }));
  const choose = async (name: string) => {
    (await screen.findByRole('button', { name: 'Actions for zoe@quay.test' })).focus();
    await person.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name });
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
    await waitFor(async () => {
      await person.keyboard('{ArrowDown}');
      expect(item.dataset['highlighted']).toBe('');
    });
    await person.keyboard('{Enter}');
  };
  return { app, service, list, choose };
}

test('[R4] an invitation is listed with its state, and its link can be copied', async () => {
  const { list, choose } = await openSent();
  expect(list.getByText('Being sent')).toBeDefined();
  await choose('Copy link');
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(link.value).toMatch(/^https:\/\/blockyard\.test\/invitations\//);
});

test('[R4] an invitation is revoked after a question, with a message', async () => {
  const { service, choose } = await openSent();
  await choose('Revoke');
  await person.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeDefined();
  expect(service.audit.entries().at(-1)?.action).toBe('invitation/revoked');
});

test('[R3] an invitation is sent again, with a new email', async () => {
  const { service, choose } = await openSent();
  await choose('Send again');
  expect(await screen.findByText(/is being sent again/)).toBeDefined();
  expect(service.jobs.inputs('send-invitations', 'waiting')).toHaveLength(2);
});

test('[LIC-3] without a license an invitation can be revoked, but not sent again', async () => {
  const { app } = await openSent();
  act(() => app.session.update({ accessState: 'subscription_expired' }));
  (await screen.findByRole('button', { name: 'Actions for zoe@quay.test' })).focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Revoke' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim())).toEqual(['Revoke']);
});
