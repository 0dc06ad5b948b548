import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SubNav } from '#ui/components/sub-nav.tsx';

const items = [
  { to: '/settings/classrooms', label: 'Classrooms', also: '/settings/rollover' },
  { to: '/settings/students', label: 'Students' },
];

test.each(['/settings/classrooms', '/settings/classrooms/12', '/settings/rollover', '/settings/rollover/12'])(
  '[ROS-7] %s is marked as a page of the classrooms',
  async (path) => {
    const Page = createRoutesStub([
      { path: '*', Component: () => <SubNav label="Settings" items={items} /> },
    ]);
    render(<Page initialEntries={[path]} />);
    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Classrooms']);
  },
);
