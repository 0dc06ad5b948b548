import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { day, startOfTests } from '../../../../builders/time.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

async function opened(firstName: string) {
  const { service, logIn } = await aStaffedDistrict();
  const times = { startsAt: startOfTests, endsAt: startOfTests + 365 * day };
  await service.grants.give({ organizationId: 'tide', kind: 'district', seats: 100, ...times });
  const app = await logIn(firstName);
  await openAs(app, '/settings/license');
  return { service, app };
}

const section = () => screen.findByRole('region', { name: 'Auto-renewal' });

test('[LIC-4] a buyer sees the amount, the date and how to cancel before saving a card for renewal', async () => {
  await opened('Ada');
  const renewal = await section();
  expect(
    await within(renewal).findByText(
      /Auto-renewal is off\. If you turn it on, we charge your card \$8,900\.00 on \d\d\/\d\d\/2027, for 100 seats for one more year/,
    ),
  ).toBeDefined();
  expect(within(renewal).getByText(/email you the amount 30 and 7 days before.*one click/)).toBeDefined();
});

test('[LIC-4] a saved card turns it on, is shown, and can be turned off with one click', async () => {
  const { service, app } = await opened('Ada');
  const shown = await app.orders.renewal();
  const next = shown.ok ? shown.value.next : null;
  const started = await app.orders.startRenewal({ startsOn: next?.startsOn ?? '', totalCents: 890_000 });
  service.payments.saveCardOnly(
    (started.ok ? started.value.payAt : '').replace('https://payments.test/', ''),
  );
  await openAs(app, '/settings/license');
  // The first page is still rendered above the second one, and shows no card.
  const [, renewal] = await waitFor(() => {
    const both = screen.getAllByRole('region', { name: 'Auto-renewal' });
    expect(both).toHaveLength(2);
    return both;
  });
  if (renewal === undefined) throw new Error('there is no such section');
  expect(
    await within(renewal).findByText(/to the Visa card that ends in 4242 \(expires 08\/2031\)/),
  ).toBeDefined();
  await userEvent.click(within(renewal).getByRole('button', { name: 'Turn it off' }));
  expect(await within(renewal).findByText(/Auto-renewal is off\./)).toBeDefined();
  expect(await app.orders.renewal()).toMatchObject({ value: { standing: 'off', card: null } });
});

test.each(['Mia', 'Ben'])('[LIC-4] %s, who does not buy, sees no card', async (firstName) => {
  await opened(firstName);
  await screen.findByRole('region', { name: 'Your plan' });
  expect(screen.queryByRole('region', { name: 'Auto-renewal' })).toBeNull();
});
