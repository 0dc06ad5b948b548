import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { emptyScope, isInScope, isWithin, type Scope } from '#domain/organizations/access/scope.ts';
import { type Roster, type RosterRow, rosterOf } from '#domain/classrooms/change-sets/roster.ts';
import { classroomIn, classroomsIn } from './in-memory-classroom-rows.ts';
import { roomRow } from './in-memory-classroom-roster.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';
import { isStay, rosterTable, studentsOf } from './roster-rows.ts';

export function rosterHeld(tables: InMemoryTables, organization: OrganizationPath): Roster {
  const ids = classroomsIn(tables, { ...emptyScope, organizations: [organization] }).map(({ id }) => id);
  const isHeld = ({
    kind,
    fields: { classroom = '', organization: path, mergedInto },
  }: RosterRow): boolean =>
    kind === 'enrollment'
      ? ids.includes(classroom)
      : path !== undefined && isWithin(path, organization) && mergedInto === undefined;
  return rosterOf([
    ...ids.flatMap((id) => roomRow(tables, id) ?? []),
    ...tables.of(rosterTable).where(isHeld),
  ]);
}

export function studentRowsInScope(
  tables: InMemoryTables,
  {
    ids,
    scope,
    formerOf,
  }: { readonly ids: ReadonlySet<string>; readonly scope: Scope; readonly formerOf: string | null },
): Roster {
  const stays = tables.of(rosterTable).where(({ fields }) => ids.has(fields['student'] ?? ''));
  const isReached = ({ fields }: RosterRow, within: Scope = scope): boolean =>
    classroomIn(tables, fields['classroom'] ?? '', within) !== null;
  const own = studentsOf(
    stays.filter((row) => isStay(tables, row) && isReached(row, { ...emptyScope, own: scope.own })),
  );
  const classroom = formerOf === null ? null : classroomIn(tables, formerOf, scope);
  const former = studentsOf(
    stays.filter(({ fields }) => classroom !== null && fields['classroom'] === classroom.id),
  );
  const students = tables
    .of(rosterTable)
    .where(({ kind, id, fields: { organization = null, mergedInto } }) => {
      if (kind !== 'student' || !ids.has(id) || mergedInto !== undefined) return false;
      if (classroom?.organization === organization && former.has(id)) return true;
      return isInScope(scope, { relation: own.has(id) ? 'owner' : 'none', organization });
    });
  const found = new Set(students.map(({ id }) => id));
  const theirs = stays.filter((row) => found.has(row.fields['student'] ?? '') && isReached(row));
  return rosterOf([...students, ...theirs]);
}
