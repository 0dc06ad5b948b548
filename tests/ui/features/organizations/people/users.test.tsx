import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '#ui/table/tools/table-tools.tsx';
import { anEmail } from '../../../../builders/an-email.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from './a-district.ts';
import { asStaff } from './as-staff.ts';

const table = async () => within(await screen.findByRole('table', { name: 'Users' }));
const names = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('[ORG-5] staff search everyone by a part of a name, and open a person', async () => {
  const district = await aStaffedDistrict();
  const { person } = await openAs(await asStaff(district.service), '/users');
  await person.type(await screen.findByRole('searchbox', { name: 'Name or email' }), 'ben q');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(async () => expect(await names()).toEqual(['Ben Quay']));
  await person.click((await table()).getByRole('link', { name: 'Ben Quay' }));
  const shown = await dialog('Ben Quay');
  expect(shown.getByText('ben@tide.test')).toBeTruthy();
  expect(shown.getByText(/^Oak School/)).toBeTruthy();
});

test('[ORG-5] staff extend a trial with a reason, which is in the log and visible to the person', async () => {
  const district = await aStaffedDistrict();
  const { person } = await openAs(await asStaff(district.service), '/users?filter=person.contains:ben');
  await person.click((await table()).getByRole('link', { name: 'Ben Quay' }));
  await person.click((await dialog('Ben Quay')).getByRole('button', { name: 'Extend trial' }));
  const form = await dialog('Extend trial: Ben Quay');
  const days = form.getByLabelText('Days (1 to 90)');
  await person.clear(days);
  await person.type(days, '91');
  await person.click(form.getByRole('button', { name: 'Extend trial' }));
  await waitFor(() => expect(days.getAttribute('aria-invalid')).toBe('true'));
  await person.clear(days);
  await person.type(days, '10');
  await person.selectOptions(form.getByLabelText('Reason'), 'Billing');
  // An invalid case number is reported at its own field.
  const ticket = form.getByLabelText(/^Case number/);
  await person.type(ticket, 'no such number!');
  await person.click(form.getByRole('button', { name: 'Extend trial' }));
  await waitFor(() => expect(ticket.getAttribute('aria-invalid')).toBe('true'));
  expect(form.getByLabelText('Reason').getAttribute('aria-invalid')).not.toBe('true');
  await person.clear(ticket);
  await person.click(form.getByRole('button', { name: 'Extend trial' }));
  expect(await screen.findByText(/The trial of .*Ben Quay.* is extended\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(district.service.audit.entries()).toContainEqual(
    expect.objectContaining({
      action: 'account/trial-extended',
      by: 'kay',
      after: expect.objectContaining({ reason: { why: 'billing', ticket: null } }),
    }),
  );
});

test("[ORG-10] staff confirm a school's claimed domain, with a reason", async () => {
  const district = await aStaffedDistrict();
  const mia = await district.logIn('Mia');
  const school = 'oak';
  expect(await mia.domains.claim(school, 'oak.example')).toMatchObject({ ok: true });
  const { person } = await openAs(await asStaff(district.service), '/users?filter=person.contains:ben');
  await person.click((await table()).getByRole('link', { name: 'Ben Quay' }));
  const toDomains = (await dialog('Ben Quay')).getByRole('button', {
    name: /^Email domains of .*Oak School/,
  });
  await person.click(toDomains);
  const shown = within(await screen.findByRole('dialog', { name: /^Email domains of/ }));
  expect(await shown.findByText('Not verified')).toBeTruthy();
  await person.click(shown.getByRole('button', { name: 'Confirm oak.example' }));
  await person.selectOptions(await shown.findByLabelText('Reason'), 'Their school asked for it');
  await person.click(shown.getByRole('button', { name: 'Confirm oak.example' }));
  expect(await shown.findByText('Confirmed by us')).toBeTruthy();
  expect(await mia.domains.list(school)).toMatchObject({
    value: [{ domain: 'oak.example', proved: { how: 'staff' } }],
  });
});

test('[ORG-5] no one can view as one of our staff, or change anything about them there', async () => {
  const district = await aStaffedDistrict();
  const kay = await asStaff(district.service);
  const { person } = await openAs(kay, '/users?filter=person.contains:lin');
  await person.click((await table()).getByRole('link', { name: 'lin Pier' }));
  const shown = await dialog('lin Pier');
  expect(shown.getByText(/^This is one of our staff/)).toBeTruthy();
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['']);
  expect(await kay.people.startViewAs('lin', { why: 'billing', ticket: null })).toMatchObject({ ok: false });
});

test('[ORG-5] [NAV-20] a manager has one people page: /users leads to the staff list, with its filters', async () => {
  const { logIn } = await aStaffedDistrict();
  const { address } = await openAs(
    await logIn('Mia'),
    '/users?filter=organization.contains:oak&filter=type.equals:teacher&filter=access.equals:trial_active&sort=-email',
  );
  expect(await screen.findByRole('table', { name: 'Staff' })).toBeDefined();
  expect(decodeURIComponent(address())).toBe(
    '/settings/teachers?filter=school.contains:oak&filter=role.equals:teacher&sort=-email',
  );
});

test('[ORG-5] a user who views as another sees that there is no export, and requests none', async () => {
  const { logIn } = await aStaffedDistrict();
  const ben = await logIn('Ben');
  const list = vi.spyOn(ben.exports, 'list');
  ben.session.update({ viewing: { id: 'view-1', until: Number.MAX_SAFE_INTEGER } });
  await openAs(ben, '/settings/profile');
  const section = within(await screen.findByRole('region', { name: 'Export my data' }));
  expect(section.getByText(/Only this person can download these files/)).toBeTruthy();
  expect(section.queryByRole('button')).toBeNull();
  expect(list).not.toHaveBeenCalled();
});

test.each(['Ways to log in', 'Password', 'Two-step login'])(
  "[ORG-5] a user who views as another does not see their own %s as the other user's",
  async (name) => {
    const { logIn } = await aStaffedDistrict();
    const ben = await logIn('Ben');
    ben.session.update({ viewing: { id: 'view-1', until: Number.MAX_SAFE_INTEGER } });
    await openAs(ben, '/settings/profile');
    const section = within(await screen.findByRole('region', { name }));
    expect(section.getByText('You cannot see how this person logs in.')).toBeDefined();
    expect(section.queryByRole('button')).toBeNull();
  },
);

test('[ORG-12] staff read the settings of an organization, with an entry in its log, and change nothing there', async () => {
  const district = await aStaffedDistrict();
  await district.service.transaction.run(({ settings }) =>
    settings.replaceBillingAddresses('oak', [anEmail('office@oak.test')]),
  );
  const { person } = await openAs(await asStaff(district.service), '/users?filter=person.contains:ben');
  await person.click((await table()).getByRole('link', { name: 'Ben Quay' }));
  await person.click((await dialog('Ben Quay')).getByRole('link', { name: /^Settings of .*Oak School/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Oak School/ })).toBeTruthy();
  const list = (name: string) => screen.getByRole('list', { name }).textContent;
  expect(list('Name and time zone')).toMatch(/Oak School.*School/);
  expect(list('More email addresses')).toContain('office@oak.test');
  expect(await screen.findByText('No domains yet.')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /Save|Rename|Add|Remove|Upload|Change|Check/ })).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(district.service.audit.entries()).toContainEqual(
    expect.objectContaining({ action: 'organization/read', by: 'kay', subject: 'oak' }),
  );
});

test("[ORG-3] staff who select no organization, or an unknown one, find no settings, and other users cannot see another one's", async () => {
  const district = await aStaffedDistrict();
  const staff = await asStaff(district.service);
  for (const path of ['/settings/school', '/settings/school?organization=nowhere']) {
    await openAs(staff, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
    cleanup();
  }
  await openAs(await district.logIn('Mia'), '/settings/school?organization=elm');
  expect(await screen.findByDisplayValue('Oak School')).toBeTruthy();
});
