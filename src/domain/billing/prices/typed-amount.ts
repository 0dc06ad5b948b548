/** Parses a typed amount of dollars (`$1,130.50`) to cents; NaN if it is invalid or has fractions of a cent. */
export function centsOf(typed: string): number {
  const [, whole = '', , fraction = ''] =
    /^\$?(\d{1,3}(,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === '' ? Number.NaN : Number(`${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`);
}
