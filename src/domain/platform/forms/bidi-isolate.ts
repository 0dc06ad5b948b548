const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Characters that override, embed or isolate the text direction; an unclosed one affects the text after it. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Isolates right-to-left user text (a name, an address) for use in our sentences (Unicode UAX #9: FSI … PDI), so that the text and the sentence do not change
 * each other's direction. Returns other text unchanged. Text in its own element uses `dir="auto"` instead.
 */
export function bidiIsolate(text: string): string {
  const plain = text.replace(turning, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
