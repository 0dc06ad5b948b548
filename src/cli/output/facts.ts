import { terminalText } from './terminal-text.ts';

/** Formats names and values, one pair per line. Omits null values. */
export function facts(values: Readonly<Record<string, string | null>>): string {
  const width = Math.max(...Object.keys(values).map((name) => name.length));
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${`${name}:`.padEnd(width + 2)}${terminalText(value ?? '')}`)
    .join('\n');
}
