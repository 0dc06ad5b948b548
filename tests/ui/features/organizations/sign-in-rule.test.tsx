import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAs } from '../classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../people/a-district.ts';

/** The settings of a manager whose school has proved `oak.test`. */
async function proved() {
  const { service, logIn } = await aStaffedDistrict();
  const { person } = await openAs(await logIn('Mia'), '/settings/school');
  await screen.findByRole('heading', { name: 'Email domains' });
  await person.type(screen.getByLabelText('New domain'), 'oak.test');
  await person.click(screen.getByRole('button', { name: 'Add the domain' }));
  const record = await screen.findByLabelText<HTMLInputElement>('TXT record of oak.test');
  service.domainProof.publish('oak.test', [record.value]);
  await person.click(screen.getByRole('button', { name: 'Check oak.test' }));
  await screen.findByText('Any login method');
  return { service, person };
}

test('[ORG-9] a manager names their own login beside passwords, and cannot close passwords before trying it', async () => {
  const { service, person } = await proved();
  await person.click(screen.getByRole('button', { name: 'Change login for oak.test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login for oak.test' }));
  await dialog.findByText(/have an address at this domain/);
  await person.selectOptions(dialog.getByLabelText('Log in with'), 'own');
  await person.type(dialog.getByLabelText('Id of your login'), 'oak');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Type the whole id, such as oidc.oak or saml.oak.');
  await person.clear(dialog.getByLabelText('Id of your login'));
  await person.type(dialog.getByLabelText('Id of your login'), 'oidc.oak');
  const passwords = dialog.getByRole('checkbox', { name: /^Passwords, login emails/ });
  await person.click(passwords);
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/You have not logged in with this provider yourself/);
  await person.click(passwords);
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('People can log in with your own login (oidc.oak)');
  expect(await service.domains.ruleOf('oak.test')).toEqual({ provider: 'oidc.oak', passwordAllowed: true });
});

test('[ORG-9] the rule is ended again', async () => {
  const { service, person } = await proved();
  await service.domains.setRule('oak.test', { provider: 'google.com', passwordAllowed: true });
  await person.click(screen.getByRole('button', { name: 'Change login for oak.test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login for oak.test' }));
  await person.selectOptions(dialog.getByLabelText('Log in with'), '');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await service.domains.ruleOf('oak.test')).toBeNull());
});
