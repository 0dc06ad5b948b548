/**
 * Returns the text without the characters at its end that match. It takes linear time, which `/x+$/` does not, and needs no lookbehind, which
 * Safari before 16.4 lacks.
 */
export function trimEnd(text: string, character: RegExp): string {
  const characters = Array.from(text);
  while (character.test(characters.at(-1) ?? '')) characters.pop();
  return characters.join('');
}
