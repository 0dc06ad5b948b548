/** Parses PostgreSQL's text of one column. */
export type ColumnParser = (text: string) => unknown;

/** `2026-11-21 06:54:34.123+00` to epoch milliseconds. */
function parseInstant(text: string): number {
  const ms = Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (Number.isNaN(ms)) throw new TypeError(`${text} is not a moment`);
  return ms;
}

/** What does not fit a number exactly throws, rather than being rounded in silence. */
function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

/** By the type's oid. The two drivers read these types differently by themselves. */
export const columnParsers: Readonly<Record<number, ColumnParser>> = {
  20: parseWholeNumber,
  1184: parseInstant,
};
