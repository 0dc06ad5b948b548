import type { ClientApp } from '#application/client/client-app.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { classroomDefaults } from '#domain/classrooms/classrooms/classroom-table.ts';
import { maxStudentsCounted, studentDefaults } from '#domain/classrooms/students/student-table.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { memberDefaults } from '#domain/organizations/members/member-table.ts';
import { memberName } from '#domain/organizations/members/member.ts';
import { foldText } from '#domain/platform/tables/fold-text.ts';
import type { Page, TableQuery } from '#domain/platform/tables/page.ts';
import { searchedName } from '#domain/platform/tables/searched-name.ts';
import type { TableDefaults } from '#domain/platform/tables/table-address.ts';
import { ok, type Result } from '#domain/result.ts';
import { viewerTimeZone } from '../../data/viewer-time-zone.ts';
import type { ClientFailure } from '../../messages/client-failure.ts';
import { navigation } from '../../messages/en/navigation.ts';
import { searchWords as words } from '../../messages/en/search.ts';
import { paths } from '../../routes/paths.ts';
import { areasOf, guides, type NavigationRole } from '../navigation.ts';

export type FoundGroup = keyof typeof words.groups;

export type Found = {
  readonly group: FoundGroup;
  readonly to: string;
  readonly label: string;
  readonly detail?: string;
  readonly isRest?: boolean;
};

/** The maximum number of results of a kind. One more result links to all of them. */
const maxShown = 5;

/** Shorter texts would match too many results. */
export const minSearchLength = 2;

type Sought = { readonly app: ClientApp; readonly text: string; readonly options: ReadOptions };
type Search = (sought: Sought) => Promise<Result<readonly Found[], ClientFailure>>;

const containing = <C extends string>(
  { sort, size }: TableDefaults<C>,
  column: C,
  value: string,
): TableQuery<C> => ({
  sort,
  size,
  start: null,
  filter: { match: 'all', rules: [{ kind: 'text', column, mode: 'contains', value }] },
});

function firstOf<R>(
  { rows, total }: Page<R>,
  group: FoundGroup,
  list: { readonly path: string; readonly column: string; readonly text: string; readonly most?: number },
  resultOf: (row: R) => Omit<Found, 'group'>,
): readonly Found[] {
  const shown = rows.slice(0, maxShown).map((row) => ({ group, ...resultOf(row) }));
  if (total <= maxShown) return shown;
  const search = new URLSearchParams({ filter: `${list.column}.contains:${list.text}` });
  const all = words.all(words.counted(total, list.most ?? Infinity));
  return [...shown, { group, to: `${list.path}?${search}`, label: all, isRest: true }];
}

const classes: Search = async ({ app, text, options }) => {
  const query = containing(classroomDefaults, 'name', text);
  const read = await app.classrooms.page({ ...query, archived: false, timeZone: viewerTimeZone() }, options);
  if (!read.ok) return read;
  const list = { path: paths.classrooms, column: 'name', text };
  return ok(
    firstOf(read.value, 'classes', list, ({ id, name, school }) => ({
      to: paths.classroom(id),
      label: name,
      ...(school !== null && { detail: school }),
    })),
  );
};

const students: Search = async ({ app, text: typed, options }) => {
  const text = searchedName(typed);
  const read = await app.students.page(
    { ...containing(studentDefaults, 'name', text), archived: false },
    options,
  );
  if (!read.ok) return read;
  const list = { path: paths.students, column: 'name', text, most: maxStudentsCounted };
  return ok(
    firstOf(read.value, 'students', list, (student) => ({
      to: paths.student(student.id),
      label: studentName(student),
      detail: student.classrooms.map(({ name }) => name).join(', '),
    })),
  );
};

/** Returns the URL of the list of teachers with this name, for users who cannot open a teacher's page. */
const listOf = (name: string): string =>
  `${paths.teachers}?${new URLSearchParams({ filter: `name.contains:${name}` })}`;

/** Managers also find people by address. Teachers see only names, and can open only their own page. */
const staffBy =
  (column: 'name' | 'person'): Search =>
  async ({ app, text: typed, options }) => {
    const text = searchedName(typed);
    const query = containing(memberDefaults, column, text);
    const read = await app.members.page({ ...query, timeZone: viewerTimeZone() }, options);
    if (!read.ok) return read;
    const list = { path: paths.teachers, column, text };
    return ok(
      firstOf(read.value, 'staff', list, (member) => ({
        to: column === 'person' || member.you ? paths.teacher(member.id) : listOf(memberName(member)),
        label: memberName(member) || (member.details?.email ?? ''),
        ...(member.details !== null && { detail: member.details.school.name }),
      })),
    );
  };

const lessons: Search = async ({ app, text, options }) => {
  const read = await app.lessons.list(options);
  if (!read.ok) return read;
  const sought = foldText(text);
  const found = read.value.filter(({ title, topics }) =>
    [title, ...topics].some((each) => foldText(each).includes(sought)),
  );
  return ok(
    found
      .slice(0, maxShown)
      .map(({ slug, title }) => ({ group: 'lessons', to: paths.lesson(slug), label: title })),
  );
};

const searches: Readonly<Record<NavigationRole, readonly Search[]>> = {
  owner: [classes, students, lessons],
  teacher: [classes, students, staffBy('name'), lessons],
  manager: [classes, students, staffBy('person'), lessons],
  staff: [lessons],
};

/** Returns the user's pages with this text in their name, or all pages if the text is empty. For our staff, adds a link that searches all users. */
export function findPages(role: NavigationRole, text: string): readonly Found[] {
  const tabs = [...areasOf(role), guides(navigation.gettingStarted)].flatMap((each) => each.tabs);
  const pages = [...new Map(tabs.map((tab) => [tab.to, tab])).values()];
  const named = pages.filter(({ label }) => foldText(label).includes(foldText(text.trim())));
  const users = {
    group: 'users',
    to: `${paths.users}?${new URLSearchParams({ filter: `person.contains:${text}` })}`,
  } as const;
  return [
    ...named.map(({ to, label }) => ({ group: 'pages' as const, to, label })),
    ...(role === 'staff' && text.trim().length >= minSearchLength
      ? [{ ...users, label: words.users(text) }]
      : []),
  ];
}

/** Returns the records that the user may see and that match the text, a few of each kind. `failure` is the first failure if a kind could not be read. */
export async function findRecords(
  role: NavigationRole,
  sought: Sought,
): Promise<{ readonly found: readonly Found[]; readonly failure: ClientFailure | null }> {
  const replies = await Promise.all(searches[role].map((search) => search(sought)));
  const found = replies.flatMap((reply) => (reply.ok ? reply.value : []));
  return {
    // Two people with the same name may link to the same list.
    found: [...new Map(found.map((each) => [each.to, each])).values()],
    failure: replies.flatMap((reply) => (reply.ok ? [] : [reply.error]))[0] ?? null,
  };
}
