import {
  personKey,
  type RosterSnapshot,
  type SourceEnrollment,
  type SourceStudent,
} from './roster-snapshot.ts';
import { entriesOf, MadeList, type SourceList } from './source-list.ts';

const listAs = (
  students: SourceList<SourceStudent>,
  as: (student: SourceStudent) => SourceStudent,
): SourceList<SourceStudent> =>
  new MadeList(students.length, (place) => {
    const student = students.at(place);
    if (student === undefined) throw new RangeError(`there is no student at index ${place}`);
    return as(student);
  });

/**
 * The persons of a snapshot by index, with their enrollments: first its students, then persons who occur only in enrollments. Uses typed arrays instead of a
 * list per person, which saves memory for a district.
 */
export class SourcePersons {
  readonly students: SourceList<SourceStudent>;
  readonly count: number;
  readonly #enrollments: SourceList<SourceEnrollment>;
  readonly #others: readonly string[];
  /** The first enrollment of each person, and the next enrollment of the same person after each enrollment; -1 if there is none. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;

  /** `as` converts each student; the person keys of the source do not change. */
  constructor(
    { students, enrollments }: Pick<RosterSnapshot, 'enrollments' | 'students'>,
    as: ((student: SourceStudent) => SourceStudent) | null = null,
  ) {
    const places = new Map<string, number>();
    for (const [place, student] of entriesOf(students)) places.set(personKey(student), place);
    const others: string[] = [];
    const studentIndexes = new Int32Array(enrollments.length);
    const numberOf = ({ person, role }: SourceEnrollment): number => {
      const place = places.get(person);
      if (place !== undefined || role !== 'student') return place ?? -1;
      places.set(person, students.length + others.length);
      return students.length + others.push(person) - 1;
    };
    for (const [at, enrollment] of entriesOf(enrollments)) studentIndexes[at] = numberOf(enrollment);
    this.students = as === null ? students : listAs(students, as);
    this.count = students.length + others.length;
    this.#enrollments = enrollments;
    this.#others = others;
    this.#first = new Int32Array(this.count).fill(-1);
    this.#next = new Int32Array(enrollments.length).fill(-1);
    for (let at = enrollments.length - 1; at >= 0; at -= 1) {
      const person = studentIndexes[at] ?? -1;
      if (person < 0) continue;
      this.#next[at] = this.#first[person] ?? -1;
      this.#first[person] = at;
    }
  }

  keyOf(person: number): string {
    const student = this.students.at(person);
    return student === undefined ? (this.#others[person - this.students.length] ?? '') : personKey(student);
  }

  enrollmentsOf(person: number): readonly SourceEnrollment[] {
    const found: SourceEnrollment[] = [];
    for (let at = this.#first[person] ?? -1; at >= 0; at = this.#next[at] ?? -1) {
      const enrollment = this.#enrollments.at(at);
      if (enrollment !== undefined) found.push(enrollment);
    }
    return found;
  }
}
