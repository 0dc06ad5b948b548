/** Text that a spreadsheet would run as a formula, with or without leading apostrophes, so that an added apostrophe can always be removed (R25). */
const formula = /^'*[=+\-@\t\r]/u;

/** Returns a cell of a CSV file (RFC 4180). A formula gets an apostrophe prefix, as OWASP recommends against CSV injection. */
function cellOf(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return plain !== text || /[",\r\n]|^\s|\s$/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Marks a file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

export const writeCsvRow = (cells: readonly string[]): string => cells.map(cellOf).join(',');

/** Removes the apostrophe that `writeCsv` puts before a formula. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** Returns rows as a CSV file that spreadsheets read as UTF-8; the first row contains the labels. */
export const writeCsv = (labels: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${[labels, ...rows].map(writeCsvRow).join('\r\n')}`;
