import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseDay } from '../../../table/choose-day.ts';
import { parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { memberDefaults } from '#domain/organizations/members/member-table.ts';
// Tables with many rows load this on demand. The import compiles it before the tests run.
import '#ui/table/tools/table-tools.tsx';
import { anId } from '../../../../builders/an-id.ts';
import { day, startOfTests } from '../../../../builders/time.ts';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from './a-district.ts';

const table = async () => within(await screen.findByRole('table', { name: 'Staff' }));
const names = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);
const headers = async () =>
  (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent);

test('[ORG-6] a manager sees everyone in their school, and nobody else', async () => {
  const { logIn } = await aStaffedDistrict();
  await openAs(await logIn('Mia'), '/settings/teachers');
  expect(await names()).toEqual(['Ben Quay', 'Cem Quay', 'Mia Quay (you)']);
  expect((await table()).getAllByText('Joined')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Invite teachers' })).toBeDefined();
});

test("[ORG-6] the service sorts and filters the district by the page's address", async () => {
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

test('[ROS-9] a manager sees the members as of a day, including former ones, and cannot change anything', async () => {
  const { logIn, service } = await aStaffedDistrict();
  const left = { at: startOfTests + 2 * day, why: 'left' } as const;
  await service.organizations.endMembership(anId('m-ben'), left);
  const { person, address } = await openAs(await logIn('Mia'), '/settings/teachers');
  expect(await names()).toEqual(['Cem Quay', 'Mia Quay (you)']);
  const then = new Date(startOfTests + day).toISOString().slice(0, 10);
  await chooseDay(person, then);
  await waitFor(async () => expect(await names()).toEqual(['Ben Quay', 'Cem Quay', 'Mia Quay (you)']));
  expect(address()).toBe(`/settings/teachers?on=${then}`);
  const row = within(screen.getByRole('row', { name: /Ben Quay/ }));
  expect(row.getByText('Left')).toBeDefined();
  expect(row.queryByText('ben@tide.test')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Back to today' }));
  await waitFor(async () => expect(await names()).toEqual(['Cem Quay', 'Mia Quay (you)']));
});

test('[ORG-3] teachers do not see former members', async () => {
  const { logIn } = await aStaffedDistrict();
  const ben = await logIn('Ben');
  const request = {
    ...memberDefaults,
    filter: { match: 'all', rules: [] },
    start: null,
    timeZone: 'UTC',
  } as const;
  const on = got(parseIsoDate('2020-09-01'));
  expect(
    await ben.members.page({ ...request, on, sort: { column: 'name', direction: 'asc' } }),
  ).toMatchObject({
    ok: false,
    error: { kind: 'account/not-permitted' },
  });
  await openAs(ben, '/settings/teachers?on=2020-09-01');
  expect(await names()).toEqual(['Ben Quay (you)', 'Cem Quay', 'Mia Quay']);
  expect(screen.queryByLabelText(/^As of/)).toBeNull();
});
