import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Action, permissionOf } from '#domain/organizations/access/permissions.ts';
import { aPdf } from '../../../../builders/a-pdf.ts';
import { everything } from '../../../../builders/a-scope.ts';
import { anEmail } from '../../../../builders/an-email.ts';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { startOfTests } from '../../../../builders/time.ts';
import { comeBack, got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../people/a-district.ts';

const path = '/settings/school';

async function opened(firstName: string) {
  const { service, logIn } = await aStaffedDistrict();
  const app = await logIn(firstName);
  const { person } = await openAs(app, path);
  await screen.findByRole('heading', { name: 'Name and time zone' });
  const read = (id: string) => service.transaction.run(({ settings }) => settings.read(id, everything));
  return { service, app, person, read };
}

test('[ORG-12] a name and a time zone are changed, and the session has the new name', async () => {
  const { app, person, read } = await opened('Ada');
  const name = screen.getByLabelText('Name');
  await person.clear(name);
  await person.type(name, 'Tidewater District');
  await person.selectOptions(screen.getByLabelText('Time zone'), 'Mountain (Denver)');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect((await read('tide'))?.organization).toMatchObject({
    name: 'Tidewater District',
    timeZone: 'America/Denver',
  });
  expect(app.session.current()).toMatchObject({ user: { organization: { name: 'Tidewater District' } } });
});

test("[ORG-12] another user's simultaneous change is not undone", async () => {
  const { service, person, read } = await opened('Ada');
  await service.transaction.run(({ settings }) => settings.change('tide', { name: 'Renamed elsewhere' }));
  comeBack();
  await person.selectOptions(screen.getByLabelText('Time zone'), 'Mountain (Denver)');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect((await read('tide'))?.organization.name).toBe('Renamed elsewhere');
});

test('[ONB-5] an empty name is reported at its field', async () => {
  const { person } = await opened('Ada');
  await person.clear(screen.getByLabelText('Name'));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Type a name.')).toBeDefined();
});

test('[ORG-1] the owner of a district adds a school and renames one', async () => {
  const { person } = await opened('Ada');
  await person.type(screen.getByLabelText('Name of a new school'), 'Quay School');
  await person.click(screen.getByRole('button', { name: 'Add the school' }));
  await screen.findByText('Quay School was added.');
  const schools = () =>
    within(screen.getByRole('list', { name: 'Schools of the district' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(schools()).toEqual(['Elm SchoolRename', 'Oak SchoolRename', 'Quay SchoolRename']),
  );
  await person.click(screen.getByRole('button', { name: 'Rename Elm School' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the school' }));
  await person.clear(dialog.getByLabelText('Name of the school'));
  await person.type(dialog.getByLabelText('Name of the school'), 'Zebra School');
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  await waitFor(() =>
    expect(schools()).toEqual(['Oak SchoolRename', 'Quay SchoolRename', 'Zebra SchoolRename']),
  );
});

test('[LIC-12] [R27] the owner enters billing addresses, one per line', async () => {
  const { person, read } = await opened('Ada');
  const field = screen.getByLabelText('More email addresses');
  await person.type(field, 'office');
  await person.click(screen.getByRole('button', { name: 'Save the addresses' }));
  await screen.findByText('Type one whole address on each line, such as bills@school.org.');
  await person.clear(field);
  await person.type(field, 'Office@Tide.test\nbills@tide.test');
  await person.click(screen.getByRole('button', { name: 'Save the addresses' }));
  await screen.findByText('Saved.');
  expect((await read('tide'))?.billingAddresses).toEqual([
    anEmail('bills@tide.test'),
    anEmail('office@tide.test'),
  ]);
});

test('[ORG-12] a manager uploads the data agreement, and another file than a PDF is refused', async () => {
  const { person, read } = await opened('Mia');
  await person.click(screen.getByRole('button', { name: 'Upload an agreement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload the data agreement' }));
  await person.type(dialog.getByLabelText('Signed by'), 'Mia Quay');
  await person.type(dialog.getByLabelText('Signed on'), '2026-08-01');
  const upload = dialog.getByRole('button', { name: 'Upload' });
  await person.click(upload);
  await dialog.findByText('Choose the PDF.');
  const choose = (text: BlobPart) =>
    person.upload(
      dialog.getByLabelText('The signed PDF'),
      new File([text], 'agreement.pdf', { type: 'application/pdf' }),
    );
  await choose('<html>');
  await person.click(upload);
  await dialog.findByText(/^This PDF is incomplete/);
  await choose(new TextDecoder().decode(aPdf()));
  await person.click(upload);
  expect(await screen.findByText('Signed by Mia Quay on 08/01/2026')).toBeDefined();
  expect((await read('oak'))?.agreement).toMatchObject({ signedBy: 'Mia Quay', signedOn: '2026-08-01' });
});

test('[ORG-2] a manager of a school cannot add schools, and can only read the billing addresses', async () => {
  await opened('Mia');
  expect(screen.queryByRole('heading', { name: 'Schools' })).toBeNull();
  expect(screen.queryByLabelText('More email addresses', { selector: 'textarea' })).toBeNull();
  expect(screen.getByText('Only the owner can change these.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'School settings' })).toBeDefined();
});

test.each([
  ['Ada', 'customer'],
  ['Mia', 'manager'],
  ['Ben', 'teacher'],
] as const)(
  '[ORG-2] [NAV-20] %s has links to the school and its imports if the permissions let a %s in',
  async (name, role) => {
    const { logIn } = await aStaffedDistrict();
    await openAs(await logIn(name), '/settings/activity?of=organization');
    await screen.findByRole('heading', { name: 'Activity log' });
    const mayAll = (action: Action): boolean => {
      const { organization, condition } = permissionOf(action).reach[role];
      return organization && condition === null;
    };
    expect(screen.queryByRole('link', { name: 'School settings' }) !== null).toBe(
      mayAll('organization.configure'),
    );
    expect(screen.queryByRole('link', { name: 'Imports' }) !== null).toBe(mayAll('roster.look-back'));
  },
);

/** Eve uses her workspace with the classroom 4B and also teaches at Oak School, which has declined her request before if `declined`. */
async function aWorkspace(declined = false) {
  const { service, logIn, join } = await aStaffedDistrict();
  await anOrganization(service.organizations, { id: 'mine', kind: 'workspace', name: 'Eve’s workspace' });
  const accountId = await join('Eve', 'mine', 'customer');
  const given = { accountId, organizationId: 'oak', at: startOfTests + 1 };
  await service.organizations.join({ ...given, id: 'm-eve-oak', role: 'teacher', billingContact: false });
  if (declined) {
    await service.joinRequests.ask({ ...given, id: 'eve asks', workspaceId: 'mine' });
    await service.joinRequests.settle('eve asks', 'declined');
  }
  const eve = await logIn('Eve');
  got(await eve.classrooms.create({ name: '4B', gradeBand: null }));
  const { person } = await openAs(eve, path);
  return { service, person };
}

test('[ORG-1] a workspace asks to join a school, after a preview of what moves, and withdraws', async () => {
  const { service, person } = await aWorkspace();
  await person.click(await screen.findByRole('button', { name: 'Move into Oak School…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move into Oak School' }));
  expect(dialog.getByText('1 class will move once your school agrees:')).toBeDefined();
  const list = dialog.getByRole('list', { name: 'Classes that move' });
  expect(within(list).getByText('4B')).toBeDefined();
  expect(within(list).getByText('no students')).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Ask Oak School' }));
  await screen.findByText(/^On .* you asked Oak School to take over your classes/);
  expect(await service.joinRequests.ofWorkspace('mine')).toMatchObject({ state: 'pending' });
  await person.click(screen.getByRole('button', { name: 'Withdraw the request' }));
  await screen.findByRole('button', { name: 'Move into Oak School…' });
  expect(await service.joinRequests.ofWorkspace('mine')).toBeNull();
});

test('[ORG-1] a declined user sees this, and asks again', async () => {
  const { service, person } = await aWorkspace(true);
  await screen.findByText(/^Oak School declined your request of/);
  await person.click(screen.getByRole('button', { name: 'Move into Oak School…' }));
  await person.click(await screen.findByRole('button', { name: 'Ask Oak School' }));
  await screen.findByRole('button', { name: 'Withdraw the request' });
  expect(await service.joinRequests.ofWorkspace('mine')).toMatchObject({ state: 'pending' });
});

test('[ORG-1] a user without a school sees what to do first', async () => {
  const { service, logIn, join } = await aStaffedDistrict();
  await anOrganization(service.organizations, { id: 'mine', kind: 'workspace' });
  await join('Eve', 'mine', 'customer');
  await openAs(await logIn('Eve'), path);
  expect(await screen.findByText(/^You do not belong to a school yet/)).toBeDefined();
});

test('[SEC-6] archived students are kept longer if a district requires it', async () => {
  const { service, person, read } = await opened('Ada');
  const section = within(screen.getByRole('region', { name: 'Archived students' }));
  await person.selectOptions(section.getByLabelText(/Erase them after/), '3 years');
  await person.click(section.getByRole('button', { name: 'Save the period' }));
  await screen.findByText('Saved.');
  expect(await read('tide')).toMatchObject({ archivedKeptDays: 1_095 });
  const [entry] = service.audit.entries().filter(({ action }) => action === 'organization/changed');
  expect(entry).toMatchObject({ after: { archivedKeptDays: 1_095, renamed: false } });
});

test('[LIC-7] the address on quotes and invoices is entered line by line', async () => {
  const { service, person, read } = await opened('Ada');
  const section = within(screen.getByRole('region', { name: 'Billing' }));
  const address = section.getByRole('textbox', { name: /Address on quotes and invoices/ });
  await person.type(address, `${'a{enter}'.repeat(7)}b`);
  await person.click(section.getByRole('button', { name: 'Save the address' }));
  expect(await section.findByText('Use at most 6 lines of 60 characters each.')).toBeDefined();
  expect(await read('tide')).toMatchObject({ postalAddress: '' });
  await person.clear(address);
  await person.type(address, '1 Pier St{enter}Oakland, CA 94607');
  await person.click(section.getByRole('button', { name: 'Save the address' }));
  await screen.findByText('Saved.');
  expect(await read('tide')).toMatchObject({ postalAddress: '1 Pier St\nOakland, CA 94607' });
  const [entry] = service.audit.entries().filter(({ action }) => action === 'organization/changed');
  expect(entry).toMatchObject({ after: { addressed: true, renamed: false } });
  expect(JSON.stringify(entry)).not.toContain('Pier St');
});

test('[SEC-9] last names of students are turned off for a district and each of its schools', async () => {
  const { service, person, read } = await opened('Ada');
  await person.click(screen.getByRole('checkbox', { name: /Store last names/ }));
  const asked = within(await screen.findByRole('dialog', { name: 'Stop storing last names?' }));
  await asked.findByText(/No last names are stored/);
  await person.click(asked.getByRole('button', { name: 'Store initials only' }));
  await screen.findByText('Only initials of last names are stored from now on.');
  expect(await read('tide')).toMatchObject({ keepsLastNames: false });
  const below = await service.transaction.run(({ settings }) => settings.withoutLastNames(['tide/pier/']));
  expect([...below]).toEqual(['tide/pier/']);
  const [entry] = service.audit.entries().filter(({ action }) => action === 'organization/changed');
  expect(entry).toMatchObject({ after: { keepsLastNames: false, renamed: false } });
});
