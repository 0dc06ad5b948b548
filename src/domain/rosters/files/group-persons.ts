import type { SourceClassroom } from './roster-snapshot.ts';
import type { SourcePersons } from './source-persons.ts';

/**
 * Groups the source's persons by student, ordered by each student's first classroom. Several persons can be the same student.
 *
 * @param identify Returns the id of the stored student; for a new student, the index of the first such person; null or a negative number if undecided.
 */
export function* groupPersons(
  persons: SourcePersons,
  classrooms: readonly SourceClassroom[],
  identify: (person: number) => string | number | null,
): Generator<readonly number[]> {
  const indexes = new Map(classrooms.map(({ id }, index) => [id, index]));
  const ranks = Int32Array.from({ length: persons.count }, (_, person) => {
    const [first] = persons.enrollmentsOf(person);
    return first === undefined ? indexes.size : (indexes.get(first.classroom) ?? indexes.size);
  });
  const rankOf = (person: number): number => ranks[person] ?? 0;
  const order = Int32Array.from(ranks.keys()).sort(
    (one, other) => rankOf(one) - rankOf(other) || one - other,
  );
  const shared = findShared(persons.count, identify);
  for (const person of order) {
    const group = shared.get(person) ?? [person];
    if (group[0] === person) yield group;
  }
}

function findShared(
  count: number,
  identify: (person: number) => string | number | null,
): ReadonlyMap<number, readonly number[]> {
  const first = new Map<string, number>();
  const firstOf = (person: number): number | null => {
    const id = identify(person);
    if (typeof id !== 'string') return id;
    const before = first.get(id);
    if (before === undefined) first.set(id, person);
    return before ?? null;
  };
  const shared = new Map<number, number[]>();
  for (let person = 0; person < count; person += 1) {
    const before = firstOf(person);
    if (before === null || before < 0 || before === person) continue;
    const group = shared.get(before) ?? [before];
    group.push(person);
    shared.set(before, group).set(person, group);
  }
  return shared;
}
