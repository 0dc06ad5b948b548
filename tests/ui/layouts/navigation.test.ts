import { describe, expect, test } from 'vitest';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import { permissionOf } from '#domain/organizations/access/permissions.ts';
import { newSessionUser, type StoredUser } from '#domain/identity/account/session-user.ts';
import type { OrganizationKind } from '#domain/identity/membership/organization.ts';
import {
  accountTabsOf,
  areasForClass,
  areasOf,
  mainAreasOf,
  type NavigationRole,
  navigationRoleOf,
  tabAt,
} from '#ui/layouts/navigation.ts';
import { phoneNavigationOf } from '#ui/layouts/phone-navigation.ts';
import { specAt } from '#ui/routes/spec-at.ts';

const ada = newSessionUser({ id: 'ada', email: null, requiresPasswordSetup: false, signInMethod: 'email' });
const member = (accountType: AccountType, kind: OrganizationKind | null): StoredUser => ({
  ...ada,
  accountType,
  organization: kind && {
    id: 'o',
    kind,
    name: 'Oak',
    path: '/o',
    timeZone: 'America/New_York',
    role: accountType === 'admin' ? 'teacher' : accountType,
    billingContact: false,
  },
});

test.each([
  ['customer', 'workspace', 'owner'],
  ['customer', 'school', 'manager'],
  ['manager', 'district', 'manager'],
  ['manager', 'workspace', 'owner'],
  ['teacher', 'school', 'teacher'],
  ['teacher', 'workspace', 'teacher'],
  ['admin', 'school', 'staff'],
  ['teacher', null, 'teacher'],
] as const)('[NAV-20] a %s of a %s has the navigation of: %s', (accountType, kind, role) => {
  expect(navigationRoleOf(member(accountType, kind))).toBe(role);
});

const labels = (role: NavigationRole | null) => mainAreasOf(role).map(({ label }) => label);
const roles = ['owner', 'teacher', 'manager', 'staff'] as const satisfies readonly NavigationRole[];

test('[NAV-20] visitors see the prices, and pages for students and families have no link to them', () => {
  expect(labels(null)).toEqual(['Lessons', 'Getting started', 'Pricing']);
  expect(areasForClass.map(({ label }) => label)).toEqual(['Lessons', 'Getting started']);
});

test('[NAV-20] teachers have lessons and classes, and managers also have students, staff, school and license', () => {
  expect(labels('owner')).toEqual(['Lessons', 'Classes', 'Help']);
  expect(labels('teacher')).toEqual(['Lessons', 'Classes', 'Help']);
  expect(labels('manager')).toEqual(['Lessons', 'Classes', 'Students', 'Staff', 'School', 'License']);
  expect(labels('staff')).toEqual(['Lessons', 'Getting started', 'School']);
});

const tabsOf = (role: NavigationRole) => areasOf(role).flatMap(({ tabs }) => tabs);

describe.each(roles)('[NAV-20] the navigation of: %s', (role) => {
  test('every link leads to a page, and is marked on it', () => {
    const areas = areasOf(role);
    for (const { to } of tabsOf(role)) {
      const [pathname = '', query] = to.split('?');
      expect(specAt(pathname), to).not.toBeNull();
      expect(tabAt({ pathname, search: query === undefined ? '' : `?${query}` }, areas)?.tab.to).toBe(to);
    }
  });

  test('a phone has four areas in its bar, and each other page once in the sheet', () => {
    const { bar, more } = phoneNavigationOf(role);
    expect(bar).toHaveLength(4);
    const all = [...bar.flatMap(({ tabs }) => tabs), ...more.flat()].map(({ to }) => to);
    expect(new Set(all).size).toBe(all.length);
    const expected = [...tabsOf(role), ...accountTabsOf(role)].map(({ to }) => to);
    expect(all).toEqual(expect.arrayContaining(expected));
  });

  test('the help is in the main navigation or in the account menu, once', () => {
    const help = [...mainAreasOf(role).flatMap(({ tabs }) => tabs), ...accountTabsOf(role)].filter(
      ({ to }) => to === '/getting-started/welcome',
    );
    expect(help).toHaveLength(1);
  });

  test('personal pages share no navigation with the pages of a school or a license', () => {
    const own = ['/settings/profile', '/settings/app-login-code', '/settings/activity'];
    for (const { tabs } of areasOf(role)) {
      const personal = tabs.filter(({ to }) => own.includes(to));
      expect([0, tabs.length]).toContain(personal.length);
    }
  });

  test('a teacher without a school has no link to a list of only themselves', () => {
    const lists = tabsOf(role).filter(({ to }) => to === '/settings/teachers' || to === '/users');
    expect(lists.length > 0).toBe(role !== 'owner');
  });
});

test('[NAV-20] only users who run an organization have links to its settings and imports', () => {
  const needed = ['organization.configure', 'roster.look-back'] as const;
  const ofRunners = ['/settings/school', '/settings/imports'];
  for (const action of needed) {
    expect(permissionOf(action).reach.teacher.organization, action).toBe(false);
    expect(permissionOf(action).reach.manager.organization, action).toBe(true);
  }
  expect(tabsOf('teacher').filter(({ to }) => ofRunners.includes(to))).toEqual([]);
  expect(tabsOf('manager').map(({ to }) => to)).toEqual(expect.arrayContaining(ofRunners));
});

test.each([
  ['/settings/classrooms/12/students', '', 'Classes'],
  ['/settings/rollover/3', '', 'Classes'],
  ['/settings/imports/3', '', 'School'],
  ['/settings/activity', '?of=organization', 'School'],
  ['/settings/activity', '?of=all', null],
  ['/settings/license/plan', '', 'License'],
  ['/settings/profile', '', null],
  ['/lessons/load-the-barge', '?view=student', 'Lessons'],
  ['/checkout/renew', '', null],
] as const)('[NAV-20] %s%s belongs to %s of a manager', (pathname, search, label) => {
  expect(tabAt({ pathname, search }, mainAreasOf('manager'))?.area.label ?? null).toBe(label);
});
