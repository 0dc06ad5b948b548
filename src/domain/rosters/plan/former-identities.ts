import { keyOf, type Roster } from '../../classrooms/change-sets/roster.ts';
import { foldedName, isDifferentName } from '../../classrooms/students/compare-names.ts';
import type { SourceStudent } from '../files/roster-snapshot.ts';
import type { FormerValue } from './import-needs.ts';

/** A former value of the student `id`. `row` is that student, or a student who was merged into them. */
export type FormerIdentity = Pick<FormerValue, 'id' | 'row'> & {
  readonly given: readonly string[];
  readonly families: readonly (string | null)[];
};

const push = <T>(into: Map<string, T[]>, key: string, value: T): void => {
  into.set(key, [...(into.get(key) ?? []), value]);
};

const present = (names: readonly (string | null)[]): readonly string[] => names.flatMap((name) => name ?? []);

/** The names and numbers by which lists may still identify stored students: their values before user edits, and the values of merged students (R11, R12). */
export class FormerIdentities {
  readonly #byNumber = new Map<string, FormerIdentity[]>();
  readonly #byName = new Map<string, FormerIdentity[]>();

  add(roster: Roster, former: readonly FormerValue[]): void {
    const rows = new Map<string, FormerValue[]>();
    for (const one of former) push(rows, one.row, one);
    for (const values of rows.values()) this.#addRow(roster, values);
  }

  get isEmpty(): boolean {
    return this.#byNumber.size === 0 && this.#byName.size === 0;
  }

  /** Returns the identities with the number of a row and a similar name. For a row without a number, returns the identities with its name. */
  of(student: SourceStudent): readonly FormerIdentity[] {
    const { studentId: number, given, family } = student;
    if (number === null) return this.#byName.get(foldedName(student)) ?? [];
    return (this.#byNumber.get(number) ?? []).filter(
      (one) => !isDifferentName([...one.given, ...present(one.families)], present([given, family])),
    );
  }

  #addRow(roster: Roster, values: readonly FormerValue[]): void {
    const [{ id, row } = { id: '', row: '' }] = values;
    const now = row === id ? roster.get(keyOf({ kind: 'student', id }))?.fields : undefined;
    const all = (field: FormerValue['field']): readonly string[] =>
      present([now?.[field] ?? null, ...values.map((one) => (one.field === field ? one.value : null))]);
    const [given, family] = [all('given'), all('family')];
    const families = family.length === 0 ? [null] : family;
    const identity = { id, row, given, families };
    for (const number of new Set(all('studentId'))) push(this.#byNumber, number, identity);
    const names = given.flatMap((first) =>
      families.map((last) => foldedName({ given: first, family: last })),
    );
    const current = now && foldedName({ given: now['given'] ?? '', family: now['family'] ?? null });
    for (const name of new Set(names)) if (name !== current) push(this.#byName, name, identity);
  }
}
