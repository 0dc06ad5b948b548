import { parseEmail } from '../../platform/forms/text-fields.ts';
import { replaceAddresses } from '../../platform/forms/addresses-in-text.ts';
import { isForbidden } from './forbidden-columns.ts';
import { takenRoleOf, type TakenRole } from './cell-values.ts';
import { type ColumnMapping, recognizeFile, type Column } from './recognize-file.ts';

/** Replaces a row that is not imported. The row is counted, but its values are not stored. */
const nothingKept: readonly string[] = ['-'];

/** Returns an invalid address that replaces a real one. Columns that must not contain addresses still reject it. */
const leftOut = (mark: string): string => `${mark}@left-out.invalid`;

/** Whether a cell contains a replaced address. */
export const isLeftOut = (cell: string): boolean => cell.includes('@left-out.invalid');

/** Returns a mark for an address. Equal addresses get equal marks, and a mark does not reveal its address. */
type MarkAddress = (address: string) => string;

export type KnownStaff = {
  /** Whether a member of the organization has this address, as parsed by `parseEmail`. */
  readonly isMember: (address: string) => boolean;
  /** Whether a person (by source id) is staff according to a roles file that was read before. */
  readonly isKnownStaff: (person: string) => boolean;
  /** Whether a person has only roles that are never imported, such as guardian, according to a roles file that was read before. */
  readonly isNeverImported: (person: string) => boolean;
};

/** A file whose records are stored. `mapping` contains the known meanings of list columns. */
export type KeptFile = {
  readonly name: string;
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
};

/** Returns a cell without addresses and without NUL, which databases do not store. */
export const keptCell = (cell: string, mark: MarkAddress): string =>
  replaceAddresses(cell.replaceAll('\0', '\uFFFD'), (found) => leftOut(mark(found)));

/**
 * Decides which cells of a file may be stored until its import ends (SEC-9): those in columns that are read or that the user is asked about. In an unrecognized
 * file, the columns are not mapped yet, so all cells are stored that are not in forbidden columns. For guardians, only id and role are stored. A username is
 * stored only if the row has no name. An address is stored only in an address column, and only for staff. If another file has the role, the address is stored
 * if that file has a staff role for the person, or if it belongs to a member.
 */
export class KeptCells {
  readonly keeps: readonly boolean[];
  readonly #username: number;
  readonly #names: readonly number[];
  readonly #email: number;
  readonly #role: number;
  readonly #roleOfFile: TakenRole | null;
  /** Whether the role of a row without a role is in another file. In lists, such a row is a student. */
  readonly #isRoleElsewhere: boolean;
  readonly #id: number;
  readonly #staff: KnownStaff;
  readonly #mark: MarkAddress;
  readonly #isIgnored: boolean;

  constructor({ name, header, mapping }: KeptFile, mark: MarkAddress, staff: KnownStaff) {
    const recognized = recognizeFile(name, header, mapping);
    const columns = recognized?.columns ?? header.map((text): Column => ({ header: text, field: null }));
    this.#isIgnored = recognized !== null && recognized.spec.entity === null;
    this.keeps = columns.map(({ field, suggested }, at) =>
      recognized === null
        ? !isForbidden(header[at] ?? '')
        : field !== 'email' && (field !== null || suggested !== undefined),
    );
    this.#username = columns.findIndex(({ field }) => field === 'username');
    this.#names = columns.flatMap(({ field }, at) =>
      field === 'given' || field === 'family' || field === 'fullName' ? [at] : [],
    );
    this.#email = columns.findIndex(({ field }) => field === 'email');
    this.#role = columns.findIndex(({ field }) => field === 'role');
    this.#roleOfFile = recognized?.spec.role ?? null;
    this.#isRoleElsewhere = recognized?.spec.entity === 'person' && this.#role < 0;
    this.#id = columns.findIndex(({ field }) => field === 'id');
    this.#staff = staff;
    this.#mark = mark;
  }

  of(cells: readonly string[]): readonly string[] {
    if (this.#isIgnored) return cells.every((cell) => cell.trim() === '') ? [] : nothingKept;
    // Empty rows stay empty. A row whose values were all removed must not become empty.
    const kept = this.#isNeverImported(cells)
      ? cells.map((cell, at) => this.#cellOfOther(cell, at))
      : cells.map((cell, at) => this.#cell(cells, cell, at));
    const isBlank = kept.every((cell) => cell.trim() === '') && cells.some((cell) => cell.trim() !== '');
    return isBlank ? nothingKept : kept;
  }

  #cell(cells: readonly string[], cell: string, at: number): string {
    // Cells beyond the header make a row too long; only their presence is stored.
    if (at >= this.keeps.length) return cell.trim() === '' ? '' : '-';
    if (at === this.#email) return this.#address(cells, cell);
    if (this.keeps[at] !== true) return '';
    if (at !== this.#username) return keptCell(cell, this.#mark);
    const isNamed = this.#names.some((name) => (cells[name] ?? '').trim() !== '');
    return isNamed ? '' : keptCell(cell.replace(/@.*$/su, ''), this.#mark);
  }

  /** Whether a row is about a guardian or another person who is never imported. */
  #isNeverImported(cells: readonly string[]): boolean {
    const role = this.#role < 0 ? '' : (cells[this.#role] ?? '');
    return (
      takenRoleOf(role) === 'none' ||
      (this.#id >= 0 && this.#staff.isNeverImported((cells[this.#id] ?? '').trim()))
    );
  }

  #cellOfOther(cell: string, at: number): string {
    if (at === this.#id || at === this.#role) return keptCell(cell, this.#mark);
    return this.#names.includes(at) && cell.trim() !== '' ? 'x' : '';
  }

  #address(cells: readonly string[], cell: string): string {
    const address = parseEmail(cell);
    if (!address.ok) return '';
    const roleText = this.#role < 0 ? '' : (cells[this.#role] ?? '').trim();
    const role = roleText === '' ? this.#roleOfFile : takenRoleOf(roleText);
    const isKnownStaff = role === 'manager' || role === 'teacher';
    const isOpen = role === null && roleText === '' && this.#isRoleElsewhere;
    return isKnownStaff || (isOpen && this.#isStaff(cells, address.value)) ? address.value : '';
  }

  #isStaff(cells: readonly string[], address: string): boolean {
    return this.#staff.isMember(address) || this.#staff.isKnownStaff((cells[this.#id] ?? '').trim());
  }
}
