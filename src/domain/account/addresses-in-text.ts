/** What an address cannot hold, and so what parts it from the words around it. */
const words = /[^\s<>"',;]+/gu;

/** Whether a word holds an address: something, `@`, something, `.`, something. Its time grows with its length and no faster. */
function isAddress(word: string): boolean {
  const parts = word.split('@');
  return parts.some((domain, at) => {
    if (at === 0 || parts[at - 1] === '') return false;
    const dot = domain.indexOf('.', 1);
    return dot > 0 && dot < domain.length - 1;
  });
}

/** Puts something else in the place of each word of a text that holds an address of mail. */
export const replaceAddresses = (text: string, replacement: (address: string) => string): string =>
  text.includes('@') ? text.replace(words, (word) => (isAddress(word) ? replacement(word) : word)) : text;

/** Whether a text holds an address of mail. */
export const hasAddress = (text: string): boolean =>
  text.includes('@') && (text.match(words) ?? []).some(isAddress);
