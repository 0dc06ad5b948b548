import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// The app loads this on demand. The import compiles it before the tests run.
import '#ui/features/classrooms/classrooms/logins/card-files.tsx';
import { asStaff } from '../../organizations/people/as-staff.ts';
import { aTaughtClass, openAs } from './open-classrooms.tsx';

test.each(['/settings/students', '/settings/students?show=archived'])(
  '[ORG-4] our staff see that they have no students, without an error or advice to add some: %s (regression)',
  async (path) => {
    const { service } = await aTaughtClass();
    await openAs(await asStaff(service), path);
    await screen.findByRole('heading', { name: 'No students to show' });
    expect(screen.queryByText(/Your account does not allow this/)).toBeNull();
    expect(screen.queryByText('No students yet')).toBeNull();
  },
);
