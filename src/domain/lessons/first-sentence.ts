/** The first sentence of a text in English: up to a mark that ends one, where what follows begins with a capital. */
export const firstSentence = (text: string): string =>
  /^.*?[.?!]["'”’]?(?=\s+["'“‘]?\p{Lu})/su.exec(text)?.[0] ?? text;
