/** The code that an authenticator app shows for a key of the in-memory identity service; it never changes. */
export const authenticatorCode = (secret: string): string =>
  Array.from(secret.slice(-6), (letter) => String(letter.charCodeAt(0) % 10)).join('');

/** The key of a number, in the letters of such keys. */
export const authenticatorSecret = (number: number): string =>
  `BLOCKYARD${Array.from(String(number).padStart(6, '0'), (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? 'A').join('')}`;
