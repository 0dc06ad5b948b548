import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { RosterRow } from '../../classrooms/change-sets/roster.ts';
import {
  foldedName,
  foldName,
  isNearName,
  isDifferentName,
} from '../../classrooms/students/compare-names.ts';
import { type FieldKey, fieldKeyOf } from '../../classrooms/change-sets/separate-overwriting.ts';
import { hasEnded } from '../../classrooms/change-sets/stay.ts';
import { studentGradeOf } from '../files/grades.ts';
import { FormerIdentities, type FormerIdentity } from './former-identities.ts';
import type { HeldRoster } from './import-needs.ts';
import { NameIndex, onlyOf } from './name-index.ts';
import type { SourceStudent } from '../files/roster-snapshot.ts';

const nameOf = ({ fields }: RosterRow): string =>
  foldedName({ given: fields['given'] ?? '', family: fields['family'] ?? null });

const keyOfValues = (values: readonly (string | null | undefined)[]): string =>
  values.map((value) => value ?? '').join('\n');

export const keyOfSourceStudent = ({ given, family, display, studentId, grade }: SourceStudent): string =>
  keyOfValues([studentId, given, family, display, studentGradeOf(grade)]);

const nameFields = ['given', 'family', 'display'] as const;

/** Key of students with similar names: last name and grade; null if one is unknown. */
const kinOf = (family: string | null | undefined, grade: string | null | undefined): string | null =>
  family && grade ? `${foldName(family)}\n${grade}` : null;

const withoutZeros = (number: string): string => number.replace(/^0+/u, '');

/** If at most this many students have the same name, they are compared one by one; otherwise, an index is used. */
const few = 16;

type Namesakes = {
  /** Ids by compared fields and one classroom, which is '' for a student without a classroom. */
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  readonly inRoom: ReadonlyMap<string, readonly string[]>;
  /** The first student without a source id, by school; filled on demand. */
  readonly unknown: Map<string | null, string | undefined>;
};

/** The stored students, searchable by source id, number or name. They are added in parts. Only the compared fields are kept in memory, not the rows. */
export class HeldStudents {
  readonly #linked = new Map<string, string>();
  readonly #known = new Set<string>();
  readonly #active = new Set<string>();
  readonly #numbers = new NameIndex();
  readonly #names = new NameIndex();
  readonly #kin = new NameIndex();
  readonly #classes = new NameIndex();
  readonly #keys = new Map<string, string>();
  readonly #logins = new Map<string, string>();
  readonly #schools = new Map<string, string>();
  readonly #renamed = new Set<string>();
  readonly #former = new FormerIdentities();
  /** Shared strings for ids of classrooms and organizations, which save memory. */
  readonly #rooms = new Map<string, string>();

  readonly #namesakes = new Map<string, Namesakes>();

  readonly #today: IsoDate;

  constructor(today: IsoDate) {
    this.#today = today;
  }

  add({ roster, links, edited, former = [] }: HeldRoster): void {
    this.#namesakes.clear();
    this.#former.add(roster, former);
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

  /** Returns our id for a student's source id. In our own files, both ids are the same. Undefined if the id is unknown. */
  byLink(sourceId: string): string | undefined {
    return this.#linked.get(sourceId) ?? (this.#keys.has(sourceId) ? sourceId : undefined);
  }

  /** Whether a student already has a source id. Such a student is not matched by name. */
  isLinked(id: string): boolean {
    return this.#known.has(id);
  }

  /** Returns the active students of these schools and of the organizations below them, except the given students. */
  others(than: ReadonlySet<string>, schools: readonly string[]): readonly string[] {
    const isOther = (id: string): boolean => !than.has(id) && schools.some((school) => this.isIn(id, school));
    return [...this.#active].filter(isOther);
  }

  /** Returns the students with this number; if a school is given, only students of the school. */
  byNumber(number: string, school: string | null = null): readonly string[] {
    return this.#numbers.get(number).filter((id) => this.isIn(id, school));
  }

  /**
   * Returns the former identities of a school's students that match a row of a list: by number, or, for a row without a number, by name and one of these
   * classrooms. Also returns the row that had the former value. A current number takes precedence over a former one.
   */
  formerly(
    student: SourceStudent,
    { school, classrooms }: { readonly school: string | null; readonly classrooms: readonly string[] },
  ): readonly FormerIdentity[] {
    return this.#former.of(student).filter(({ id }) => {
      const there = this.#classes.get(id);
      const isThere = student.studentId !== null || classrooms.some((one) => there.includes(one));
      return isThere && this.isIn(id, school);
    });
  }

  /** Whether `formerly` can return any students. False for most imports. */
  get hasFormer(): boolean {
    return !this.#former.isEmpty;
  }

  classroomsOf(id: string): readonly string[] {
    return this.#classes.get(id);
  }

  /** Whether a student belongs to a school or to an organization below it; true if `school` is null. */
  isIn(id: string, school: string | null): boolean {
    return school === null || (this.#schools.get(id) ?? '').startsWith(school);
  }

  /** Whether a stored student's name is completely different from the name in the row. False if users have edited the stored name. */
  isDifferentName(id: string, { given, family, display }: SourceStudent): boolean {
    if (this.#renamed.has(id)) return false;
    const [, ...names] = this.#keys.get(id)?.split('\n').slice(0, 4) ?? [];
    const written = (name: string | null): readonly string[] => (name === null || name === '' ? [] : [name]);
    return isDifferentName(names.flatMap(written), [given, family, display].flatMap(written));
  }

  /** Returns students with the same values in these classrooms (or without a classroom) that a list row would not change. */
  alike(student: SourceStudent, classrooms: readonly string[]): readonly string[] {
    const key = keyOfSourceStudent(student);
    const logsInBy = (id: string): string | null => this.#logins.get(id) ?? null;
    const alike = this.#perhaps(foldedName(student), `${key}\n${classrooms[0] ?? ''}`).filter((id) => {
      const classes = this.#classes.get(id);
      const isThere =
        classrooms.length === 0 ? classes.length === 0 : classrooms.every((one) => classes.includes(one));
      return isThere && this.#keys.get(id) === key;
    });
    const exact = alike.filter((id) => logsInBy(id) === student.login);
    // A row without a login kind changes the login of none of them.
    return student.login === null ? [...new Set([...exact, ...alike])] : exact;
  }

  /** Returns the only student with this name in the classrooms; null if there is none, or if there are different students in the classrooms. */
  inClasses(classrooms: readonly string[], name: string): string | null {
    const found = classrooms.flatMap((classroom) => onlyOf(this.#named(name, classroom)) ?? []);
    return onlyOf([...new Set(found)]);
  }

  /** Returns a student with the same name in a school whose number does not differ; null if there is none. */
  twinOf(student: SourceStudent, school: string | null): string | null {
    const name = foldedName(student);
    const named = this.#names.get(name);
    const isUnknown = (id: string): boolean => !this.#known.has(id) && this.isIn(id, school);
    const found = named.length > few ? this.#manyNamed(name).unknown : null;
    const twin = found?.has(school) === true ? found.get(school) : named.find(isUnknown);
    found?.set(school, twin);
    if (twin === undefined) return null;
    return this.#isDifferentNumber(twin, student) ? null : twin;
  }

  /**
   * Returns students in a school with a similar first name, and the same last name and grade. Their numbers must not differ. Excludes those with a source id.
   */
  nearOf(student: SourceStudent, school: string | null): readonly string[] {
    const kin = kinOf(student.family, studentGradeOf(student.grade));
    if (kin === null) return [];
    return this.#kin.get(kin).filter((id) => {
      const [, given = ''] = this.#keys.get(id)?.split('\n') ?? [];
      if (this.#known.has(id) || !this.isIn(id, school)) return false;
      return isNearName(given, student.given) && !this.#isDifferentNumber(id, student);
    });
  }

  nameOf(id: string): string {
    const [, given = '', family = ''] = this.#keys.get(id)?.split('\n') ?? [];
    return foldedName({ given, family: family === '' ? null : family });
  }

  #isDifferentNumber(id: string, student: SourceStudent): boolean {
    const [number = ''] = this.#keys.get(id)?.split('\n') ?? [];
    return (
      number !== '' && student.studentId !== null && withoutZeros(number) !== withoutZeros(student.studentId)
    );
  }

  #named(name: string, classroom: string): readonly string[] {
    const named = this.#names.get(name);
    return named.length > few
      ? (this.#manyNamed(name).inRoom.get(classroom) ?? [])
      : named.filter((id) => this.#classes.get(id).includes(classroom));
  }

  /** Returns the students with this name. If there are many, returns only those with these values in the compared fields. */
  #perhaps(name: string, key: string): readonly string[] {
    const named = this.#names.get(name);
    return named.length > few ? (this.#manyNamed(name).byKey.get(key) ?? []) : named;
  }

  #manyNamed(name: string): Namesakes {
    const before = this.#namesakes.get(name);
    if (before !== undefined) return before;
    const named = this.#names.get(name);
    const [byKey, inRoom] = [new Map<string, string[]>(), new Map<string, string[]>()];
    const put = (into: Map<string, string[]>, key: string, id: string): void => {
      const ids = into.get(key);
      if (ids === undefined) into.set(key, [id]);
      else ids.push(id);
    };
    for (const id of named) {
      const classrooms = this.#classes.get(id);
      for (const classroom of classrooms) put(inRoom, classroom, id);
      for (const classroom of classrooms.length === 0 ? [''] : classrooms)
        put(byKey, `${this.#keys.get(id) ?? ''}\n${classroom}`, id);
    }
    const namesakes = { byKey, inRoom, unknown: new Map<string | null, string | undefined>() };
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
    this.#keys.set(id, keyOfValues([studentId, given, family, display, grade]));
    const { organization = '' } = fields;
    if (!this.#rooms.has(organization)) this.#rooms.set(organization, organization);
    this.#schools.set(id, this.#rooms.get(organization) ?? organization);
    if (login !== undefined) this.#logins.set(id, login);
  }
}
