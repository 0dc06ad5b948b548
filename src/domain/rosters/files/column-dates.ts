import { type IsoDate, parseIsoDate } from '../../platform/dates/iso-date.ts';

type Order = 'day-first' | 'month-first';
const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?:\s.*)?$/u;
const pad = (digits: string | undefined): string => (digits ?? '').padStart(2, '0');

/**
 * Parses the dates of one column. ISO dates are parsed directly. Other dates are parsed when all dates of the column are known, because these determine the
 * order of day and month.
 */
export class ColumnDates {
  readonly header: string;
  #monthFirst = true;
  #dayFirst = true;
  #slashed = 0;
  readonly #usual: Order | null;

  /** `usual` is the order of the format; it applies if the dates are valid in both orders. */
  constructor(header: string, usual: Order | null = null) {
    this.header = header;
    this.#usual = usual;
  }

  note(cell: string): void {
    const [, first, second] = slashed.exec(cell.trim()) ?? [];
    if (first === undefined || second === undefined) return;
    this.#slashed += 1;
    if (Number(first) > 12) this.#monthFirst = false;
    if (Number(second) > 12) this.#dayFirst = false;
  }

  /** Uses the order of other columns if the dates of this column are valid in both orders. */
  follow(order: Order): void {
    this.#monthFirst = order === 'month-first';
    this.#dayFirst = order === 'day-first';
  }

  /**
   * The order of dates that are not ISO dates. If they are valid in both orders, it is the usual order of the format, or null if the format has none. Also
   * null if there are no such dates, or if they are valid in neither order.
   */
  get order(): Order | null {
    if (this.#slashed === 0) return null;
    if (this.#monthFirst === this.#dayFirst) return this.#monthFirst ? this.#usual : null;
    return this.#monthFirst ? 'month-first' : 'day-first';
  }

  get guessed(): boolean {
    return this.order !== null && this.order !== this.#usual;
  }

  get unclear(): boolean {
    return this.#slashed > 0 && this.order === null;
  }

  /** Returns the day of a cell: an ISO date or time, eight digits such as `20260817`, or a date in the column's order; null if none. */
  read(cell: string): IsoDate | null {
    const text = cell.trim();
    const iso = parseIsoDate(text.slice(0, 10));
    if (iso.ok) return iso.value;
    if (/^\d{8}$/u.test(text)) return dayOf(text.replace(/^(\d{4})(\d\d)(\d\d)$/u, '$1-$2-$3'));
    if (this.order === null) return null;
    const [, first, second, year] = slashed.exec(text) ?? [];
    const [month, day] = this.order === 'month-first' ? [first, second] : [second, first];
    return dayOf(`${(year ?? '').length === 2 ? '20' : ''}${year}-${pad(month)}-${pad(day)}`);
  }
}

function dayOf(text: string): IsoDate | null {
  const parsed = parseIsoDate(text);
  return parsed.ok ? parsed.value : null;
}
