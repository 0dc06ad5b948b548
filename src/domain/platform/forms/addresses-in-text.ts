const words = /[^\s<>"',;]+/gu;

/** Whether a word contains an address: `x@y.z`. Runs in linear time. */
function isAddress(word: string): boolean {
  const parts = word.split('@');
  return parts.some((domain, at) => {
    if (at === 0 || parts[at - 1] === '') return false;
    const dot = domain.indexOf('.', 1);
    return dot > 0 && dot < domain.length - 1;
  });
}

/** Replaces each word of a text that contains an email address. */
export const replaceAddresses = (text: string, replacement: (address: string) => string): string =>
  text.includes('@') ? text.replace(words, (word) => (isAddress(word) ? replacement(word) : word)) : text;

export const hasAddress = (text: string): boolean =>
  text.includes('@') && (text.match(words) ?? []).some(isAddress);
