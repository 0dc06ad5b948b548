/** An amount of dollars as somebody types it (`$1,130.50`), in cents; not a number where it is none, or has parts of cents. */
export function centsOf(typed: string): number {
  const [, whole = '', , fraction = ''] =
    /^\$?(\d{1,3}(,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === '' ? Number.NaN : Number(`${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`);
}
