/** What a spreadsheet would run as a formula, also behind apostrophes, so that each one that is added can be taken off again (R25). */
const formula = /^'*[=+\-@\t\r]/u;

/**
 * A cell of a CSV file (RFC 4180). One that a spreadsheet would take for a formula gets an apostrophe before it, as OWASP advises
 * against CSV injection.
 */
function cellOf(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return plain !== text || /[",\r\n]|^\s|\s$/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** What tells spreadsheets that a file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A row of a CSV file, without the end of its line. */
export const writeCsvRow = (cells: readonly string[]): string => cells.map(cellOf).join(',');

/** A cell as it was before `writeCsv` put an apostrophe before what a spreadsheet would take for a formula. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** Rows as a CSV file that spreadsheets read as UTF-8; the first row are the labels of the columns. */
export const writeCsv = (labels: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${[labels, ...rows].map(writeCsvRow).join('\r\n')}`;
