import { existsSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { blockCategories } from '#domain/lessons/programs/block-category.ts';
import { Component as Build } from '#ui/features/lessons/getting-started/getting-started-build-a-dock-page.tsx';
import { Component as Dock } from '#ui/features/lessons/getting-started/getting-started-connecting-the-dock-page.tsx';
import { Component as Faqs } from '#ui/features/lessons/getting-started/getting-started-faqs-page.tsx';
import { Component as Universe } from '#ui/features/lessons/getting-started/getting-started-universe-page.tsx';
import { Component as Dashboard } from '#ui/features/lessons/getting-started/getting-started-using-the-dashboard-page.tsx';
import { Component as Lessons } from '#ui/features/lessons/getting-started/getting-started-using-the-lessons-page.tsx';
import { Component as App } from '#ui/features/lessons/getting-started/getting-started-using-the-mobile-app-page.tsx';
import { Component as Welcome } from '#ui/features/lessons/getting-started/getting-started-welcome-page.tsx';
import { paths } from '#ui/routes/paths.ts';
import { routeTable } from '#ui/routes/route-table.ts';
import { showPage } from '../../show-page.tsx';

const guides: readonly (readonly [string, ComponentType, previous: string | null, next: string | null])[] = [
  [paths.welcome, Welcome, null, paths.usingTheLessons],
  [paths.usingTheLessons, Lessons, paths.welcome, paths.connectingTheDock],
  [paths.connectingTheDock, Dock, paths.usingTheLessons, paths.buildADock],
  [paths.buildADock, Build, paths.connectingTheDock, paths.usingTheDashboard],
  [paths.usingTheDashboard, Dashboard, paths.buildADock, paths.usingTheMobileApp],
  [paths.usingTheMobileApp, App, paths.usingTheDashboard, paths.universe],
  [paths.universe, Universe, paths.usingTheMobileApp, paths.faqs],
  [paths.faqs, Faqs, paths.universe, null],
];

const knownPaths = routeTable.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[a-z-]+')}$`));
const href = (link: Element | null): string | null => link?.getAttribute('href') ?? null;

test.each(guides)(
  '[GST-1] %s has its title, its parts, a picture with a description, and links to continue',
  (at, Guide, previous, next) => {
    const { container } = showPage(Guide, { at });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(4);
    const pictures = screen.getAllByRole('img').filter(({ tagName }) => tagName === 'IMG');
    expect(pictures.length).toBeGreaterThanOrEqual(1);
    for (const picture of pictures) {
      expect(picture.getAttribute('alt')?.length).toBeGreaterThan(40);
      expect(picture.getAttribute('width')).toBe('640');
      expect(existsSync(`public${picture.getAttribute('src') ?? ''}`)).toBe(true);
    }
    expect(container.querySelectorAll('a[aria-current="page"]')).toHaveLength(1);
    expect(href(container.querySelector('a[rel="prev"]'))).toBe(previous);
    expect(href(container.querySelector('a[rel="next"]'))).toBe(next);
  },
);

test.each(guides)('no link of %s is broken', (at, Guide) => {
  const { container } = showPage(Guide, { at });
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a')]
    .map((link) => new URL(link.href))
    .filter(({ protocol }) => protocol !== 'mailto:');
  const leads = ({ pathname }: URL): boolean =>
    knownPaths.some((known) => known.test(pathname)) || existsSync(`public${pathname}`);
  expect(links.filter((link) => !leads(link))).toEqual([]);
});

const idsOf = (at: string): readonly string[] => {
  const guide = guides.find(([path]) => path === at);
  if (guide === undefined) return [];
  const { container, unmount } = showPage(guide[1], { at });
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  unmount();
  return ids;
};

test('each link to a section of a guide leads to an existing section', () => {
  const asked = guides.flatMap(([at, Guide]) => {
    const { container, unmount } = showPage(Guide, { at });
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];
    unmount();
    return links.map((link) => new URL(link.getAttribute('href') ?? '', `http://localhost${at}`));
  });
  expect(asked.length).toBeGreaterThan(40);
  const known = new Map(guides.map(([at]) => [at, idsOf(at)]));
  const lost = asked.filter(({ pathname, hash }) => known.get(pathname)?.includes(hash.slice(1)) !== true);
  expect(lost.map(String)).toEqual([]);
});

test.each(guides)('the IDs of %s are unique', (at) => {
  const ids = idsOf(at);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[GST-1] the universe shows blocks of all seven kinds, in their colors', () => {
  const { container } = showPage(Universe, { at: paths.universe });
  for (const category of blockCategories) {
    expect(container.querySelectorAll(`.block-kinds [data-category="${category}"]`).length).toBeGreaterThan(
      0,
    );
  }
  expect(container.querySelectorAll('.block-stack li:not([data-category])')).toHaveLength(0);
});

test('[DOC-1] no guide promises Bluetooth or an app from a store', () => {
  for (const [at, Guide] of guides) {
    const { container, unmount } = showPage(Guide, { at });
    const text = container.textContent.replaceAll('\u00A0', ' ');
    expect(text, at).not.toMatch(/bluetooth|blockyard app|install the app|app store|charger/i);
    unmount();
  }
});
