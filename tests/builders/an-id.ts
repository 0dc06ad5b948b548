/** Returns an id in the API's form, always the same for a name of at most twelve characters. */
export function anId(name: string): string {
  const digits = Buffer.from(name).toString('hex').padStart(24, '0');
  const [a, b, c, d] = [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8, 12), digits.slice(12)];
  return `0190${a}-${b}-${c}-8000-${d}`;
}
