import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aGate, type Gate } from '../../../../builders/a-gate.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../people/a-district.ts';

/** Opens the settings as the manager of a school that has verified `oak.test`. The count of affected users arrives after `opened` resolves. */
async function proved({ opened }: Pick<Gate, 'opened'> = { opened: Promise.resolve() }) {
  const { service, logIn } = await aStaffedDistrict();
  const client = await logIn('Mia');
  const count = client.domains.signInRuleReach.bind(client.domains);
  vi.spyOn(client.domains, 'signInRuleReach').mockImplementation(async (...given) => {
    await opened;
    return count(...given);
  });
  const { person } = await openAs(client, '/settings/school');
  await screen.findByRole('heading', { name: 'Email domains' });
  await person.type(screen.getByLabelText('New domain'), 'oak.test');
  await person.click(screen.getByRole('button', { name: 'Add the domain' }));
  const record = await screen.findByLabelText<HTMLInputElement>('TXT record of oak.test');
  service.domainProof.publish('oak.test', [record.value]);
  await person.click(screen.getByRole('button', { name: 'Check oak.test' }));
  await screen.findByText('Any login method');
  return { service, person };
}

test("[ORG-9] a manager allows the school's own login in addition to passwords, and cannot turn passwords off before trying it", async () => {
  const { service, person } = await proved();
  await person.click(screen.getByRole('button', { name: 'Change login for oak.test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login for oak.test' }));
  await dialog.findByText(/have an address at this domain/);
  await person.selectOptions(dialog.getByLabelText('Log in with'), 'own');
  await person.type(dialog.getByLabelText('ID of your login'), 'oak');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Type the whole ID, such as oidc.oak or saml.oak.');
  await person.clear(dialog.getByLabelText('ID of your login'));
  await person.type(dialog.getByLabelText('ID of your login'), 'oidc.oak');
  const passwords = dialog.getByRole('checkbox', { name: /^Passwords, login emails/ });
  await person.click(passwords);
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/You have not logged in with this provider yourself/);
  await person.click(passwords);
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('People can log in with your own login (oidc.oak)');
  expect(await service.domains.ruleOf('oak.test')).toEqual({ provider: 'oidc.oak', passwordAllowed: true });
});

test('[ORG-9] the rule can be removed again', async () => {
  const { service, person } = await proved();
  await service.domains.setRule('oak.test', { provider: 'google.com', passwordAllowed: true });
  await person.click(screen.getByRole('button', { name: 'Change login for oak.test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login for oak.test' }));
  await person.selectOptions(await dialog.findByLabelText('Log in with'), '');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await service.domains.ruleOf('oak.test')).toBeNull());
});

test('the fields of the dialog appear after the count of users, so that no button moves under the pointer', async () => {
  const counting = aGate();
  const { person } = await proved(counting);
  await person.click(screen.getByRole('button', { name: 'Change login for oak.test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login for oak.test' }));
  await dialog.findByText('Counting people');
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  counting.open();
  await dialog.findByRole('button', { name: 'Save' });
  dialog.getByText(/have an address at this domain/);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Log in with')));
});
