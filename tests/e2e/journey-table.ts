import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of the table in docs/journeys.md. */
export type Journey = {
  readonly name: string;
  /** NaN if the cell is not a number. */
  readonly maxClicks: number;
  /** The path of the browser test, relative to `tests/e2e`. */
  readonly spec: string;
};

const file = path.join(import.meta.dirname, '../../docs/journeys.md');

/** The journeys of docs/journeys.md, in its order. */
export const journeys: readonly Journey[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  // Skips the column names and the separator.
  .slice(2)
  .map(([, name = '', , , , maxClicks, spec = '']) => ({
    name,
    maxClicks: Number(maxClicks),
    spec: spec.replaceAll('`', ''),
  }));
