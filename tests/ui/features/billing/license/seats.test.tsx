import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OrganizationGrant } from '#application/service/organizations/ports/grant-repository.ts';
import { anId } from '../../../../builders/an-id.ts';
import { day, startOfTests } from '../../../../builders/time.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

const license: OrganizationGrant = {
  organizationId: 'tide',
  kind: 'district',
  seats: 2,
  startsAt: startOfTests - 10 * day,
  endsAt: startOfTests + 200 * day,
};

async function aDistrictWithSeats() {
  const { service, logIn } = await aStaffedDistrict();
  await service.grants.give(license);
  await service.transaction.run(async ({ seats }) => {
    await seats.setByPerson('tide', true);
    await seats.free(anId('m-cem'));
  });
  return { service, logIn };
}

test('[LIC-8] a teacher without a seat sees this, and requests one with a note', async () => {
  const { service, logIn } = await aDistrictWithSeats();
  await openAs(await logIn('Cem'), '/settings/license');
  const own = await screen.findByRole('region', { name: 'Your seat' });
  expect(own.textContent).toContain('covers you once you have a seat');
  const cover = screen.getByRole('region', { name: 'Your plan' });
  expect(cover.textContent).not.toContain('Tide District');
  await userEvent.type(within(own).getByRole('textbox'), 'For room 7');
  await userEvent.click(within(own).getByRole('button', { name: 'Ask for a seat' }));
  expect(await screen.findByText(/You asked for a seat/)).toBeDefined();
  const mails = service.outbox.waiting().filter(({ kind }) => kind === 'seat-asked');
  expect(mails.map(({ to }) => to)).toEqual(['mia@tide.test']);
});

test('[LIC-8] a user who assigns seats sees the requests, and can give free seats, but none over the limit', async () => {
  const { service, logIn } = await aDistrictWithSeats();
  await service.transaction.run(({ seats }) =>
    seats.ask(anId('m-cem'), { at: startOfTests, note: 'For room 7' }),
  );
  await openAs(await logIn('Mia'), '/settings/license');
  const requests = await screen.findByRole('region', { name: 'Requests for seats' });
  expect(requests.textContent).toContain('Cem Quay');
  expect(requests.textContent).toContain('For room 7');
  const give = within(requests).getByRole('button', { name: /^Give .*Cem Quay.* a seat$/ });
  await userEvent.click(give);
  expect(await within(requests).findByText(/No seat is free/)).toBeDefined();
  await service.transaction.run(({ seats }) => seats.free(anId('m-ben')));
  await userEvent.click(give);
  await screen.findByText(/Cem Quay.* has a seat now\./);
  expect(screen.queryByRole('region', { name: 'Requests for seats' })).toBeNull();
});

test('[LIC-8] a request is declined with a note to the person who asked', async () => {
  const { service, logIn } = await aDistrictWithSeats();
  await service.transaction.run(({ seats }) => seats.ask(anId('m-cem'), { at: startOfTests, note: '' }));
  await openAs(await logIn('Mia'), '/settings/license');
  await userEvent.click(await screen.findByRole('button', { name: /^Decline .*Cem Quay.*’s request/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Next year');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await screen.findByText(/Cem Quay.*’s request was declined\./);
  expect(service.outbox.waiting()).toContainEqual(
    expect.objectContaining({ kind: 'seat-declined', to: 'cem@tide.test', why: 'Next year' }),
  );
});

test('[LIC-4] an owner chooses how seats are assigned, and free ones are assigned at once if this is automatic', async () => {
  const { service, logIn } = await aDistrictWithSeats();
  await service.transaction.run(({ seats }) => seats.free(anId('m-ben')));
  await openAs(await logIn('Ada'), '/settings/license');
  const seats = await screen.findByRole('region', { name: 'Seats' });
  expect(seats.textContent).toContain('1 of 2 seats are taken');
  await userEvent.click(within(seats).getByRole('button', { name: 'Give seats automatically' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give seats automatically' }));
  expect(await within(seats).findByText(/2 of 2 seats are taken/)).toBeDefined();
  expect(within(seats).getByRole('button', { name: 'Give each seat by hand' })).toBeDefined();
});
