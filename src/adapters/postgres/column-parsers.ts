export type ColumnParser = (text: string) => unknown;

/** Parses `2026-11-21 06:54:34.123+00` to epoch milliseconds. */
function parseInstant(text: string): number {
  const ms = Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (Number.isNaN(ms)) throw new TypeError(`${text} is not a timestamp`);
  return ms;
}

/** Parses a number. Throws if it cannot be represented exactly, instead of rounding it. */
function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

/** Parsers by the type's OID. By default, the two drivers parse these types differently. */
export const columnParsers: Readonly<Record<number, ColumnParser>> = {
  20: parseWholeNumber,
  1184: parseInstant,
};
