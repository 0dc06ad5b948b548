// cspell:words noid nostudentid noidyet notavailable notapplicable notassigned

const fewest = 5;
const shortestWidth = 4;

/** What a spreadsheet writes for a number that is too long for it. */
export const isScientific = (id: string): boolean =>
  /^\d(?:[.,]\d+)?E\+\d+$|^\d[.,]\d+E\d+$/iu.test(id.trim());

/** Whether a cell is an error value of a spreadsheet, such as `#REF!`. */
export const isSpreadsheetError = (cell: string): boolean =>
  /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#+)$/iu.test(cell.trim());

/** Whether a student number was changed by a spreadsheet: `1.00095E+11`, `1001.0`. */
export const isDamagedNumber = (cell: string): boolean =>
  isScientific(cell) || isSpreadsheetError(cell) || /^\d+[.,]0+$/u.test(cell.trim());

const placeholders = new Set(
  'na none nil null nan tbd tba tbc unknown pending missing blank empty undefined noid nostudentid noidyet notavailable notapplicable notassigned unassigned x xx xxx'.split(
    ' ',
  ),
);

/** Whether a cell says that there is no id: `N/A`, `-`, `0`, `TBD`, `none`. */
export const isPlaceholder = (cell: string): boolean =>
  /^[\p{P}\s]+$/u.test(cell) ||
  /^0+$/u.test(cell) ||
  placeholders.has(cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

/** Watches the ids of a column for leading zeros that a spreadsheet took away (R22). */
export class ColumnIds {
  readonly #lengths = new Map<number, number>();
  #count = 0;
  #numbers = 0;
  #largest = 0;

  note(id: string): void {
    if (id === '' || isPlaceholder(id) || isDamagedNumber(id)) return;
    this.#count += 1;
    if (!/^\d+$/u.test(id)) return;
    this.#numbers += 1;
    this.#largest = Math.max(this.#largest, Number(id));
    this.#lengths.set(id.length, (this.#lengths.get(id.length) ?? 0) + 1);
  }

  /**
   * How many ids are shorter than the others, where most have one length; 0 where nothing points to damage: not all are
   * numbers, or they simply count up.
   */
  get short(): number {
    if (this.#count < fewest || this.#numbers < this.#count || this.#numbers > this.#largest / 2) return 0;
    const [[width, most] = [0, 0]] = [...this.#lengths].toSorted(([, one], [, other]) => other - one);
    const short = [...this.#lengths].reduce((sum, [length, count]) => sum + (length < width ? count : 0), 0);
    return width >= shortestWidth && most > this.#count / 2 ? short : 0;
  }
}
