import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../people/a-district.ts';

const path = '/settings/school';

async function opened(firstName: string) {
  const { service, logIn } = await aStaffedDistrict();
  const { person } = await openAs(await logIn(firstName), path);
  await screen.findByRole('heading', { name: 'Email domains' });
  const add = async (domain: string): Promise<void> => {
    const field = screen.getByLabelText('New domain');
    await person.clear(field);
    await person.type(field, domain);
    await person.click(screen.getByRole('button', { name: 'Add the domain' }));
  };
  return { service, person, add };
}

test('[ORG-10] a manager adds a domain, publishes its record, and has it checked', async () => {
  const { service, person, add } = await opened('Mia');
  await screen.findByText('No domains yet.');
  await add('@Oak.test');
  const record = await screen.findByLabelText<HTMLInputElement>('TXT record of oak.test');
  expect(record.value).toMatch(/^blockyard-verification=/);
  expect(screen.getByText('Not verified yet')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Copy the record of oak.test' }));
  expect(await screen.findByText('The record is copied.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(record.value);
  await person.click(screen.getByRole('button', { name: 'Check oak.test' }));
  await screen.findByText(/^We do not see the record yet/);
  service.domainProof.publish('oak.test', [record.value]);
  await person.click(screen.getByRole('button', { name: 'Check oak.test' }));
  await screen.findByText('oak.test is verified.');
  await screen.findByText(/^By DNS, on /);
  expect(screen.queryByLabelText('TXT record of oak.test')).toBeNull();
});

test('[ORG-10] a domain is removed after a confirmation', async () => {
  const { person, add } = await opened('Mia');
  await add('oak.test');
  await person.click(await screen.findByRole('button', { name: 'Remove oak.test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove oak.test' }));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  await screen.findByText('oak.test was removed.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove oak.test' })).toBeNull());
});

test('[ONB-5] an invalid domain, and a public mail domain, are reported', async () => {
  const { add } = await opened('Mia');
  await add('oak');
  await screen.findByText('Type only what follows the @, such as oak-school.org.');
  await add('gmail.com');
  expect(await screen.findByText(/^Anyone can get an address at this domain/)).toBeDefined();
});

test('[ORG-10] a workspace has no domains', async () => {
  const { service, logIn, join } = await aStaffedDistrict();
  await anOrganization(service.organizations, { id: 'mine', kind: 'workspace' });
  await join('Eve', 'mine', 'customer');
  await openAs(await logIn('Eve'), path);
  await screen.findByRole('heading', { name: 'Data agreement' });
  expect(screen.queryByRole('heading', { name: 'Email domains' })).toBeNull();
});
