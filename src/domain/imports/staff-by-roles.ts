import { takenRoleOf } from './cell-values.ts';
import { recognizeFile } from './recognize-file.ts';

/** Whether a file says who has which role, as roles.csv of OneRoster 1.2 does: it is to be read before that of the people. */
export const saysRoles = (file: string, header: readonly string[]): boolean =>
  recognizeFile(file, header)?.spec.entity === 'role';

/** Who works there by a file of roles (OneRoster 1.2, R18): of nobody else in the file of the people an address is kept (SEC-9). */
export class StaffByRoles {
  readonly #works = new Set<string>();
  readonly #others = new Set<string>();
  readonly #nobody = new Set<string>();

  /** Whether somebody, by their id at the source, has roles of staff alone: not of who also learns, or has a role that nobody knows. */
  has(person: string): boolean {
    return this.#works.has(person) && !this.#others.has(person);
  }

  /** Whether a person has only roles that no roster contains, such as guardian. */
  isNobodyOfOurs(person: string): boolean {
    return this.#nobody.has(person) && !this.#works.has(person) && !this.#others.has(person);
  }

  /** Reads the records of a file of roles; one of another file says nothing. */
  reader(file: string, header: readonly string[]): (cells: readonly string[]) => void {
    const recognized = recognizeFile(file, header);
    if (recognized?.spec.entity !== 'role') return () => undefined;
    const [person, role] = (['person', 'role'] as const).map((field) =>
      recognized.columns.findIndex((column) => column.field === field),
    );
    return (cells) => {
      const [who, is] = [person, role].map((at) => (cells[at ?? -1] ?? '').trim());
      const taken = takenRoleOf(is ?? '');
      // A teacher may be somebody's parent, too.
      if (!who) return;
      if (taken === 'none') this.#nobody.add(who);
      else (taken === 'manager' || taken === 'teacher' ? this.#works : this.#others).add(who);
    };
  }
}
