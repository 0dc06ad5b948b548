import { ColumnDates } from './column-dates.ts';
import type { TakenRole } from './cell-values.ts';
import type {
  DraftClass,
  DraftEnrollment,
  DraftPerson,
  DraftRole,
  DraftRoster,
  RawDate,
} from './draft-roster.ts';
import { type IssueCode, issueOf } from './import-issue.ts';
import {
  type RosterSnapshot,
  type SourceEnrollment,
  type SourcePlace,
  type SourceSchool,
} from './roster-snapshot.ts';
import type { ReadingState } from './table-reading.ts';

/** What an import brings beside its rows. */
export type ResolveOptions = {
  /** What is not in the files may be known from earlier ones: a delta, or a part of a set. */
  readonly partial: boolean;
};

type Person = DraftPerson & { readonly is: 'ignored' | 'manager' | 'review' | 'student' | 'teacher' };

const known = ['manager', 'student', 'teacher'] as const;

/** Brings what the files said together: roles to people, people to classes, classes to schools and terms. */
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
    const persons = [...people.values()];
    return {
      schools,
      terms: [...this.#draft.terms.values()].map(({ id, name, start, end, at }) => ({
        id,
        name,
        start: this.#day(start),
        end: this.#day(end),
        at,
      })),
      classrooms: [...classes.values()].map((one) => this.#classroom(one)),
      students: persons
        .filter(({ is }) => is === 'student')
        .map(({ id, given, family, display, number, grade, schools, state, at }) => ({
          id,
          given: given ?? '',
          family,
          display,
          number,
          grade,
          school: this.#schoolOf(schools, at),
          state,
          at,
        })),
      staff: persons.flatMap(({ id, given, family, email, is, schools, state, at }) =>
        is === 'manager' || is === 'teacher'
          ? [{ id, given, family, email, role: is, school: this.#schoolOf(schools, at), state, at }]
          : [],
      ),
      enrollments,
    };
  }

  #note(code: IssueCode, at: SourcePlace, value: string | null = null): void {
    const shown = value?.includes('@') === true ? null : value;
    const issue = issueOf(code, at.file, { line: at.line, value: shown });
    this.#state.issues.add(issue);
    if (issue.severity !== 'warning') this.#state.ledger.settle(at, issue.severity);
  }

  /** Dates of a file are written alike: a column that fits both orders follows the others. */
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
      else if (dates.order !== null)
        this.#state.issues.add(issueOf('column/date-order-guessed', file, { ...about, value: dates.order }));
    }
  }

  #day(date: RawDate): string | null {
    return date === null ? null : (this.#state.dates.get(date.column) ?? new ColumnDates('')).read(date.text);
  }

  /** Whether something of this id was there, or may be known from earlier files. */
  #mayBe(held: ReadonlyMap<string, unknown>, id: string): boolean {
    return held.has(id) || held.size === 0 || this.#options.partial;
  }

  #schools(): readonly SourceSchool[] {
    return [...this.#draft.orgs.values()].map((org) => {
      if (org.parent === null) return org;
      const above = new Set([org.id]);
      let next: string | null = org.parent;
      while (next !== null && !above.has(next)) {
        above.add(next);
        next = this.#draft.orgs.get(next)?.parent ?? null;
      }
      const nowhere = !this.#mayBe(this.#draft.orgs, org.parent);
      if (next === null && !nowhere) return org;
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
    const [term = null] = terms.filter((id) => this.#mayBe(this.#draft.terms, id));
    return { ...one, name, term, school: this.#schoolOf(one.school === null ? [] : [one.school], one.at) };
  }

  /** Classes, and courses that somebody is enrolled in without a section. */
  #classes(): ReadonlyMap<string, DraftClass> {
    const classes = new Map(this.#draft.classes);
    for (const { classroom } of this.#draft.enrollments) {
      const course = classes.has(classroom) ? undefined : this.#draft.courses.get(classroom);
      if (course !== undefined) classes.set(classroom, { ...course, grade: null, course: null, terms: [] });
    }
    return classes;
  }

  #people(): ReadonlyMap<string, Person> {
    const roles = new Map<string, DraftRole[]>();
    for (const role of this.#draft.roles) {
      if (!this.#mayBe(this.#draft.people, role.person))
        this.#note('reference/nowhere', role.at, role.person);
      else if (role.state === 'active') roles.set(role.person, [...(roles.get(role.person) ?? []), role]);
    }
    const enrolled = new Map<string, Set<TakenRole>>();
    for (const { person, role } of this.#draft.enrollments) {
      if (role !== null && role !== 'unknown')
        enrolled.set(person, (enrolled.get(person) ?? new Set()).add(role));
    }
    return new Map(
      [...this.#draft.people].map(([key, person]) => {
        const own = roles.get(key) ?? [];
        const said = [person.role, ...own.map(({ role }) => role)].flatMap((role) =>
          role === null || role === 'unknown' ? [] : [role],
        );
        const is = this.#standing(person, said.length > 0 ? said : [...(enrolled.get(key) ?? [])]);
        const grade = person.grade ?? own.find((role) => role.grade !== null)?.grade ?? null;
        const schools = [...new Set([...person.schools, ...own.flatMap(({ school }) => school ?? [])])];
        return [key, { ...person, grade, schools, email: is === 'student' ? null : person.email, is }];
      }),
    );
  }

  /** What somebody is by all of their roles; a person with no known role, or with roles of both sides, is to be reviewed (R18). */
  #standing(person: DraftPerson, said: readonly TakenRole[]): Person['is'] {
    const roles = known.filter((role) => said.includes(role));
    if (roles.length === 0) {
      if (said.length > 0) this.#state.ledger.withdraw(person.at);
      else this.#note('role/not-known', person.at);
      return said.length > 0 ? 'ignored' : 'review';
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
    people: ReadonlyMap<string, Person>,
    classes: ReadonlyMap<string, DraftClass>,
  ): readonly SourceEnrollment[] {
    const seen = new Set<string>();
    return this.#draft.enrollments.flatMap((enrollment) => {
      if (people.get(enrollment.person)?.is === 'ignored') {
        this.#state.ledger.withdraw(enrollment.at);
        return [];
      }
      const found = this.#enrollment(enrollment, people, classes);
      if (found === null) return [];
      const key = JSON.stringify([found.classroom, found.person, found.role, found.from]);
      if (seen.has(key)) {
        this.#note('id/repeated', found.at, found.person);
        if (enrollment.ownRow) this.#state.ledger.withdraw(found.at);
        return [];
      }
      seen.add(key);
      return [found];
    });
  }

  #enrollment(
    enrollment: DraftEnrollment,
    people: ReadonlyMap<string, Person>,
    classes: ReadonlyMap<string, DraftClass>,
  ): SourceEnrollment | null {
    const { classroom, person, at, ownRow } = enrollment;
    const held = people.get(person);
    const role = enrollment.role === 'student' ? 'student' : 'teacher';
    const named = [
      [classes, classroom],
      [people, person],
    ] as const;
    const missing = named.find(([held, id]) => !this.#mayBe(held, id))?.[1] ?? null;
    const problem = missing === null ? problemOf(held, role) : 'reference/nowhere';
    if (problem !== null) {
      this.#note(ownRow ? problem : 'reference/not-taken', at, missing ?? person);
      return null;
    }
    const left = [enrollment.state, held?.state, classes.get(classroom)?.state].includes('left');
    const [from, to] = [this.#day(enrollment.from), this.#day(enrollment.to)];
    return { classroom, person, role, from, to, state: left ? 'left' : 'active', at };
  }
}

/** Why somebody is not in a class in a role: it is not decided yet what they are, or they are the other. */
function problemOf(held: Person | undefined, role: 'student' | 'teacher'): IssueCode | null {
  if (held === undefined) return null;
  if (held.is === 'review') return 'reference/in-review';
  return (held.is === 'student') === (role === 'student') ? null : 'role/several';
}

/** The roster that the files of an import add up to. Notes what does not fit, and settles its rows. */
export const resolveRoster = (state: ReadingState, options: ResolveOptions): RosterSnapshot =>
  new RosterResolver(state, options).resolve();
