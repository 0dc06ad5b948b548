import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// What a table fetches once it has many rows: here at once, since a test does not wait for a compiler.
import '#ui/table/tools/table-tools.tsx';
import { openAs } from '../classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from './a-district.ts';

const table = async () => within(await screen.findByRole('table', { name: 'Teachers' }));
const names = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);
const headers = async () =>
  (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent);

test('[ORG-6] a manager sees everybody of their school, and nobody else', async () => {
  const { logIn } = await aStaffedDistrict();
  await openAs(await logIn('Mia'), '/settings/teachers');
  expect(await names()).toEqual(['Ben Quay', 'Cem Quay', 'Mia Quay (you)']);
  expect((await table()).getAllByText('Joined')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Invite teachers' })).toBeDefined();
});

test('[ORG-6] the district is sorted and filtered by the service, as the address says', async () => {
  const { logIn } = await aStaffedDistrict();
  await openAs(await logIn('Ada'), '/settings/teachers?filter=role.equals:teacher&sort=-school');
  expect(await names()).toEqual(['Cem Quay', 'Ben Quay', 'Dee Quay']);
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeDefined();
});

test('[ORG-3] teachers see the names of their colleagues and nothing else, and invite nobody', async () => {
  const { logIn } = await aStaffedDistrict();
  await openAs(await logIn('Ben'), '/settings/teachers');
  expect(await names()).toEqual(['Ben Quay (you)', 'Cem Quay', 'Mia Quay']);
  expect(await headers()).toEqual(['Name']);
  expect((await table()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ben Quay (you)',
  ]);
  expect(screen.queryByRole('link', { name: 'Invite teachers' })).toBeNull();
});
