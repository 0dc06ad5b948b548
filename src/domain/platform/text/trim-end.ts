/**
 * Returns the text without the matching characters at its end. It runs in linear time, unlike `/x+$/`. It uses no lookbehind, because Safari before 16.4 does
 * not support it.
 */
export function trimEnd(text: string, character: RegExp): string {
  const characters = Array.from(text);
  while (character.test(characters.at(-1) ?? '')) characters.pop();
  return characters.join('');
}
