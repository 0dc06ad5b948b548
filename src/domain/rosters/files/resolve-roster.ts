import type { TakenRole } from './cell-values.ts';
import { cyclicOrganizations } from './cyclic-organizations.ts';
import type { DraftClass, DraftEnrollment, DraftPerson, DraftRole, DraftRoster } from './draft-roster.ts';
import { type IssueCode, issueOf, rowName } from './import-issue.ts';
import {
  dayIn,
  enrollmentsOf,
  problemOf,
  type FoundPerson,
  ResolvedPeople,
  roleInClass,
  type PersonStanding,
  sourceStudentsOf,
} from './resolved-people.ts';
import type { RosterSnapshot, SourcePlace, SourceSchool, SourceStaff } from './roster-snapshot.ts';
import { sharedAddresses } from './shared-addresses.ts';
import { sharedNumbers } from './shared-numbers.ts';
import { entriesOf } from './source-list.ts';
import type { ReadingState } from './table-reading.ts';

export type ResolveOptions = {
  /** Whether references may point to rows of earlier imports, because the files contain only changes or are a part of a set. */
  readonly partial: boolean;
};

const known = ['manager', 'student', 'teacher'] as const;
const rolesOfClasses: readonly TakenRole[] = [...known, 'none'];

/** Combines the rows of all files: roles with people, people with classes, classes with schools and terms. */
export class RosterResolver {
  readonly #draft: DraftRoster;
  readonly #state: ReadingState;
  readonly #options: ResolveOptions;

  constructor(state: ReadingState, options: ResolveOptions) {
    this.#draft = state.draft;
    this.#state = state;
    this.#options = options;
  }

  resolve(): RosterSnapshot {
    this.#checkDates();
    const schools = this.#schools();
    const people = this.#people();
    const classes = this.#classes();
    const enrollments = this.#enrollments(people, classes);
    const classrooms = [...classes.values()].map((one) => this.#classroom(one));
    return {
      schools,
      terms: [...this.#draft.terms.values()].map(({ id, name, start, end, at }) => ({
        id,
        name,
        start: dayIn(this.#state.dates, start),
        end: dayIn(this.#state.dates, end),
        at,
      })),
      classrooms,
      ...this.#byStanding(people),
      enrollments,
    };
  }

  #note(code: IssueCode, at: SourcePlace, value: string | null = null, expected: string | null = null): void {
    const shown = value?.includes('@') === true ? null : value;
    const issue = issueOf(code, at.file, { line: at.line, value: shown, expected });
    this.#state.issues.add(issue);
    if (issue.severity !== 'warning') this.#state.ledger.settle(at, issue.severity);
  }

  /** All dates of a file have the same order of day and month. An ambiguous column uses the order of the others. */
  #checkDates(): void {
    for (const [column, dates] of this.#state.dates) {
      const [file = ''] = column.split('\n');
      const others = [...this.#state.dates].flatMap(([key, other]) =>
        key.startsWith(`${file}\n`) ? (other.order ?? []) : [],
      );
      const [order, ...differing] = new Set(others);
      if (dates.unclear && order !== undefined && differing.length === 0) dates.follow(order);
      const about = { column: dates.header, expected: 'YYYY-MM-DD' };
      if (dates.unclear) this.#state.issues.add(issueOf('column/date-order-unknown', file, about));
      else if (dates.guessed)
        this.#state.issues.add(issueOf('column/date-order-guessed', file, { ...about, value: dates.order }));
    }
  }

  /** Whether an id exists in the files, or may come from an earlier import. */
  #mayBe(held: { readonly has: (id: string) => boolean; readonly size: number }, id: string): boolean {
    return held.has(id) || held.size === 0 || this.#options.partial;
  }

  #schools(): readonly SourceSchool[] {
    const circling = cyclicOrganizations(this.#draft.orgs);
    return [...this.#draft.orgs.values()].map((org) => {
      if (org.parent === null) return org;
      if (!circling.has(org.id) && this.#mayBe(this.#draft.orgs, org.parent)) return org;
      this.#note('reference/not-taken', org.at, org.parent);
      return { ...org, parent: null };
    });
  }

  #schoolOf(schools: readonly string[], at: SourcePlace): string | null {
    const found = schools.find((id) => this.#mayBe(this.#draft.orgs, id));
    if (found === undefined && schools[0] !== undefined) this.#note('reference/not-taken', at, schools[0]);
    return found ?? null;
  }

  #classroom({ course, terms, ...one }: DraftClass): RosterSnapshot['classrooms'][number] {
    const name = one.name ?? (course === null ? undefined : this.#draft.courses.get(course)?.name) ?? one.id;
    const nowhere = terms.find((id) => !this.#mayBe(this.#draft.terms, id));
    if (nowhere !== undefined) this.#note('reference/not-taken', one.at, nowhere);
    const known = terms.filter((id) => this.#mayBe(this.#draft.terms, id));
    return {
      ...one,
      name,
      terms: known,
      school: this.#schoolOf(one.school === null ? [] : [one.school], one.at),
    };
  }

  #classes(): ReadonlyMap<string, DraftClass> {
    const classes = new Map(this.#draft.classes);
    for (const { classroom } of this.#draft.enrollments) {
      const course = classes.has(classroom) ? undefined : this.#draft.courses.get(classroom);
      if (course !== undefined) classes.set(classroom, { ...course, grade: null, course: null, terms: [] });
    }
    return classes;
  }

  #people(): ResolvedPeople {
    const { people, roles, enrollments } = this.#draft;
    const own = new Map<string, DraftRole[]>();
    for (const role of roles) {
      if (!this.#mayBe(people, role.person)) this.#note('reference/nowhere', role.at, role.person);
      else if (role.state === 'active') own.set(role.person, [...(own.get(role.person) ?? []), role]);
    }
    const enrolled = new Uint8Array(people.size);
    for (const { person, role } of enrollments) {
      const index = people.placeOf(person);
      if (index !== undefined && role !== null && role !== 'unknown')
        enrolled[index] = (enrolled[index] ?? 0) | (1 << rolesOfClasses.indexOf(role));
    }
    const resolved = new ResolvedPeople(people, own);
    for (const [index, person] of entriesOf(people.list)) {
      const roles = [person.role, ...resolved.rolesOf(person).map(({ role }) => role)].flatMap((role) =>
        role === null || role === 'unknown' ? [] : [role],
      );
      const inClasses = rolesOfClasses.filter((_, bit) => (enrolled[index] ?? 0) & (1 << bit));
      resolved.setStanding(index, this.#standing(person, roles.length > 0 ? roles : inClasses), person.state);
    }
    this.#checkNumbers(resolved);
    this.#checkAddresses(resolved);
    return resolved;
  }

  /** Reports staff records with the same address. None of these people gets a class, because the owner of the address is unknown. */
  #checkAddresses(people: ResolvedPeople): void {
    const staff = (['manager', 'teacher'] as const).flatMap((role) =>
      Array.from(people.placesOf(role), (place) => ({ place, person: people.at(place), role })),
    );
    for (const { place, person, other } of sharedAddresses(staff)) {
      this.#note('staff/same-address', person.at, null, rowName(other.at, person.at));
      people.setStanding(place, 'review', person.state);
    }
  }

  /** Reports students with the same number. In a list without ids, none of them is imported, because the owner of the number is unknown. */
  #checkNumbers(people: ResolvedPeople): void {
    const students = function* (): Generator<readonly [number, DraftPerson]> {
      for (const index of people.placesOf('student')) yield [index, people.at(index)];
    };
    for (const { person, place, other, isConflict } of sharedNumbers(students())) {
      const expected = rowName(other.at, person.at);
      this.#note(isConflict ? 'id/conflict' : 'number/shared', person.at, person.studentId, expected);
      if (isConflict) people.setStanding(place, 'refused', person.state);
    }
  }

  #byStanding(people: ResolvedPeople): Pick<RosterSnapshot, 'staff' | 'students'> {
    const places = people.placesOf('student');
    const grades = new Map<number, string>();
    const schools: (string | null)[] = [];
    for (const [student, index] of places.entries()) {
      const person = people.at(index);
      const grade = people.gradeOf(person);
      if (grade !== null && grade !== person.grade) grades.set(student, grade);
      const school = this.#schoolOf(people.schoolsOf(person), person.at);
      // Reuses one string per school, which saves memory.
      schools.push(school === null ? null : (this.#draft.orgs.get(school)?.id ?? school));
    }
    const staff = (['manager', 'teacher'] as const).flatMap((role) =>
      Array.from(people.placesOf(role), (index): readonly [number, SourceStaff] => {
        const person = people.at(index);
        const { id, given, family, email, state, at } = person;
        const school = this.#schoolOf(people.schoolsOf(person), at);
        return [index, { id, given, family, email, role, school, state, at }];
      }),
    );
    return {
      students: sourceStudentsOf(people.list, { places, schools, grades }),
      staff: staff.toSorted(([one], [other]) => one - other).map(([, person]) => person),
    };
  }

  /**
   * Returns a person's standing from all of their roles. A person with no known role, or with roles of both students and staff, needs a
   * review (R18).
   */
  #standing(person: DraftPerson, found: readonly TakenRole[]): PersonStanding {
    const roles = known.filter((role) => found.includes(role));
    if (roles.length === 0) {
      if (found.length > 0) this.#state.ledger.withdraw(person.at);
      else this.#note('role/not-known', person.at);
      return found.length > 0 ? 'ignored' : 'review';
    }
    if (roles.includes('student') && roles.length > 1) {
      this.#note('role/several', person.at, roles.join(', '));
      return 'review';
    }
    const [first = 'student'] = roles;
    if (first === 'student' && person.id?.includes('@') === true) {
      this.#note('id/is-email', person.at);
      return 'review';
    }
    return first;
  }

  #enrollments(
    people: ResolvedPeople,
    classes: ReadonlyMap<string, DraftClass>,
  ): RosterSnapshot['enrollments'] {
    const { ledger, dates } = this.#state;
    const list = this.#draft.enrollments;
    const classrooms = new Map([...classes.keys()].map((id, index) => [id, index]));
    const seen = new Set<string>();
    const places: number[] = [];
    const left = new Uint8Array(list.length);
    for (const [place, enrollment] of entriesOf(list)) {
      const { classroom, person, at, ownRow } = enrollment;
      const who = people.find(person);
      if (!this.#isTaken(enrollment, who, this.#missing(enrollment, people, classes))) continue;
      const [room, whose] = [classrooms.get(classroom) ?? `?${classroom}`, who?.place ?? `?${person}`];
      const key = `${room}\n${whose}\n${roleInClass(enrollment)}\n${dayIn(dates, enrollment.from)}`;
      if (seen.has(key)) {
        this.#note('id/repeated', at, person);
        if (ownRow) ledger.withdraw(at);
        continue;
      }
      seen.add(key);
      const states = [enrollment.state, who?.state, classes.get(classroom)?.state];
      left[places.length] = states.includes('left') ? 1 : 0;
      places.push(place);
    }
    return enrollmentsOf(list, { places: Int32Array.from(places), left, dates });
  }

  /** Returns an id that an enrollment references but that is not in any file: the id of its class, else of its person; null if both are in the files. */
  #missing(
    { classroom, person }: DraftEnrollment,
    people: ResolvedPeople,
    classes: ReadonlyMap<string, DraftClass>,
  ): string | null {
    if (!this.#mayBe(classes, classroom)) return classroom;
    return this.#mayBe(people, person) ? null : person;
  }

  /** Whether an enrollment is imported; reports an issue if not. */
  #isTaken(enrollment: DraftEnrollment, who: FoundPerson | undefined, missing: string | null): boolean {
    const { at, person, ownRow } = enrollment;
    if (who?.is === 'refused' && !ownRow) return false;
    if (who?.is === 'ignored') {
      this.#state.ledger.withdraw(at);
      return false;
    }
    const problem = missing === null ? problemOf(who, roleInClass(enrollment)) : 'reference/nowhere';
    if (problem !== null) this.#note(ownRow ? problem : 'reference/not-taken', at, missing ?? person);
    return problem === null;
  }
}

/** Returns the roster from all files of an import. Reports issues and sets the outcomes of their rows. */
export const resolveRoster = (state: ReadingState, options: ResolveOptions): RosterSnapshot =>
  new RosterResolver(state, options).resolve();
