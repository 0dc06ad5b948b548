import { studentFieldNames } from '../../classrooms/students/student.ts';
import type { TakenRole } from './cell-values.ts';
import type {
  SourceClassroom,
  SourceEnrollment,
  SourcePlace,
  SourceSchool,
  SourceState,
  StudentCells,
} from './roster-snapshot.ts';
import { PackedList, type Packing } from './source-list.ts';

/** An unparsed date with its column. It is parsed when the column's order of day and month is known. */
export type RawDate = { readonly column: string; readonly text: string } | null;

export type DraftPerson = StudentCells & {
  readonly id: string | null;
  readonly schools: readonly string[];
  /** Null for students, unless their role is not known yet. */
  readonly email: string | null;
  /** Null if the file contains no roles, which are then in other files or enrollments; `unknown` if the role is not recognized. */
  readonly role: TakenRole | 'unknown' | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

export type DraftRole = {
  readonly person: string;
  readonly role: TakenRole | 'unknown';
  readonly school: string | null;
  readonly grade: string | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

export type DraftClass = Omit<SourceClassroom, 'name'> & {
  readonly name: string | null;
  readonly course: string | null;
};

export type DraftCourse = {
  readonly id: string;
  readonly name: string;
  readonly school: string | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};
export type DraftTerm = {
  readonly id: string;
  readonly name: string;
  readonly start: RawDate;
  readonly end: RawDate;
  readonly at: SourcePlace;
};

export type DraftEnrollment = Omit<SourceEnrollment, 'from' | 'role' | 'to'> & {
  readonly role: TakenRole | 'unknown' | null;
  readonly from: RawDate;
  readonly to: RawDate;
  /** Whether the enrollment has its own row; otherwise it is part of the row of a class or person. */
  readonly ownRow: boolean;
};

const valuesOfPerson = (one: DraftPerson) =>
  [
    one.id,
    studentFieldNames.map((name) => one[name]),
    one.schools,
    one.email,
    one.role,
    one.state,
    one.at.file,
    one.at.line,
  ] as const;

const packedPerson: Packing<DraftPerson, ReturnType<typeof valuesOfPerson>> = {
  valuesOf: valuesOfPerson,
  // The order of the fields must be the same as in `readPerson`, because repeated rows are compared as JSON text.
  thingOf: ([id, cells, schools, email, role, state, file, line]) => ({
    id,
    ...(Object.fromEntries(studentFieldNames.map((name, at) => [name, cells[at]])) as StudentCells),
    schools,
    email,
    role,
    state,
    at: { file, line },
  }),
};

const valuesOfEnrollment = (one: DraftEnrollment) =>
  [
    one.classroom,
    one.person,
    one.role,
    one.state,
    one.from,
    one.to,
    one.ownRow,
    one.at.file,
    one.at.line,
  ] as const;

const packedEnrollment: Packing<DraftEnrollment, ReturnType<typeof valuesOfEnrollment>> = {
  valuesOf: valuesOfEnrollment,
  thingOf: ([classroom, person, role, state, from, to, ownRow, file, line]) => ({
    classroom,
    person,
    role,
    state,
    from,
    to,
    ownRow,
    at: { file, line },
  }),
};

/** The people of all files by `personKey`, in the order in which they first appear, stored in compact form. */
export class DraftPeople {
  readonly list = new PackedList(packedPerson);
  readonly #places = new Map<string, number>();

  get size(): number {
    return this.list.length;
  }

  has(key: string): boolean {
    return this.#places.has(key);
  }

  /** Returns a person's index in the list; undefined if unknown. */
  placeOf(key: string): number | undefined {
    return this.#places.get(key);
  }

  get(key: string): DraftPerson | undefined {
    const index = this.#places.get(key);
    return index === undefined ? undefined : this.list.at(index);
  }

  set(key: string, person: DraftPerson): void {
    const index = this.#places.get(key);
    if (index === undefined) this.#places.set(key, this.list.push(person));
    else this.list.set(index, person);
  }
}

/** The rows of all files, before `resolveRoster` combines them. */
export class DraftRoster {
  readonly orgs = new Map<string, SourceSchool>();
  readonly terms = new Map<string, DraftTerm>();
  readonly courses = new Map<string, DraftCourse>();
  readonly classes = new Map<string, DraftClass>();
  readonly people = new DraftPeople();
  readonly roles: DraftRole[] = [];
  readonly enrollments = new PackedList(packedEnrollment);
  readonly manifest = new Map<string, { readonly value: string; readonly at: SourcePlace }>();
}
