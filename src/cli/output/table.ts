import stringWidth from 'string-width';
import { terminalText } from './terminal-text.ts';

/**
 * Formats a table without color and with two spaces between columns. Cells may contain any text. Unsafe characters are removed, and widths are measured in
 * terminal columns, in which wide characters count as two and combining marks as zero.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head.map((title) => title.toUpperCase()), ...rows.map((row) => row.map(terminalText))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => stringWidth(line[column] ?? ''))));
  const padded = (cell: string, column: number): string =>
    cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell));
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}
