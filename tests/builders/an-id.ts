/** Returns an id in the API's format. The same name, of at most twelve characters, always has the same id. */
export function anId(name: string): string {
  const digits = Buffer.from(name).toString('hex').padStart(24, '0');
  const [a, b, c, d] = [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8, 12), digits.slice(12)];
  return `0190${a}-${b}-${c}-8000-${d}`;
}
