import { foldText } from '#domain/platform/tables/fold-text.ts';

/** Returns a text in the format of its folded column, or null if folding removes all characters. */
export const foldedText = (text: string | null): string | null => foldText(text ?? '') || null;

export const escapedForLike = (folded: string): string => folded.replace(/[\\%_]/gu, String.raw`\$&`);

const foldedName = (firstName: string | null, lastName: string | null): string | null =>
  foldedText([firstName, lastName].filter((part) => part !== null && part !== '').join(' '));

/** Returns the columns of an account's name and the folded name. Each statement that writes a name must write both. */
export const namedColumns = ({
  firstName,
  lastName,
}: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}) => ({
  first_name: firstName,
  last_name: lastName,
  name_folded: foldedName(firstName, lastName),
});
