import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { Change } from '../change-sets/change.ts';
import { keyOf, type Roster } from '../change-sets/roster.ts';

/** Returns the stored form of a last name at a school that stores no last names: the first letter and a period. Returns an initial unchanged. */
export const initialOf = (family: string): string => `${/^.\p{M}*/su.exec(family)?.[0] ?? ''}.`;

/** Returns, for each student whose last name or school changes, the path of their organization after the changes. */
export function schoolsOfNames(
  changes: readonly Change[],
  current: Roster,
): ReadonlyMap<string, OrganizationPath> {
  const schools = new Map<string, OrganizationPath>();
  const ofStudents = changes.filter(({ kind, to }) => kind === 'student' && to !== null);
  for (const { id, field } of ofStudents) {
    const organization = current.get(keyOf({ kind: 'student', id }))?.fields['organization'];
    if (field === 'family' && organization !== undefined) schools.set(id, organization);
  }
  for (const { id, field, to } of ofStudents)
    if (field === 'organization' && to !== null) schools.set(id, to);
  return schools;
}

/**
 * Replaces last names with initials in changes of students whose school stores no last names. Also shortens the names of students who move to such a school.
 */
export function withInitials(
  changes: readonly Change[],
  current: Roster,
  withoutLastNames: ReadonlySet<OrganizationPath>,
): readonly Change[] {
  if (withoutLastNames.size === 0) return changes;
  const schools = schoolsOfNames(changes, current);
  const isShort = (id: string): boolean => withoutLastNames.has(schools.get(id) ?? '');
  const named = new Set<string>();
  const written = changes.flatMap((change): readonly Change[] => {
    const { kind, id, field, from, to } = change;
    if (kind !== 'student' || field !== 'family') return [change];
    named.add(id);
    const shortened = to === null || !isShort(id) ? to : initialOf(to);
    return shortened === from ? [] : [{ ...change, to: shortened }];
  });
  const coming = [...schools.keys()].flatMap((id): readonly Change[] => {
    const family = current.get(keyOf({ kind: 'student', id }))?.fields['family'];
    if (family === undefined || named.has(id) || !isShort(id) || family === initialOf(family)) return [];
    return [{ kind: 'student', id, field: 'family', from: family, to: initialOf(family) }];
  });
  return [...written, ...coming];
}
