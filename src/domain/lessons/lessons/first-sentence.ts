/** Returns the first sentence of an English text: up to a final mark followed by a capital. */
export const firstSentence = (text: string): string =>
  /^.*?[.?!]["'”’]?(?=\s+["'“‘]?\p{Lu})/su.exec(text)?.[0] ?? text;
