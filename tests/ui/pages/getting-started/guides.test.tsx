import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { Component as Dock } from '#ui/pages/getting-started/connecting-the-dock-page.tsx';
import { Component as Faqs } from '#ui/pages/getting-started/faqs-page.tsx';
import { Component as Universe } from '#ui/pages/getting-started/universe-page.tsx';
import { Component as Dashboard } from '#ui/pages/getting-started/using-the-dashboard-page.tsx';
import { Component as Lessons } from '#ui/pages/getting-started/using-the-lessons-page.tsx';
import { Component as App } from '#ui/pages/getting-started/using-the-mobile-app-page.tsx';
import { Component as Welcome } from '#ui/pages/getting-started/welcome-page.tsx';
import { paths } from '#ui/routes/paths.ts';
import { routeTable } from '#ui/routes/route-table.ts';
import { showPage } from '../show-page.tsx';

const guides: readonly (readonly [string, ComponentType, previous: string | null, next: string | null])[] = [
  [paths.welcome, Welcome, null, paths.usingTheLessons],
  [paths.usingTheLessons, Lessons, paths.welcome, paths.connectingTheDock],
  [paths.connectingTheDock, Dock, paths.usingTheLessons, paths.usingTheDashboard],
  [paths.usingTheDashboard, Dashboard, paths.connectingTheDock, paths.usingTheMobileApp],
  [paths.usingTheMobileApp, App, paths.usingTheDashboard, paths.universe],
  [paths.universe, Universe, paths.usingTheMobileApp, paths.faqs],
  [paths.faqs, Faqs, paths.universe, null],
];

const knownPaths = routeTable.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[a-z-]+')}$`));
const href = (link: Element | null): string | null => link?.getAttribute('href') ?? null;

test.each(guides)('%s has its title, at least two parts, and the ways on', (at, Guide, previous, next) => {
  const { container } = showPage(Guide, { at });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(2);
  expect(container.querySelectorAll('a[aria-current="page"]')).toHaveLength(1);
  expect(href(container.querySelector('a[rel="prev"]'))).toBe(previous);
  expect(href(container.querySelector('a[rel="next"]'))).toBe(next);
});

test.each(guides)('no link of %s leads nowhere', (at, Guide) => {
  const { container } = showPage(Guide, { at });
  const links = [...container.querySelectorAll('a')].map((link) => new URL(link.href).pathname);
  expect(links.filter((path) => !knownPaths.some((known) => known.test(path)))).toEqual([]);
});

test('the answer that the address names stands open, the others are closed', () => {
  showPage(Faqs, { at: '/getting-started/faqs#trial', path: '/getting-started/faqs' });
  const open = screen.getAllByRole('group').filter((group) => group.hasAttribute('open') && group.id !== '');
  expect(open.map(({ id }) => id)).toEqual(['trial']);
  const [trial] = open;
  if (trial === undefined) throw new Error('The question about the trial is missing.');
  expect(within(trial).getByText(/^30 days/)).toBeTruthy();
});

test('the ids of all answers are different, so that each can be linked to', () => {
  const { container } = showPage(Faqs, { at: '/getting-started/faqs' });
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
