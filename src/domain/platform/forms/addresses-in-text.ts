const words = /[^\s<>"',;]+/gu;

/** Whether a word contains an address: `x@y.z`, including the full-width characters of East Asian keyboards. Runs in linear time. */
function isAddress(word: string): boolean {
  const parts = word.normalize('NFKC').replaceAll('。', '.').split('@');
  return parts.some((domain, at) => {
    if (at === 0 || parts[at - 1] === '') return false;
    const dot = domain.indexOf('.', 1);
    return dot > 0 && dot < domain.length - 1;
  });
}

const hasSign = (text: string): boolean => /[@＠﹫]/u.test(text);

/** Replaces each word of a text that contains an email address. */
export const replaceAddresses = (text: string, replacement: (address: string) => string): string =>
  hasSign(text) ? text.replace(words, (word) => (isAddress(word) ? replacement(word) : word)) : text;

export const hasAddress = (text: string): boolean =>
  hasSign(text) && (text.match(words) ?? []).some(isAddress);
