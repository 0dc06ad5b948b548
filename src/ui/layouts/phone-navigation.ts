import { navigation as words } from '../messages/en/navigation.ts';
import {
  accountTabsOf,
  type NavigationArea,
  area,
  guides,
  lessons,
  mainAreasOf,
  type NavigationRole,
  type Tab,
  tabs,
} from './navigation.ts';

const ofTeacher: readonly NavigationArea[] = [
  lessons,
  area(words.classes, tabs.classes),
  area(words.students, tabs.students),
  guides(words.help),
];

const barAreas: Readonly<Record<NavigationRole, readonly NavigationArea[]>> = {
  owner: ofTeacher,
  teacher: ofTeacher,
  manager: mainAreasOf('manager').slice(0, 4),
  staff: [
    lessons,
    area(words.people, tabs.people),
    area(words.classes, tabs.classes),
    area(words.students, tabs.students),
  ],
};

export function phoneNavigationOf(role: NavigationRole): {
  readonly bar: readonly NavigationArea[];
  readonly more: readonly (readonly Tab[])[];
} {
  const bar = barAreas[role];
  const listed = new Set(bar.flatMap((each) => each.tabs.map(({ to }) => to)));
  const more = [...mainAreasOf(role).map((each) => each.tabs), accountTabsOf(role)].map((group) => {
    const rest = group.filter(({ to }) => !listed.has(to));
    for (const { to } of rest) listed.add(to);
    return rest;
  });
  return { bar, more: more.filter((group) => group.length > 0) };
}
