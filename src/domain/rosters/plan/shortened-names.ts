import { initialOf } from '../../classrooms/students/last-names.ts';
import type { ImportChoices } from './import-needs.ts';
import type { SourceStudent } from '../files/roster-snapshot.ts';
import { placeOf } from './wanted-roster.ts';

/** Returns a function that shortens last names to an initial for schools that store no last names; null if every school stores them. */
export function shortenedBy(choices: ImportChoices): ((student: SourceStudent) => SourceStudent) | null {
  const { withoutLastNames } = choices;
  if (withoutLastNames === undefined || withoutLastNames.size === 0) return null;
  return (student) => {
    const { family, school } = student;
    const isShort = family !== null && withoutLastNames.has(placeOf(choices, school) ?? '');
    return isShort ? { ...student, family: initialOf(family) } : student;
  };
}
