import type { StoredUser } from '#domain/identity/account/session-user.ts';
import { navigation as words } from '../messages/en/navigation.ts';
import { isAtOrBelow, paths } from '../routes/paths.ts';

/**
 * The kinds of users with different navigation (NAV-20). `owner` teaches in their own workspace, `teacher` in a school, and `manager` runs a school or
 * district.
 */
export type NavigationRole = 'owner' | 'teacher' | 'manager' | 'staff';

export type Tab = {
  readonly to: string;
  readonly label: string;
  /** A further path. The pages below it also belong to this tab. */
  readonly also?: string;
};

export type NavigationArea = { readonly label: string; readonly tabs: readonly [Tab, ...Tab[]] };

/** Returns the navigation of a user. The permission table gives the same result, but is too large for the first load. A test compares them. */
export function navigationRoleOf({ accountType, organization }: StoredUser): NavigationRole {
  if (accountType === 'admin') return 'staff';
  if (organization?.kind === 'workspace' && accountType !== 'teacher') return 'owner';
  return accountType === 'customer' || accountType === 'manager' ? 'manager' : 'teacher';
}

export const area = (label: string, ...tabs: NavigationArea['tabs']): NavigationArea => ({ label, tabs });
const one = (label: string, to: string, also?: string): NavigationArea =>
  area(label, { to, label, ...(also !== undefined && { also }) });

export const lessons = one(words.lessons, paths.lessons);
export const guides = (label: string): NavigationArea => one(label, paths.welcome, paths.gettingStarted);

export const tabs = {
  profile: { to: paths.profile, label: words.profile },
  appLoginCode: { to: paths.appLoginCode, label: words.appLoginCode },
  license: { to: paths.license, label: words.license },
  ownActivity: { to: paths.activity, label: words.ownActivity },
  classes: { to: paths.classrooms, label: words.classes, also: paths.newYear },
  students: { to: paths.students, label: words.students },
  imports: { to: paths.imports, label: words.imports },
  teachers: { to: paths.teachers, label: words.staff },
  people: { to: paths.users, label: words.people },
  invite: { to: paths.newTeacher, label: words.invite, also: paths.teachers },
  workspace: { to: paths.school, label: words.workspace },
  school: { to: paths.school, label: words.schoolSettings },
  schoolActivity: { to: paths.activityOf('organization'), label: words.schoolActivity },
} as const satisfies Readonly<Record<string, Tab>>;

const { profile, appLoginCode, license, ownActivity, classes, students, imports, teachers } = tabs;

const mainAreas: Readonly<Record<NavigationRole, readonly NavigationArea[]>> = {
  owner: [lessons, area(words.classes, classes, students, imports), guides(words.help)],
  teacher: [lessons, area(words.classes, classes, students, teachers), guides(words.help)],
  manager: [
    lessons,
    area(words.classes, classes),
    area(words.students, students),
    area(words.staff, teachers),
    area(words.school, tabs.school, imports, tabs.schoolActivity),
    area(words.license, license),
  ],
  staff: [lessons, guides(words.gettingStarted), area(words.school, teachers, classes, students, license)],
};

export const areasForClass: readonly NavigationArea[] = [lessons, guides(words.gettingStarted)];
const visitorAreas: readonly NavigationArea[] = [
  ...areasForClass,
  one(words.pricing, paths.selfServicePurchase),
];

const own = area(words.own, profile, appLoginCode, ownActivity);

/** The areas in the account menu: the user's own pages, and those of a workspace or a license that have no link in the main navigation. */
const accountAreas: Readonly<Record<NavigationRole, readonly NavigationArea[]>> = {
  owner: [own, area(words.workspace, license, tabs.workspace, tabs.invite)],
  teacher: [own, area(words.license, license)],
  manager: [own],
  staff: [own],
};

/** Returns the areas of the main navigation. Null for visitors. */
export const mainAreasOf = (role: NavigationRole | null): readonly NavigationArea[] =>
  role === null ? visitorAreas : mainAreas[role];

export const areasOf = (role: NavigationRole): readonly NavigationArea[] => [
  ...mainAreas[role],
  ...accountAreas[role],
];

/** Returns the pages in the account menu: the user's own pages, and the help if it is not in the main navigation. */
export const accountTabsOf = (role: NavigationRole): readonly Tab[] => [
  ...accountAreas[role].flatMap((each) => each.tabs),
  ...(role === 'manager' ? guides(words.help).tabs : []),
];

type Place = { readonly pathname: string; readonly search: string };

const isTab = ({ pathname, search }: Place, { to, also }: Tab): boolean => {
  const [path = '', query] = to.split('?');
  if (also !== undefined && isAtOrBelow(pathname, also)) return true;
  return isAtOrBelow(pathname, path) && (query === undefined || search.slice(1).split('&').includes(query));
};

/** Returns the area of a page and the tab in it. Null if the page is in none of the areas. */
export function tabAt(
  place: Place,
  areas: readonly NavigationArea[],
): { readonly area: NavigationArea; readonly tab: Tab } | null {
  for (const each of areas) {
    const tab = each.tabs.find((one) => isTab(place, one));
    if (tab !== undefined) return { area: each, tab };
  }
  return null;
}
