import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GradeBand } from '#domain/identity/account/grade-band.ts';
// The page loads these on demand. The imports compile them before the tests run.
import '#ui/features/lessons/home/home.tsx';
import '#ui/features/lessons/lessons/own-grade.tsx';
import { aStaffRoom, got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';

const grade = () => screen.getByRole('combobox', { name: 'Grade' });

async function openLessons(gradesTaught: readonly GradeBand[], address = '/lessons') {
  const ada = await (await aStaffRoom()).signIn('Ada');
  got(await ada.account.updateProfile({ firstName: 'Ada', lastName: 'Quay', gradesTaught }));
  const opened = await openAs(ada, address);
  // When the block shows its data, the profile has already been requested.
  await screen.findByRole('link', { name: 'See the license' });
  return opened;
}

test('[LES-2] the list starts with the one grade that a teacher teaches, and she can see all lessons', async () => {
  const { person } = await openLessons(['3-5']);
  expect(await screen.findByText(/ for your grades, 3–5$/)).toBeTruthy();
  expect(grade()).toHaveProperty('value', '3-5');
  await person.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(grade()).toHaveProperty('value', ''));
  expect(screen.queryByText(/ for your grades/)).toBeNull();
  expect(window.location.search).toBe('?grade=any');
});

test.each<readonly [readonly GradeBand[], string, string]>([
  [['3-5', '9-12'], '/lessons', ''],
  [[], '/lessons', ''],
  [['3-5'], '/lessons?grade=any', ''],
  [['6-8'], '/lessons?grade=3-5', '3-5'],
  [['6-8'], '/lessons', ''],
  [['3-5'], '/lessons?q=loop', ''],
])(
  '[LES-2] for a teacher of grades %j, the list at %s has the grade "%s"',
  async (taught, address, shown) => {
    await openLessons(taught, address);
    expect(grade()).toHaveProperty('value', shown);
  },
);
