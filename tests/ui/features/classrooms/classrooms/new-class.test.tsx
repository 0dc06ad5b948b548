import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GradeBand } from '#domain/identity/account/grade-band.ts';
import { aStaffRoom, got, openAs } from './open-classrooms.tsx';

test.each<readonly [readonly GradeBand[], string]>([
  [['K-2'], 'K-2'],
  [['K-2', '3-5'], ''],
  [[], ''],
])(
  '[ROS-1] for a teacher of grades %j, the grade band of a new class starts as "%s"',
  async (taught, band) => {
    const ada = await (await aStaffRoom()).signIn('Ada');
    got(await ada.account.updateProfile({ firstName: 'Ada', lastName: 'Quay', gradesTaught: taught }));
    await openAs(ada, '/settings/classrooms/new');
    expect(await screen.findByRole('combobox', { name: /^Grade band/ })).toHaveProperty('value', band);
  },
);
