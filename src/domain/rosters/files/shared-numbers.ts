import { foldedName } from '../../classrooms/students/compare-names.ts';
import { foldText } from '../../platform/tables/fold-text.ts';
import type { DraftPerson } from './draft-roster.ts';

/** A row with the student number of another row: the same student in a list, or a different student with a different id. */
export type SharedNumber = {
  readonly person: DraftPerson;
  readonly place: number;
  readonly other: DraftPerson;
  /** Whether the two rows contradict each other. Only true in lists without ids, in which a number identifies a student. */
  readonly isConflict: boolean;
};

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && foldText(one) !== foldText(other);

/** Whether two rows with one student number cannot be the same student. Missing values are no contradiction. */
function contradicts(one: DraftPerson, other: DraftPerson): boolean {
  const [name, otherName] =
    one.family === null || other.family === null
      ? [one.given, other.given]
      : [one, other].map(({ given, family }) => foldedName({ given: given ?? '', family }));
  return (
    differ(name ?? null, otherName ?? null) ||
    differ(one.grade, other.grade) ||
    differ(one.display, other.display) ||
    differ(one.login, other.login)
  );
}

const keyOf = ({ studentId, schools }: DraftPerson): string =>
  `${foldText(schools[0] ?? '')}\n${studentId ?? ''}`;

/**
 * Finds students with the same number in a school. In a list without ids, returns all rows of a number if two of them contradict each other; with ids, returns
 * each row after the first.
 */
export function sharedNumbers(people: Iterable<readonly [number, DraftPerson]>): readonly SharedNumber[] {
  type Row = { readonly place: number; readonly person: DraftPerson };
  const first = new Map<string, Row>();
  const several = new Map<string, Row[]>();
  for (const [place, person] of people) {
    if (person.studentId === null) continue;
    const key = keyOf(person);
    const before = first.get(key);
    if (before === undefined) first.set(key, { place, person });
    else several.set(key, [...(several.get(key) ?? [before]), { place, person }]);
  }
  return [...several.values()].flatMap((rows): readonly SharedNumber[] => {
    const [start] = rows;
    if (start === undefined) return [];
    if (rows.some(({ person }) => person.id !== null))
      return rows.slice(1).map((row) => ({ ...row, other: start.person, isConflict: false }));
    const differing = rows.find(({ person }) => contradicts(start.person, person));
    if (differing === undefined) return [];
    return rows.map((row) => {
      const other = contradicts(start.person, row.person) ? start : differing;
      return { ...row, other: other.person, isConflict: true };
    });
  });
}
