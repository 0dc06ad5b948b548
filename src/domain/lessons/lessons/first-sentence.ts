/** Returns the first sentence of an English text: up to a period, question mark or exclamation point that precedes a capital letter. */
export const firstSentence = (text: string): string =>
  /^.*?[.?!]["'”’]?(?=\s+["'“‘]?\p{Lu})/su.exec(text)?.[0] ?? text;
