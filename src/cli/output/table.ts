import stringWidth from 'string-width';
import { terminalText } from './terminal-text.ts';

/**
 * A table without color, with columns two spaces apart. Cells may contain anything: they are made safe to print, and measured in terminal
 * columns (wide characters count twice, combining marks not at all).
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head.map((title) => title.toUpperCase()), ...rows.map((row) => row.map(terminalText))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => stringWidth(line[column] ?? ''))));
  const padded = (cell: string, column: number): string =>
    cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell));
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}
