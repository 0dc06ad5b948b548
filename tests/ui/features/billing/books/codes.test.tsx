import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activationCodeOf, shownActivationCode } from '#domain/billing/license/activation-code.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';
import { asStaff } from '../../organizations/people/as-staff.ts';
import { watchSavedFiles } from '../../../saved-files.ts';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('[LIC-4] staff create codes that are downloaded once, see how many are used, and revoke one or the rest', async () => {
  const { service } = await aStaffedDistrict();
  const saved = watchSavedFiles();
  const { person } = await openAs(await asStaff(service), '/users/codes');
  await screen.findByRole('heading', { level: 1, name: 'Activation codes' });
  expect(screen.getByText('No codes yet')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Create codes' }));
  const form = await dialog('Create codes');
  await person.click(form.getByRole('button', { name: 'Create codes' }));
  expect(await form.findByText('Type who sells the codes.')).toBeTruthy();
  await person.type(form.getByLabelText('Reseller'), 'Books & Bricks');
  const amount = form.getByLabelText('Number of codes');
  await person.clear(amount);
  await person.type(amount, '2');
  await person.type(form.getByLabelText('Last day to enter a code'), '2999-12-31');
  await person.click(form.getByRole('button', { name: 'Create codes' }));
  const row = within(await screen.findByRole('list', { name: 'Batches' }));
  expect(await row.findByText('School license, 10 seats, 1 year')).toBeTruthy();
  expect(row.getByText('0 of 2 entered')).toBeTruthy();
  const [, bytes] = saved.mock.calls[0] ?? [];
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines).toHaveLength(3);
  const [, first = ''] = lines.map((line) => line.split(',')[0] ?? '');
  expect(document.body.textContent).not.toContain(first);

  await person.click(screen.getByRole('button', { name: 'Revoke one code' }));
  const one = await dialog('Revoke one code');
  const unowned = shownActivationCode(activationCodeOf('ABCDEFGHJKMNPQR'));
  await person.type(one.getByLabelText('Activation code'), unowned);
  await person.click(one.getByRole('button', { name: 'Revoke' }));
  expect(await one.findByText(/We cannot find this activation code/)).toBeTruthy();
  await person.clear(one.getByLabelText('Activation code'));
  await person.type(one.getByLabelText('Activation code'), first);
  await person.click(one.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('0 of 2 entered, 1 revoked')).toBeTruthy();

  await person.click(screen.getByRole('button', { name: /^Revoke the codes of/ }));
  const rest = within(await screen.findByRole('dialog', { name: /^Revoke the codes of/ }));
  await person.click(rest.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.getByText('Revoked')).toBeTruthy());
  expect(screen.queryByRole('button', { name: /^Revoke the codes of/ })).toBeNull();
});

test('[LIC-4] a buyer enters a code and finds its license in the history, and other users have no such form', async () => {
  const { service, logIn } = await aStaffedDistrict();
  const staff = await asStaff(service);
  const made = await staff.books.makeCodes({
    plan: 'district',
    seats: 100,
    years: 1,
    reseller: 'Books & Bricks',
    validUntil: '2999-12-31',
    amount: 1,
  });
  const [code = ''] = made.ok ? made.value.codes : [];
  const { person } = await openAs(await logIn('Ada'), '/settings/license');
  const section = within(await screen.findByRole('region', { name: 'Activation code' }));
  const enter = async (typed: string) => {
    await person.clear(section.getByLabelText('Activation code'));
    await person.type(section.getByLabelText('Activation code'), typed);
    await person.click(section.getByRole('button', { name: 'Enter activation code' }));
  };
  await enter('ABC');
  expect(await section.findByText(/^This is not an activation code/)).toBeTruthy();
  await enter(code.toLowerCase());
  const history = within(screen.getByRole('list', { name: 'Licenses and trials' }));
  expect(await history.findByText(/With an activation code from/)).toBeTruthy();
  await enter(code);
  expect(await section.findByText(/was already used/)).toBeTruthy();
  cleanup();
  await openAs(await logIn('Mia'), '/settings/license');
  await screen.findByRole('region', { name: 'Your plan' });
  expect(screen.queryByRole('region', { name: 'Activation code' })).toBeNull();
});
