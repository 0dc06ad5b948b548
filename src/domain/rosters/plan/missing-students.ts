import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { HeldStudents } from './held-students.ts';
import type { SourceStudent } from '../files/roster-snapshot.ts';
import { entriesOf, type SourceList } from '../files/source-list.ts';

/** Returns the ids of active students in the source's schools who are not among its students. Null if the source has no students. */
export function findMissing(
  students: SourceList<SourceStudent>,
  held: HeldStudents,
  {
    placeIn,
    idOf,
  }: {
    readonly placeIn: (school: string | null) => OrganizationPath | null;
    /** Returns our student for a source student, or a candidate; null if none. */
    readonly idOf: (person: number) => string | null;
  },
): readonly string[] | null {
  const schools = new Set<string>();
  const named = new Set<string>();
  for (const [person, { school }] of entriesOf(students)) {
    const place = placeIn(school);
    if (place !== null) schools.add(place);
    const id = idOf(person);
    if (id !== null) named.add(id);
  }
  return schools.size === 0 ? null : held.others(named, [...schools]);
}
