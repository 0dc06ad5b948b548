/** Right-to-left letters and digits, and the right-to-left mark. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Characters that override, embed or isolate the text direction; an unclosed one affects the text after it. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * What a person wrote (a name, an address), to stand within our own sentence: where it runs from right to left it is
 * isolated (Unicode UAX #9: FSI … PDI), so that neither turns the other; any other text stays as it is. For text that has
 * an element of its own there is `dir="auto"`.
 */
export function bidiIsolate(text: string): string {
  const plain = text.replace(turning, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
