import type { IsoDate } from '../dates/iso-date.ts';
import type { RosterRow } from '../roster/roster.ts';
import { foldedName, foldName, isNearName, isOtherName } from '../students/compare-names.ts';
import { type FieldKey, fieldKeyOf } from '../roster/hold-back.ts';
import { hasEnded } from '../roster/stay.ts';
import { studentGradeOf } from './grades.ts';
import type { HeldRoster } from './import-needs.ts';
import { NameIndex, onlyOf } from './name-index.ts';
import type { SourceStudent } from './roster-snapshot.ts';

const nameOf = ({ fields }: RosterRow): string =>
  foldedName({ given: fields['given'] ?? '', family: fields['family'] ?? null });

/** All that a list tells of a student, as one text. */
const toldOf = (values: readonly (string | null | undefined)[]): string =>
  values.map((value) => value ?? '').join('\n');

/** The same of a student of a source. */
export const toldBy = ({ given, family, display, number, grade }: SourceStudent): string =>
  toldOf([number, given, family, display, studentGradeOf(grade)]);

const nameFields = ['given', 'family', 'display'] as const;

/** The facts that students with near names share: last name and grade; null if one of them is unknown. */
const kinOf = (family: string | null | undefined, grade: string | null | undefined): string | null =>
  family && grade ? `${foldName(family)}\n${grade}` : null;

/** A number as a spreadsheet leaves it. */
const withoutZeros = (number: string): string => number.replace(/^0+/u, '');

/** So many of one name are looked at one by one; more are found by what else is known of them. */
const few = 16;

/** Many students of one name. */
type Namesakes = {
  /** By what is told of them and one of their classrooms, '' for none. */
  readonly told: ReadonlyMap<string, readonly string[]>;
  readonly inRoom: ReadonlyMap<string, readonly string[]>;
  /** The first who is not known at the source, by school; filled as they are asked for. */
  readonly unknown: Map<string | null, string | undefined>;
};

/**
 * The students who are held, found by the id of the source, by number, or by name. They are added in parts: of each as much is kept as
 * is compared, and no row.
 */
export class HeldStudents {
  readonly #linked = new Map<string, string>();
  readonly #known = new Set<string>();
  readonly #active = new Set<string>();
  readonly #numbers = new NameIndex();
  readonly #names = new NameIndex();
  /** By last name and grade. */
  readonly #kin = new NameIndex();
  readonly #classes = new NameIndex();
  readonly #told = new Map<string, string>();
  readonly #logins = new Map<string, string>();
  /** The organization of each student, one text for each. */
  readonly #schools = new Map<string, string>();
  /** Students whose name a person edited. */
  readonly #renamed = new Set<string>();
  /** One text for each id of a classroom or an organization, however many are in it. */
  readonly #rooms = new Map<string, string>();

  /** By name; made when somebody of that name is looked for. */
  readonly #namesakes = new Map<string, Namesakes>();

  readonly #today: IsoDate;

  constructor(today: IsoDate) {
    this.#today = today;
  }

  /** Adds students with where they are and what they are at the source. */
  add({ roster, links, edited }: HeldRoster): void {
    this.#namesakes.clear();
    for (const { kind, sourceId, id } of links) {
      if (kind !== 'student') continue;
      this.#linked.set(sourceId, id);
      this.#known.add(id);
    }
    for (const row of roster.values()) {
      if (row.kind === 'student') this.#addStudent(row, edited);
      const { student, classroom } = row.fields;
      if (student === undefined || classroom === undefined || hasEnded(row, this.#today)) continue;
      if (!this.#rooms.has(classroom)) this.#rooms.set(classroom, classroom);
      this.#classes.add(student, this.#rooms.get(classroom) ?? classroom);
    }
  }

  /** Our id of a student by their id in the source; in our own files both are the same. Undefined if the id is unknown. */
  byLink(sourceId: string): string | undefined {
    return this.#linked.get(sourceId) ?? (this.#told.has(sourceId) ? sourceId : undefined);
  }

  /** Whether somebody is known at the source already: nobody else is one of them by name. */
  isLinked(id: string): boolean {
    return this.#known.has(id);
  }

  /** The students of these schools, and of those below them, who are not archived and not among the given ones. */
  others(than: ReadonlySet<string>, schools: readonly string[]): readonly string[] {
    const isOther = (id: string): boolean => !than.has(id) && schools.some((school) => this.isIn(id, school));
    return [...this.#active].filter(isOther);
  }

  /** The students with this number; if a school is given, only its students. */
  byNumber(number: string, school: string | null = null): readonly string[] {
    return this.#numbers.get(number).filter((id) => this.isIn(id, school));
  }

  /** Whether a student belongs to a school, or to one below it; true if no school is given. */
  isIn(id: string, school: string | null): boolean {
    return school === null || (this.#schools.get(id) ?? '').startsWith(school);
  }

  /** Whether a student who is held has a completely different name, which no person gave them here. */
  isOtherName(id: string, { given, family, display }: SourceStudent): boolean {
    if (this.#renamed.has(id)) return false;
    const [, ...names] = this.#told.get(id)?.split('\n').slice(0, 4) ?? [];
    const written = (name: string | null): readonly string[] => (name === null || name === '' ? [] : [name]);
    return isOtherName(names.flatMap(written), [given, family, display].flatMap(written));
  }

  /** Those of whom a row of a list says nothing new: the same values, in these classrooms, or in none where these are none. */
  alike(student: SourceStudent, classrooms: readonly string[]): readonly string[] {
    const told = toldBy(student);
    const logsInBy = (id: string): string | null => this.#logins.get(id) ?? null;
    const alike = this.#perhaps(foldedName(student), `${told}\n${classrooms[0] ?? ''}`).filter((id) => {
      const classes = this.#classes.get(id);
      const isThere =
        classrooms.length === 0 ? classes.length === 0 : classrooms.every((one) => classes.includes(one));
      return isThere && this.#told.get(id) === told;
    });
    const exact = alike.filter((id) => logsInBy(id) === student.login);
    // A row that does not say how somebody logs in says nothing new of anybody.
    return student.login === null ? [...new Set([...exact, ...alike])] : exact;
  }

  /** The only one of this name in classrooms; null where there is none, or it is not the same one in all of them. */
  inClasses(classrooms: readonly string[], name: string): string | null {
    const found = classrooms.flatMap((classroom) => onlyOf(this.#named(name, classroom)) ?? []);
    return onlyOf([...new Set(found)]);
  }

  /** A student of the same name in a school who has no different number; null if there is none. */
  twinOf(student: SourceStudent, school: string | null): string | null {
    const name = foldedName(student);
    const named = this.#names.get(name);
    const isUnknown = (id: string): boolean => !this.#known.has(id) && this.isIn(id, school);
    const found = named.length > few ? this.#manyNamed(name).unknown : null;
    const twin = found?.has(school) === true ? found.get(school) : named.find(isUnknown);
    found?.set(school, twin);
    if (twin === undefined) return null;
    return this.#isOtherNumber(twin, student) ? null : twin;
  }

  /**
   * Students in a school whose first name is nearly that of a student, with the same last name and grade, and without a different number; those
   * who are known at the source are left out.
   */
  nearOf(student: SourceStudent, school: string | null): readonly string[] {
    const kin = kinOf(student.family, studentGradeOf(student.grade));
    if (kin === null) return [];
    return this.#kin.get(kin).filter((id) => {
      const [, given = ''] = this.#told.get(id)?.split('\n') ?? [];
      if (this.#known.has(id) || !this.isIn(id, school)) return false;
      return isNearName(given, student.given) && !this.#isOtherNumber(id, student);
    });
  }

  /** The name of a student who is held, as names are compared. */
  nameOf(id: string): string {
    const [, given = '', family = ''] = this.#told.get(id)?.split('\n') ?? [];
    return foldedName({ given, family: family === '' ? null : family });
  }

  #isOtherNumber(id: string, student: SourceStudent): boolean {
    const [number = ''] = this.#told.get(id)?.split('\n') ?? [];
    return number !== '' && student.number !== null && withoutZeros(number) !== withoutZeros(student.number);
  }

  /** Those of a name in a classroom. */
  #named(name: string, classroom: string): readonly string[] {
    const named = this.#names.get(name);
    return named.length > few
      ? (this.#manyNamed(name).inRoom.get(classroom) ?? [])
      : named.filter((id) => this.#classes.get(id).includes(classroom));
  }

  /** Those of a name; of many only those of whom this is told. */
  #perhaps(name: string, told: string): readonly string[] {
    const named = this.#names.get(name);
    return named.length > few ? (this.#manyNamed(name).told.get(told) ?? []) : named;
  }

  #manyNamed(name: string): Namesakes {
    const before = this.#namesakes.get(name);
    if (before !== undefined) return before;
    const named = this.#names.get(name);
    const [told, inRoom] = [new Map<string, string[]>(), new Map<string, string[]>()];
    const put = (into: Map<string, string[]>, key: string, id: string): void => {
      const ids = into.get(key);
      if (ids === undefined) into.set(key, [id]);
      else ids.push(id);
    };
    for (const id of named) {
      const rooms = this.#classes.get(id);
      for (const room of rooms) put(inRoom, room, id);
      for (const room of rooms.length === 0 ? [''] : rooms)
        put(told, `${this.#told.get(id) ?? ''}\n${room}`, id);
    }
    const namesakes = { told, inRoom, unknown: new Map<string | null, string | undefined>() };
    this.#namesakes.set(name, namesakes);
    return namesakes;
  }

  #addStudent(row: RosterRow, edited: ReadonlySet<FieldKey>): void {
    const { id, fields } = row;
    const { given, family, display, studentId, grade, login } = fields;
    this.#names.add(nameOf(row), id);
    const kin = kinOf(family, grade);
    if (kin !== null) this.#kin.add(kin, id);
    if (fields['state'] === 'active') this.#active.add(id);
    if (studentId !== undefined) this.#numbers.add(studentId, id);
    if (nameFields.some((field) => edited.has(fieldKeyOf({ kind: 'student', id, field }))))
      this.#renamed.add(id);
    this.#told.set(id, toldOf([studentId, given, family, display, grade]));
    const { organization = '' } = fields;
    if (!this.#rooms.has(organization)) this.#rooms.set(organization, organization);
    this.#schools.set(id, this.#rooms.get(organization) ?? organization);
    if (login !== undefined) this.#logins.set(id, login);
  }
}
