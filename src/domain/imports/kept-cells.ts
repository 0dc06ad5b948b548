import { parseEmail } from '../account/text-fields.ts';
import { replaceAddresses } from '../account/addresses-in-text.ts';
import { isForbidden } from './forbidden-columns.ts';
import { takenRoleOf, type TakenRole } from './cell-values.ts';
import { type ColumnMapping, recognizeFile, type Column } from './recognize-file.ts';

/** What stands for a row of a file of which nothing is taken: it is counted, and nothing of it is kept. */
const nothingKept: readonly string[] = ['-'];

/** Where an address stood: an address still, so that it is refused where none may be, and nobody's. */
const leftOut = (mark: string): string => `${mark}@left-out.invalid`;

/** Whether a cell is what is kept in the place of an address. */
export const isLeftOut = (cell: string): boolean => cell.includes('@left-out.invalid');

/** Makes of an address a mark by which two of the same can be told, and nobody found. */
type MarkAddress = (address: string) => string;

/** Whose address may be kept where another file says what somebody is. */
export type KnownStaff = {
  /** Whether a member of the organization has this address, as `parseEmail` gives it. */
  readonly isMember: (address: string) => boolean;
  /** Whether somebody, by their id at the source, works there by a file of roles that was read before. */
  readonly worksThere: (person: string) => boolean;
  /** Whether a person has only roles that no roster contains, such as guardian, by such a file. */
  readonly isNobodyOfOurs: (person: string) => boolean;
};

/** A file whose records are kept; `mapping` says what columns of lists are known to mean. */
export type KeptFile = {
  readonly name: string;
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
};

/** A cell as it may be kept: no address, and no NUL, which no database takes. */
export const keptCell = (cell: string, mark: MarkAddress): string =>
  replaceAddresses(cell.replaceAll('\0', '\uFFFD'), (found) => leftOut(mark(found)));

/**
 * What may be kept of the records of a file until its import ends (SEC-9): the columns that are read, or that somebody is asked about; of a file
 * that nobody recognized, whose columns are still to be mapped, all that are not forbidden. Of guardians nothing but the id is kept, and a
 * username only of who has no name beside it. An address is
 * kept in its own column alone: of who works there by their own row, and, where another file says what somebody is, by that file or of who is a member.
 */
export class KeptCells {
  /** Which columns are kept. */
  readonly keeps: readonly boolean[];
  readonly #username: number;
  readonly #names: readonly number[];
  readonly #email: number;
  readonly #role: number;
  readonly #roleOfFile: TakenRole | null;
  /** Whether a row without a role is somebody whose role stands elsewhere; in lists, they learn. */
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
    // Blank rows stay blank; a row of nothing but what is left out does not become one.
    const kept = this.#isNobodyOfOurs(cells)
      ? cells.map((cell, at) => this.#cellOfOther(cell, at))
      : cells.map((cell, at) => this.#cell(cells, cell, at));
    const isBlank = kept.every((cell) => cell.trim() === '') && cells.some((cell) => cell.trim() !== '');
    return isBlank ? nothingKept : kept;
  }

  #cell(cells: readonly string[], cell: string, at: number): string {
    // What stands behind the header is what makes a row too long: that it is there is all that counts.
    if (at >= this.keeps.length) return cell.trim() === '' ? '' : '-';
    if (at === this.#email) return this.#address(cells, cell);
    if (this.keeps[at] !== true) return '';
    if (at !== this.#username) return keptCell(cell, this.#mark);
    const isNamed = this.#names.some((name) => (cells[name] ?? '').trim() !== '');
    return isNamed ? '' : keptCell(cell.replace(/@.*$/su, ''), this.#mark);
  }

  /** Whether a row is about a guardian, or another person whom no roster contains. */
  #isNobodyOfOurs(cells: readonly string[]): boolean {
    const said = this.#role < 0 ? '' : (cells[this.#role] ?? '');
    return (
      takenRoleOf(said) === 'none' ||
      (this.#id >= 0 && this.#staff.isNobodyOfOurs((cells[this.#id] ?? '').trim()))
    );
  }

  /** A cell of such a row: its id and role, and a mark in place of the name. */
  #cellOfOther(cell: string, at: number): string {
    if (at === this.#id || at === this.#role) return keptCell(cell, this.#mark);
    return this.#names.includes(at) && cell.trim() !== '' ? '-' : '';
  }

  #address(cells: readonly string[], cell: string): string {
    const address = parseEmail(cell);
    if (!address.ok) return '';
    const said = this.#role < 0 ? '' : (cells[this.#role] ?? '').trim();
    const role = said === '' ? this.#roleOfFile : takenRoleOf(said);
    const worksThere = role === 'manager' || role === 'teacher';
    const isOpen = role === null && said === '' && this.#isRoleElsewhere;
    return worksThere || (isOpen && this.#isStaff(cells, address.value)) ? address.value : '';
  }

  /** Whether somebody of whom their own row says no role works there. */
  #isStaff(cells: readonly string[], address: string): boolean {
    return this.#staff.isMember(address) || this.#staff.worksThere((cells[this.#id] ?? '').trim());
  }
}
