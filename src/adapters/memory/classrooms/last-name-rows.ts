import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { isWithin } from '#domain/organizations/access/scope.ts';
import type { AppliedChange } from '#domain/classrooms/change-sets/change.ts';
import type { RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import { initialOf } from '#domain/classrooms/students/last-names.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';
import { changeSetTable, rosterTable } from './roster-rows.ts';

const shortened = (value: string | null): string | null => (value === null ? null : initialOf(value));

/** Returns the students of an organization, and of those below it, with a last name that is more than an initial. */
export const longNamed = (tables: InMemoryTables, organization: OrganizationPath): readonly RosterRow[] =>
  tables
    .of(rosterTable)
    .where(
      ({ kind, fields: { family = '', organization: path = '' } }) =>
        kind === 'student' && isWithin(path, organization) && Array.from(family).length > 2,
    );

export function shortenLastNames(
  tables: InMemoryTables,
  organization: OrganizationPath,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): { readonly shortened: number; readonly last: string | null } {
  const next = longNamed(tables, organization)
    .filter(({ id }) => compareCodePoints(id, after ?? '') > 0)
    .toSorted((one, other) => compareCodePoints(one.id, other.id))
    .slice(0, limit);
  for (const row of next) {
    const family = initialOf(row.fields['family'] ?? '');
    tables.of(rosterTable).save({ ...row, fields: { ...row.fields, family } });
  }
  const ids = new Set(next.map(({ id }) => id));
  const isTheirs = ({ id, field }: AppliedChange): boolean => ids.has(id) && field === 'family';
  tables.of(changeSetTable).changeWhere(
    ({ changes }) => changes.some(isTheirs),
    ({ changes }) => ({
      changes: changes.map((change) =>
        isTheirs(change) ? { ...change, from: shortened(change.from), to: shortened(change.to) } : change,
      ),
    }),
  );
  return { shortened: next.length, last: next.length < limit ? null : (next.at(-1)?.id ?? null) };
}
