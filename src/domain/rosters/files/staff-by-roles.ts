import { takenRoleOf } from './cell-values.ts';
import { recognizeFile } from './recognize-file.ts';

/** Whether a file assigns roles to people, such as roles.csv of OneRoster 1.2. It must be read before the file of people. */
export const listsRoles = (file: string, header: readonly string[]): boolean =>
  recognizeFile(file, header)?.spec.entity === 'role';

/** Staff according to a roles file (OneRoster 1.2, R18). Only their addresses are stored from the file of people (SEC-9). */
export class StaffByRoles {
  readonly #works = new Set<string>();
  readonly #others = new Set<string>();
  readonly #nobody = new Set<string>();

  /** Whether a person (by source id) has only staff roles. False for a person who is also a student or has an unknown role. */
  has(person: string): boolean {
    return this.#works.has(person) && !this.#others.has(person);
  }

  /** Whether a person has only roles that are never imported, such as guardian. */
  isNeverImported(person: string): boolean {
    return this.#nobody.has(person) && !this.#works.has(person) && !this.#others.has(person);
  }

  /** Returns a function that reads the records of a roles file. For any other file, the function does nothing. */
  reader(file: string, header: readonly string[]): (cells: readonly string[]) => void {
    const recognized = recognizeFile(file, header);
    if (recognized?.spec.entity !== 'role') return () => undefined;
    const [person, role] = (['person', 'role'] as const).map((field) =>
      recognized.columns.findIndex((column) => column.field === field),
    );
    return (cells) => {
      const [who, is] = [person, role].map((at) => (cells[at ?? -1] ?? '').trim());
      const taken = takenRoleOf(is ?? '');
      // `none` is recorded separately, because a teacher may also be a parent.
      if (!who) return;
      if (taken === 'none') this.#nobody.add(who);
      else (taken === 'manager' || taken === 'teacher' ? this.#works : this.#others).add(who);
    };
  }
}
