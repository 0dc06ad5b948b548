import type { Roster, RosterKind, RosterRow } from '../roster/roster.ts';
import { studentName } from '../students/student.ts';
import { foldText } from '../tables/fold-text.ts';
import { studentGradeOf } from './grades.ts';
import { indexOf, type NameIndex, onlyOne } from './name-index.ts';
import type { SourceStudent } from './roster-snapshot.ts';

/** What students are compared by, where nothing better is known. */
export const foldedName = (student: { readonly given: string; readonly family: string | null }): string =>
  foldText(studentName(student));

const inClass = (classroom: string, name: string): string => `${classroom}\n${name}`;
const nameOf = ({ fields }: RosterRow): string =>
  foldedName({ given: fields['given'] ?? '', family: fields['family'] ?? null });

const isTold = (student: SourceStudent, fields: RosterRow['fields']): boolean =>
  student.given === fields['given'] &&
  student.family === (fields['family'] ?? null) &&
  student.display === (fields['display'] ?? null) &&
  student.number === (fields['studentId'] ?? null) &&
  studentGradeOf(student.grade) === (fields['grade'] ?? null);

/** The students who are held, found by number, or by name. */
export class HeldStudents {
  readonly #numbers: NameIndex;
  readonly #names: NameIndex;
  readonly #inClasses: NameIndex;
  readonly #numberOf: ReadonlyMap<string, string | undefined>;
  readonly #allNames: NameIndex;
  readonly #rows: ReadonlyMap<string, RosterRow>;
  readonly #classesOf: NameIndex;

  /** `linked` are known at the source already: nobody else is one of them by name. */
  constructor(roster: Roster, linked: ReadonlySet<string>) {
    const rowsOf = (kind: RosterKind) => [...roster.values()].filter((row) => row.kind === kind);
    const students = rowsOf('student');
    const names = new Map(students.map((row) => [row.id, nameOf(row)]));
    const enrolled = rowsOf('enrollment').filter(({ fields }) => fields['to'] === undefined);
    this.#numberOf = new Map(students.map(({ id, fields }) => [id, fields['studentId']]));
    this.#numbers = indexOf(
      students,
      ({ fields }) => fields['studentId'] ?? '',
      ({ id }) => id,
    );
    this.#rows = new Map(students.map((row) => [row.id, row]));
    this.#allNames = indexOf(students, nameOf, ({ id }) => id);
    this.#classesOf = indexOf(
      enrolled,
      ({ fields }) => fields['student'] ?? '',
      ({ fields }) => fields['classroom'] ?? '',
    );
    this.#names = indexOf(
      students.filter(({ id }) => !linked.has(id)),
      nameOf,
      ({ id }) => id,
    );
    this.#inClasses = indexOf(
      enrolled,
      ({ fields }) => inClass(fields['classroom'] ?? '', names.get(fields['student'] ?? '') ?? ''),
      ({ fields }) => fields['student'] ?? '',
    );
  }

  byNumber(number: string): string | null {
    return onlyOne(this.#numbers, number);
  }

  /** Whether several have this number. */
  isShared(number: string): boolean {
    return (this.#numbers.get(number) ?? []).length > 1;
  }

  /** Those of whom a row of a list says nothing new: the same values, in these classrooms, or in none where these are none. */
  alike(student: SourceStudent, classrooms: readonly string[]): readonly string[] {
    return (this.#allNames.get(foldedName(student)) ?? []).filter((id) => {
      const classes = this.#classesOf.get(id) ?? [];
      const isThere =
        classrooms.length === 0 ? classes.length === 0 : classrooms.every((one) => classes.includes(one));
      return isThere && isTold(student, this.#rows.get(id)?.fields ?? {});
    });
  }

  /** The only one of this name in classrooms; null where there is none, or it is not the same one in all of them. */
  inClasses(classrooms: readonly string[], name: string): string | null {
    const found = new Set(
      classrooms.flatMap((classroom) => onlyOne(this.#inClasses, inClass(classroom, name)) ?? []),
    );
    const [only = null, ...others] = found;
    return others.length === 0 ? only : null;
  }

  /** Somebody of the same name whose number does not tell them apart; null where there is none. */
  twinOf(student: SourceStudent): string | null {
    const [twin] = this.#names.get(foldedName(student)) ?? [];
    if (twin === undefined) return null;
    const number = this.#numberOf.get(twin);
    return number !== undefined && student.number !== null && number !== student.number ? null : twin;
  }
}
