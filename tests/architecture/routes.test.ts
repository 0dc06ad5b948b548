import { describe, expect, test } from 'vitest';
import { withoutPersonalData } from '#domain/identity/campaign/page-view.ts';
import { productSlug } from '#domain/product.ts';
import type { RouteAccess } from '#domain/identity/navigation/route-access.ts';
import { routeNameOf } from '#ui/rendering/route-files.ts';
import { layoutNames } from '#ui/routes/route-spec.ts';
import { routeTable } from '#ui/routes/route-table.ts';
import { titles } from '#ui/messages/en/titles.ts';
import { pageTitleKey } from '#domain/identity/navigation/page-title.ts';
import { ownRoutes, specifiedRoutes } from './specification-routes.ts';

type SpecifiedRoute = { readonly path: string; readonly access: string; readonly behavior: string };

/** `/a/b, c` means `/a/b` and `/a/c`. `{x}` is a parameter, unless it is the product's name. */
function pathsOf(cell: string): readonly string[] {
  let folder = '';
  return cell.split(',').map((part) => {
    const named = part
      .trim()
      .replace('{product}', productSlug)
      .replace(/\{(\w+)\}/g, ':$1');
    const path = named.startsWith('/') ? named : `${folder}/${named}`;
    folder = path.slice(0, path.lastIndexOf('/'));
    return path;
  });
}

const rows: readonly SpecifiedRoute[] = `${specifiedRoutes}${ownRoutes}`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [cell = '', access = '', behavior = ''] = line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim());
    const child = /child (\/\S+) is the public/.exec(behavior)?.[1];
    const own = pathsOf(cell).map((path) => ({ path, access, behavior }));
    return child === undefined ? own : [...own, { path: pathsOf(child)[0] ?? '', access, behavior: '' }];
  });

/** Public pages that the specification does not list (NAV-1). */
const openAnyway = ['/', '/404', '/self-service/purchase'];
const bySignUp: Readonly<Record<string, RouteAccess>> = {
  '/signup': 'sign-up',
  '/signup/complete': 'sign-up-complete',
  '/signup/social-complete': 'social-complete',
};

/**
 * Additional routes. Agreements (ORG-10) and plans (LIC-11) need an address for links and printing, students have pages below their class (CLS-1), and the
 * guide has a page about building a Dock (DOC-4).
 */
const ours = [
  '/terms',
  '/getting-started/build-a-dock',
  '/settings/license/plan',
  '/class/lesson/:assignmentId/:activityId',
  '/class/questions/:assignmentId',
  '/class/program/:programId',
];

function accessOf({ path, access }: SpecifiedRoute): RouteAccess {
  if (access === 'public; the login page') return 'login';
  if (access === 'public') return bySignUp[path] ?? 'public';
  return openAnyway.includes(path) ? 'public' : 'signed-in';
}

/** Removes an optional last parameter such as `/:tab?`, which selects a part of a page. */
const pathOf = ({ path }: { readonly path: string }): string => path.replace(/\/:\w+\?$/, '');
const specOf = (path: string) => routeTable.find((route) => pathOf(route) === path);

describe('the route table matches the specification', () => {
  test('the specification was read', () => expect(rows).toHaveLength(56));

  test.each(rows)('[NAV-1] $path exists, with its access', (row) => {
    expect(specOf(row.path)?.access).toBe(accessOf(row));
  });

  test('[NAV-1] there are no other routes', () => {
    const specified = new Set([...ours, ...rows.map(({ path }) => path)]);
    expect(routeTable.filter((route) => !specified.has(pathOf(route)))).toEqual([]);
  });

  test.each(rows.filter(({ behavior }) => /^redirects to \/\S+(?:;|$)/.test(behavior)))(
    '[NAV-2] $path $behavior',
    ({ path, behavior }) => {
      expect(specOf(path)?.redirectTo).toBe(/\/[\w/-]+/.exec(behavior)?.[0]);
    },
  );

  test('[NAV-2] the two routes without a page of their own redirect', () => {
    expect(specOf('/settings/subscription')?.redirectTo).toBe('/settings/license');
    expect(specOf('/settings/classroom-code')?.redirectTo).toBe('/settings/classrooms');
  });

  test('[NAV-13] there are seven layouts', () => {
    expect(layoutNames).toEqual([
      'default',
      'external',
      'home',
      'login',
      'plain',
      'self-service',
      'admin-default',
    ]);
  });

  test.each(routeTable)('[NAV-11] $name has a title', ({ name, path }) => {
    expect(titles[pageTitleKey(name, path)]).toBeTruthy();
  });
});

const pageFiles = Object.keys(import.meta.glob('../../src/ui/features/**/*-page.tsx'));

test.each(routeTable.filter(({ page }) => page !== undefined))(
  'the page of $name is found by its name, to preload its scripts',
  ({ name }) => {
    expect(pageFiles.map((file) => routeNameOf(file.replace('../../', '')))).toContain(name);
  },
);

/** Path parameters that identify a lesson, an outcome or a tab, but no person. */
const impersonal = /:(?:slug|type|tab\?)/g;

test.each(routeTable.filter(({ path }) => path.replace(impersonal, '').includes(':')))(
  '[ANA-1] the first ID in the path of $name never leaves the page',
  ({ path }) => {
    const asked = path.replace(impersonal, 'tab').replace(/:\w+/, 's3cr3t');
    expect(withoutPersonalData(asked)).not.toContain('s3cr3t');
  },
);
