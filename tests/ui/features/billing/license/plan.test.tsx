import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrganizationGrant } from '#application/service/organizations/ports/grant-repository.ts';
import { day, startOfTests } from '../../../../builders/time.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

const path = '/settings/license/plan';
const license: OrganizationGrant = {
  organizationId: 'tide',
  kind: 'district',
  seats: 120,
  startsAt: startOfTests - 62 * day,
  // The start of July 1, 2027 in Los Angeles.
  endsAt: Date.parse('2027-07-01T07:00:00Z'),
};

async function opened(firstName: string, search = '', grants: readonly OrganizationGrant[] = [license]) {
  const { service, logIn } = await aStaffedDistrict();
  for (const grant of grants) await service.grants.give(grant);
  await openAs(await logIn(firstName), `${path}${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Plan a license' });
}
const region = (name: string) => screen.getByRole('region', { name });

test('[LIC-11] a plan shows its costs line by line, and that no one pays twice', async () => {
  await opened('Ada', '?teachers=130&from=2027-05-01&years=2&by=purchase-order');
  const price = region('Price');
  expect(price.textContent).toContain('The new term begins on 07/01/2027');
  const added = within(price).getByRole('table', { name: '10 more seats, 05/01/2027 to 06/30/2027' });
  expect(added.textContent).toContain('10 seats at $89.00 a year, for 61 days of 366');
  const term = within(price).getByRole('table', {
    name: 'District license for 130 teachers, 07/01/2027 to 06/30/2029',
  });
  expect(term.textContent).toContain('Multi-year discount, 5%');
  const rows = within(region('Coverage')).getAllByRole('listitem');
  expect(rows.slice(-2).map((row) => row.textContent)).toEqual([
    expect.stringMatching(
      /05\/01\/2027 to 06\/30\/2027.*All 130 teachers are covered.*By the current license and this plan/,
    ),
    expect.stringMatching(/07\/01\/2027 to 06\/30\/2029.*All 130 teachers are covered.*By this plan/),
  ]);
  expect(region('Next steps').textContent).toContain('The invoice is due on 05/31/2027');
  expect(screen.getByRole('link', { name: 'Go to the checkout' }).getAttribute('href')).toBe(
    '/checkout/purchase?seats=10&term=rest&pay=invoice&from=2027-05-01',
  );
  expect(screen.getByText(/Checkout starts with the first order in the plan/)).toBeDefined();
});

test('[LIC-11] lost days between two licenses are shown', async () => {
  await opened('Ada', '?teachers=130&from=2027-08-01&years=1&by=card');
  expect(region('Gaps in coverage').textContent).toContain('From 07/01/2027 to 07/31/2027 no one is covered');
  expect(region('Next steps').textContent).toContain('pay for the license by card');
});

test('[LIC-11] input is planned at once, and errors are shown at the field', async () => {
  await opened('Ada');
  const teachers = screen.getByRole('textbox', { name: 'Teachers' });
  fireEvent.change(teachers, { target: { value: '150' } });
  expect(region('Coverage').textContent).toContain('All 150 teachers are covered');
  fireEvent.change(teachers, { target: { value: '-3' } });
  expect(screen.getByText('Type a number of teachers from 1 to 50,000.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
  fireEvent.change(teachers, { target: { value: '150' } });
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '' } });
  expect(screen.getByText('Choose a day from the calendar.')).toBeDefined();
});

test.each([
  ['Mia', 'and send the link or the page to the person who buys'],
  ['Ben', 'and show the page to your principal'],
])('[LIC-11] %s, who does not buy, sees who to contact', async (firstName, words) => {
  await opened(firstName);
  expect(screen.getByText(new RegExp(words))).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Go to the checkout' })).toBeNull();
});
