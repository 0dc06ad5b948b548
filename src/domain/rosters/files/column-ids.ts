// cspell:disable -- words of five languages

const minSeats = 5;
const minWidth = 4;

/** Whether an id is in the scientific notation that spreadsheets use for long numbers. */
export const isScientific = (id: string): boolean =>
  /^\d(?:[.,]\d+)?E\+\d+$|^\d[.,]\d+E\d+$/iu.test(id.trim());

export const isSpreadsheetError = (cell: string): boolean =>
  /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#+)$/iu.test(cell.trim());

/** Whether a spreadsheet changed a student number: `1.00095E+11`, `1001.0`. */
export const isDamagedNumber = (cell: string): boolean =>
  isScientific(cell) || isSpreadsheetError(cell) || /^\d+[.,]0+$/u.test(cell.trim());

/** Words for "none" in English, Spanish, French, German and Portuguese. */
const placeholders = new Set(
  `na nd none nil null nan tbd tba tbc unknown pending missing blank empty undefined new noid nostudentid noidyet notavailable notapplicable
  notassigned unassigned x xx xxx ninguno ninguna sinid pendiente desconocido nuevo aucun aucune sansid inconnu nouveau keine keiner keineid
  ohne ohneid unbekannt neu nenhum nenhuma semid pendente desconhecido novo`.split(/\s+/u),
);

/** Whether a cell means that there is no id: `N/A`, `-`, `0`, `TBD`, `none`. */
export const isPlaceholder = (cell: string): boolean =>
  /^[\p{P}\s]+$/u.test(cell) ||
  /^0+$/u.test(cell) ||
  placeholders.has(cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

/** Detects ids of a column that lost leading zeros in a spreadsheet (R22). */
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

  /** Number of ids that are shorter than the usual length. 0 if there is no sign of damage: some ids are not numeric, or they are consecutive numbers. */
  get short(): number {
    if (this.#count < minSeats || this.#numbers < this.#count || this.#numbers > this.#largest / 2) return 0;
    const [[width, most] = [0, 0]] = [...this.#lengths].toSorted(([, one], [, other]) => other - one);
    const short = [...this.#lengths].reduce((sum, [length, count]) => sum + (length < width ? count : 0), 0);
    return width >= minWidth && most > this.#count / 2 ? short : 0;
  }
}
