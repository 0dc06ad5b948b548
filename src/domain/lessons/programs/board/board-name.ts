const letters = ['zvgpt', 'uoiea', 'zvgpt', 'uoiea', 'zvgpt'] as const;

/**
 * The five-letter name that every micro:bit has, such as `tipuv`.
 * @param serial the 32-bit serial number of the board's processor
 */
export function boardName(serial: number): string {
  let rest = serial >>> 0;
  let name = '';
  for (const group of letters) {
    name = (group[rest % 5] ?? '') + name;
    rest = Math.floor(rest / 5);
  }
  return name;
}

/** Returns the serial number from MicroPython's id: 8 bytes as hex. The last 4 bytes are the number, in little-endian order. */
export function serialIn(uniqueId: string): number | null {
  const bytes = /^[\da-f]{16}$/i.test(uniqueId) ? uniqueId.slice(8).match(/../g) : null;
  return bytes === null ? null : Number.parseInt(bytes.toReversed().join(''), 16);
}
