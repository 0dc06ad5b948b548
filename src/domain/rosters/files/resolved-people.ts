import { studentFieldsOf } from '../../classrooms/students/student.ts';
import { ColumnDates } from './column-dates.ts';
import type { DraftEnrollment, DraftPeople, DraftPerson, DraftRole, RawDate } from './draft-roster.ts';
import type { IssueCode } from './import-issue.ts';
import type { SourceEnrollment, SourceState, SourceStudent } from './roster-snapshot.ts';
import { MadeList, type SourceList } from './source-list.ts';

const standings = ['ignored', 'manager', 'refused', 'review', 'student', 'teacher'] as const;
export type PersonStanding = (typeof standings)[number];

export type FoundPerson = {
  readonly place: number;
  readonly is: PersonStanding;
  readonly state: SourceState;
};

/** The people of the files. Their standings and roles are in typed arrays in addition to the list, which avoids a copy of the list. */
export class ResolvedPeople {
  readonly list: SourceList<DraftPerson>;
  readonly #people: DraftPeople;
  readonly #roles: ReadonlyMap<string, readonly DraftRole[]>;
  readonly #standings: Uint8Array;
  readonly #left: Uint8Array;

  constructor(people: DraftPeople, roles: ReadonlyMap<string, readonly DraftRole[]>) {
    this.list = people.list;
    this.#people = people;
    this.#roles = roles;
    this.#standings = new Uint8Array(people.size);
    this.#left = new Uint8Array(people.size);
  }

  get size(): number {
    return this.#people.size;
  }

  has(key: string): boolean {
    return this.#people.has(key);
  }

  /** Returns the person at an index. Throws a RangeError if there is none. */
  at(index: number): DraftPerson {
    const person = this.list.at(index);
    if (person === undefined) throw new RangeError(`there is no person at index ${index}`);
    return person;
  }

  setStanding(place: number, is: PersonStanding, state: SourceState): void {
    this.#standings[place] = standings.indexOf(is);
    this.#left[place] = state === 'left' ? 1 : 0;
  }

  standing(place: number): PersonStanding {
    return standings[this.#standings[place] ?? 0] ?? 'ignored';
  }

  placesOf(is: PersonStanding): Int32Array {
    const number = standings.indexOf(is);
    return Int32Array.from(this.#standings.keys()).filter((place) => this.#standings[place] === number);
  }

  find(key: string): FoundPerson | undefined {
    const place = this.#people.placeOf(key);
    if (place === undefined) return undefined;
    return { place, is: this.standing(place), state: this.#left[place] === 1 ? 'left' : 'active' };
  }

  rolesOf({ id }: DraftPerson): readonly DraftRole[] {
    return id === null ? [] : (this.#roles.get(id) ?? []);
  }

  gradeOf(person: DraftPerson): string | null {
    return person.grade ?? this.rolesOf(person).find(({ grade }) => grade !== null)?.grade ?? null;
  }

  schoolsOf(person: DraftPerson): readonly string[] {
    return [...new Set([...person.schools, ...this.rolesOf(person).flatMap(({ school }) => school ?? [])])];
  }
}

/** Parses a date in the order of its column. */
export const dayIn = (dates: ReadonlyMap<string, ColumnDates>, date: RawDate): string | null =>
  date === null ? null : (dates.get(date.column) ?? new ColumnDates('')).read(date.text);

export const roleInClass = ({ role }: DraftEnrollment): 'student' | 'teacher' =>
  role === 'student' ? 'student' : 'teacher';

/** Returns the issue of an enrolled person: their role is undecided, or does not match the enrollment; null if there is no issue. */
export function problemOf(
  held: Pick<FoundPerson, 'is'> | undefined,
  role: 'student' | 'teacher',
): IssueCode | null {
  if (held === undefined) return null;
  if (held.is === 'refused' || held.is === 'review') return 'reference/in-review';
  return (held.is === 'student') === (role === 'student') ? null : 'role/several';
}

type StudentParts = {
  readonly places: Int32Array;
  readonly schools: readonly (string | null)[];
  readonly grades: ReadonlyMap<number, string>;
};

/** Returns the students among the people. The objects are created on access. */
export const sourceStudentsOf = (
  people: SourceList<DraftPerson>,
  { places, schools, grades }: StudentParts,
): SourceList<SourceStudent> =>
  new MadeList(places.length, (student) => {
    const person = people.at(places[student] ?? -1);
    if (person === undefined) throw new RangeError(`there is no student ${student}`);
    const { id, given, state, at } = person;
    return {
      ...studentFieldsOf(person),
      id,
      given: given ?? '',
      grade: grades.get(student) ?? person.grade,
      school: schools[student] ?? null,
      state,
      at,
    };
  });

type EnrollmentParts = {
  readonly places: Int32Array;
  readonly left: Uint8Array;
  readonly dates: ReadonlyMap<string, ColumnDates>;
};

/** Returns the imported enrollments. The objects are created on access. */
export const enrollmentsOf = (
  enrollments: SourceList<DraftEnrollment>,
  { places, left, dates }: EnrollmentParts,
): SourceList<SourceEnrollment> =>
  new MadeList(places.length, (one) => {
    const found = enrollments.at(places[one] ?? -1);
    if (found === undefined) throw new RangeError(`there is no enrollment ${one}`);
    const { classroom, person, at } = found;
    const days = { from: dayIn(dates, found.from), to: dayIn(dates, found.to) };
    return {
      classroom,
      person,
      role: roleInClass(found),
      ...days,
      state: left[one] === 1 ? 'left' : 'active',
      at,
    };
  });
